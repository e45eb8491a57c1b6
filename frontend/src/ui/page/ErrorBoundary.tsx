import { Component, useState, type ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { loadAnew } from '../load-code.ts';
import { ErrorState } from '../showing/ErrorState.tsx';
import { uiText } from '../ui.text.ts';

interface Props {
  /** A new value (the path) clears the error. */
  resetKey?: string;
  /** What else can be done about a screen that failed. */
  otherwise?: ReactNode;
  children: ReactNode;
}

interface State {
  failed: boolean;
  resetKey: string | undefined;
}

/** Keeps a screen's failure to that screen. A new version of the app is the usual cause, so Retry loads the page anew. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override render() {
    return this.state.failed ? <Failed otherwise={this.props.otherwise} /> : this.props.children;
  }
}

function Failed({ otherwise }: { otherwise: ReactNode }) {
  const t = useText(uiText);
  const [isAway, setIsAway] = useState(false);
  return (
    <ErrorState onRetry={async () => setIsAway(!(await loadAnew()))} otherwise={otherwise}>
      {t(isAway ? 'notReached' : 'screenFailed')}
    </ErrorState>
  );
}

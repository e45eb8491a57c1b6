import { Component, type ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { reloadIfOnline } from '../load-code.ts';
import { ErrorState } from '../showing/ErrorState.tsx';
import { uiEn } from '../ui.en.ts';

interface Props {
  /** A change (of the path) clears the error. */
  resetKey?: string;
  /** Other actions on a failed screen. */
  otherwise?: ReactNode;
  /** Replaces a failed part; null for an optional part. */
  instead?: null;
  /** A part of a screen, while the rest works. */
  isPart?: boolean;
  children: ReactNode;
}

interface State {
  failed: boolean;
  /** The retry could not reach the server. */
  isAway: boolean;
  resetKey: string | undefined;
}

/**
 * Limits a failure to this part of the page; the rest stays. Retry renders the part again. If its code no longer exists,
 * it fails again at once, and then the page reloads.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, isAway: false, resetKey: this.props.resetKey };

  private isRetry = false;

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failed: false, isAway: false, resetKey };
  }

  override componentDidUpdate() {
    if (!this.state.failed) this.isRetry = false;
  }

  override componentDidCatch() {
    if (!this.isRetry) return;
    this.isRetry = false;
    void reloadIfOnline().then((isReachable) => this.setState({ isAway: !isReachable }));
  }

  private readonly retry = () => {
    this.isRetry = true;
    this.setState({ failed: false });
  };

  override render() {
    const { children, instead, isPart = false, otherwise } = this.props;
    if (!this.state.failed) return children;
    if (instead === null) return null;
    const what = isPart ? 'partFailed' : 'screenFailed';
    return <Failed why={this.state.isAway ? 'notReached' : what} onRetry={this.retry} otherwise={otherwise} />;
  }
}

interface FailedProps {
  why: 'notReached' | 'partFailed' | 'screenFailed';
  onRetry: () => void;
  otherwise: ReactNode;
}

function Failed({ why, onRetry, otherwise }: FailedProps) {
  const t = useText(uiEn);
  return (
    <ErrorState onRetry={onRetry} otherwise={otherwise}>
      {t(why)}
    </ErrorState>
  );
}

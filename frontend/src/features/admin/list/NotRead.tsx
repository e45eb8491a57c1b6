import { isNotFound } from '../../../api/call-error.ts';
import { errorText } from '../../../api/error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ErrorState } from '../../../ui/showing/ErrorState.tsx';
import { adminText } from '../admin.text.ts';
import { NotThere } from '../NotThere.tsx';

interface Props {
  error: unknown;
  /** "This person could not be read" */
  failed: string;
  onRetry: () => unknown;
  onClose: () => void;
}

/** In a quick look whose thing could not be read: there is none, which no retry changes, or it failed. */
export function NotRead({ error, failed, onRetry, onClose }: Props) {
  if (isNotFound(error)) return <NotThere onClose={onClose} />;
  return (
    <ErrorState title={failed} onRetry={async () => void (await onRetry())}>
      {errorText(error)}
    </ErrorState>
  );
}

/** A quick look's heading, also until its thing is read, and when there is none. */
export function useTitleOf(name: string | undefined, error: unknown): string {
  const t = useText(adminText);
  return name ?? (isNotFound(error) ? t('notFound') : '…');
}

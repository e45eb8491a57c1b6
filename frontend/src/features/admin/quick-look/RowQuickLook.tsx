import type { ReactNode } from 'react';
import { isNotFound } from '../../../api/call-error.ts';
import { errorText } from '../../../api/error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ErrorState } from '../../../ui/showing/ErrorState.tsx';
import { Skeleton, SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { adminText } from '../admin.text.ts';
import { rowElementId } from '../list/row-look.ts';
import { NotFound } from './NotFound.tsx';
import { QuickLook, useRestoreFocus } from './QuickLook.tsx';

interface Props {
  /** The row's. */
  id: string;
  kicker: string;
  /** Undefined until the row is read. */
  title: string | undefined;
  facts: ReactNode;
  of: { error?: unknown; refetch: () => unknown };
  /** It was read, and there is none. */
  isMissing?: boolean;
  /** "This person could not be read" */
  failed: string;
  onClose: () => void;
  /** The row in full; nothing until it is read. */
  children: ReactNode;
}

/** A quick look at one row of a list: on its way, there, not there, or failed. */
export function RowQuickLook(props: Props) {
  const { id, kicker, title, facts, of, isMissing = isNotFound(of.error), failed, onClose, children } = props;
  const { error, refetch } = of;
  const t = useText(adminText);
  useRestoreFocus(rowElementId(id));
  return (
    <QuickLook
      kicker={kicker}
      title={title ?? (isMissing ? t('notFound') : '…')}
      // A line of badges is kept for them.
      facts={facts || (!error && !isMissing && <Skeleton className="h-5.5 w-28 rounded-pill" />)}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4 px-5 pb-6">
        {children || <NoRow {...{ isMissing, error, failed, onClose }} onRetry={refetch} />}
      </div>
    </QuickLook>
  );
}

function NoRow({ isMissing, ...row }: NotReadProps & { isMissing: boolean }) {
  if (isMissing) return <NotFound onClose={row.onClose} />;
  return row.error ? <NotRead {...row} /> : <SkeletonList rows={4} />;
}

interface NotReadProps {
  error: unknown;
  failed: string;
  onRetry: () => unknown;
  onClose: () => void;
}

/** There is none, which no retry changes, or reading it failed. */
export function NotRead({ error, failed, onRetry, onClose }: NotReadProps) {
  if (isNotFound(error)) return <NotFound onClose={onClose} />;
  return (
    <ErrorState title={failed} onRetry={async () => void (await onRetry())}>
      {errorText(error)}
    </ErrorState>
  );
}

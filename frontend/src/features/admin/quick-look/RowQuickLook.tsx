import type { ReactNode } from 'react';
import { isNotFound } from '../../../api/call-error.ts';
import { errorText } from '../../../api/error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ErrorState } from '../../../ui/showing/ErrorState.tsx';
import { Skeleton, SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { adminEn } from '../admin.en.ts';
import { rowElementId } from '../list/row-look.ts';
import { NotFound } from './NotFound.tsx';
import { QuickLook, useRestoreFocus } from './QuickLook.tsx';

interface Props {
  /** Row id. */
  id: string;
  kicker: string;
  /** undefined until the row is loaded. */
  title: string | undefined;
  facts: ReactNode;
  of: { error?: unknown; refetch: () => unknown };
  /** The row does not exist. */
  isMissing?: boolean;
  /** "This person could not be read" */
  failed: string;
  onClose: () => void;
  /** The loaded row; rendered only once it is loaded. */
  children: ReactNode;
}

/** Quick look at one row of a list: loading, loaded, not found or failed. */
export function RowQuickLook(props: Props) {
  const { id, kicker, title, facts, of, isMissing = isNotFound(of.error), failed, onClose, children } = props;
  const { error, refetch } = of;
  const t = useText(adminEn);
  useRestoreFocus(rowElementId(id));
  return (
    <QuickLook
      kicker={kicker}
      title={title ?? (isMissing ? t('notFound') : '…')}
      // Reserves one line of badges.
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

/** Not found, without a retry, or failed. */
export function NotRead({ error, failed, onRetry, onClose }: NotReadProps) {
  if (isNotFound(error)) return <NotFound onClose={onClose} />;
  return (
    <ErrorState title={failed} onRetry={async () => void (await onRetry())}>
      {errorText(error)}
    </ErrorState>
  );
}

import type { ReactNode } from 'react';
import { errorText } from '../../../api/error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { cx } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { adminEn } from '../admin.en.ts';

/** Result of a query hook. */
export interface ReadOf<Data> {
  data?: Data | undefined;
  currentData?: Data | undefined;
  error?: unknown;
  refetch: () => unknown;
}

interface Props {
  of: ReadOf<unknown>;
  children: ReactNode;
}

/** Marks the start of a list's pages. */
export const LIST = 'data-list';

/** Keeps the previous rows, dimmed, during a fetch, and shows a note if it fails. */
export function TableFrame({ of: { data, currentData, error, refetch }, children }: Props) {
  const waiting = currentData === undefined;
  const stale = data !== undefined;
  return (
    <>
      {stale && error !== undefined && <OutOfDate error={error} onRetry={refetch} />}
      <div
        {...{ [LIST]: '' }}
        tabIndex={-1}
        aria-busy={waiting && error === undefined}
        className={cx('scroll-mt-4 rounded-16', stale && waiting && 'opacity-60')}
      >
        {children}
      </div>
    </>
  );
}

/** Above rows that are stale because the refetch failed. */
function OutOfDate({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const t = useText(adminEn);
  const again = async () => void (await onRetry());
  return (
    <Note
      tone="error"
      title={t('refreshFailed')}
      className="mb-3"
      action={
        <Button variant="outline" size={36} onClick={again}>
          {t('retry')}
        </Button>
      }
    >
      {errorText(error)}
    </Note>
  );
}

import type { ReactNode } from 'react';
import { errorText } from '../../../api/error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { cx } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { adminText } from '../admin.text.ts';

/** What a query's hook gives. */
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

/** Marks what a list's pages begin with. */
export const LIST = 'data-list';

/** A table's partial states: the old rows stay, paler, while others are fetched, and with a note when that failed. */
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

/** Over what is still shown although it could not be read anew. */
function OutOfDate({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const t = useText(adminText);
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

import type { ReactNode } from 'react';
import { errorText } from '../../../api/error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { ErrorState } from '../../../ui/showing/ErrorState.tsx';
import { Loading, Skeleton } from '../../../ui/showing/Skeleton.tsx';
import { adminEn } from '../admin.en.ts';

interface Read {
  of: { error?: unknown; refetch: () => unknown };
  rows: readonly unknown[] | undefined;
  page?: { total: number; capped?: boolean | undefined } | undefined;
  failed: string;
  empty: ReactNode;
  columns: number;
  /** Clears the filters; null if none is set. */
  onClear: (() => void) | null;
}

/**
 * Placeholder for a table's rows: loading, failed or empty; undefined if there are rows. A page beyond the last is
 * not an empty list: its pagination redirects to the last page.
 */
export function tablePlaceholder({ of, rows, page, failed, empty, columns, onClear }: Read): ReactNode {
  if (rows && rows.length > 0) return undefined;
  if (rows && !page?.total) return onClear ? <NothingMatches capped={page?.capped} onClear={onClear} /> : empty;
  if (of.error)
    return (
      <ErrorState title={failed} onRetry={async () => void (await of.refetch())}>
        {errorText(of.error)}
      </ErrorState>
    );
  return <TableSkeleton columns={columns} />;
}

/** No row matches the filters; a button clears them. In a capped list, rows that were not searched might match. */
function NothingMatches({ capped, onClear }: { capped: boolean | undefined; onClear: () => void }) {
  const t = useText(adminEn);
  return (
    <EmptyState
      title={t('nothingMatches')}
      action={
        <Button variant="outline" size={44} onClick={onClear}>
          {t('clearFilters')}
        </Button>
      }
    >
      {t(capped ? 'nothingMatchesCapped' : 'nothingMatchesHint')}
    </EmptyState>
  );
}

const ROWS = 12;
const widths = ['w-4/5', 'w-3/5', 'w-2/3', 'w-1/2'];

function TableSkeleton({ columns }: { columns: number }) {
  return (
    <Loading>
      <div className="hidden h-9 rounded-t-16 bg-sunken md:block" />
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className="flex h-17 items-center gap-4 border-t border-line px-4 first:border-0 md:h-11">
          {Array.from({ length: columns }, (__, column) => (
            <span key={column} className={column > 2 ? 'hidden flex-1 md:block' : 'flex-1'}>
              <Skeleton className={`h-3.5 ${widths[(row + column) % widths.length] ?? ''}`} />
            </span>
          ))}
        </div>
      ))}
    </Loading>
  );
}

import type { ReactNode } from 'react';
import { errorText } from '../../../api/error-text.ts';
import { ErrorState } from '../../../ui/showing/ErrorState.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';

interface Read {
  rows: readonly unknown[] | undefined;
  /** How many there are on all pages. */
  total?: number | undefined;
  error?: unknown;
  refetch: () => unknown;
}

interface Words {
  /** "The audit log could not be read" */
  failed: string;
  /** An EmptyState. */
  empty: ReactNode;
  columns?: number;
}

/**
 * What stands where a table's rows would be: on its way, failed, nothing; undefined when there are rows. A page beyond
 * the last has none, yet the list is not empty: its pages lead to the last one.
 */
export function insteadOfRows({ rows, total, error, refetch }: Read, { failed, empty, columns }: Words): ReactNode {
  if (rows && rows.length > 0) return undefined;
  if (rows && !total) return empty;
  if (error)
    return (
      <ErrorState title={failed} onRetry={async () => void (await refetch())}>
        {errorText(error)}
      </ErrorState>
    );
  return <TableSkeleton rows={12} {...(columns ? { columns } : {})} />;
}

import type { ReactNode } from 'react';
import { OutOfDate } from './OutOfDate.tsx';

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

/** A table's partial states: the old rows stay, paler, while others are fetched, and with a note when that failed. */
export function TableFrame({ of: { data, currentData, error, refetch }, children }: Props) {
  const waiting = currentData === undefined;
  const stale = data !== undefined;
  return (
    <>
      {stale && error !== undefined && <OutOfDate error={error} onRetry={refetch} />}
      <div aria-busy={waiting && error === undefined} className={stale && waiting ? 'opacity-60' : undefined}>{children}</div>
    </>
  );
}

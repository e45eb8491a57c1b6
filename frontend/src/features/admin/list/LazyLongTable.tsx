import { use, useEffect } from 'react';
import type { LongTable, LongTableProps } from './LongTable.tsx';

type Code = { LongTable: typeof LongTable };

let loading: Promise<Code> | undefined;

function loaded(): Promise<Code> {
  loading ??= import('./LongTable.tsx').catch((error: unknown) => {
    // The next attempt asks anew.
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Its code is on its way while the first rows are. */
export function usePreloadedLongTable(): void {
  // What fails here is asked for again, and said, when the rows are there.
  useEffect(() => void loaded().catch(() => {}), []);
}

/** Comes with the first of the admin's lists. `lazy` would forget what the rows are. */
export function LazyLongTable<Row>(props: LongTableProps<Row>) {
  const { LongTable: Table } = use(loaded());
  return <Table {...props} />;
}

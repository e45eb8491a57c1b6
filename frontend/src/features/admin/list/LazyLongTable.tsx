import { use, useEffect } from 'react';
import type { LongTable, LongTableProps } from './LongTable.tsx';

type Code = { LongTable: typeof LongTable };

let loading: Promise<Code> | undefined;

function loaded(): Promise<Code> {
  loading ??= import('./LongTable.tsx').catch((error: unknown) => {
    // The next attempt imports again.
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Loads the table's code in parallel with the first rows. */
export function usePreloadedLongTable(): void {
  // A failure here is ignored: the table loads again and reports it when the rows are there.
  useEffect(() => void loaded().catch(() => {}), []);
}

/** Loads LongTable on first use. `lazy` would lose the row type parameter. */
export function LazyLongTable<Row>(props: LongTableProps<Row>) {
  const { LongTable: Table } = use(loaded());
  return <Table {...props} />;
}

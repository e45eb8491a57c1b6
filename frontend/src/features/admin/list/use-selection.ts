import { useState } from 'react';

export interface Selection<Row> {
  /** Those of the page that may be chosen. */
  possible: readonly Row[];
  chosen: readonly Row[];
  has: (id: string) => boolean;
  choose: (changed: readonly Row[], on: boolean) => void;
  clear: () => void;
}

/** Rows chosen for one action together; those that leave the page, or may not be acted on any more, are let go. */
export function useSelection<Row extends { id: string }>(
  rows: readonly Row[] | undefined,
  isPossible: (row: Row) => boolean,
): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const possible = (rows ?? []).filter(isPossible);
  const chosen = possible.filter(({ id }) => ids.has(id));

  function choose(changed: readonly Row[], on: boolean): void {
    const rest = chosen.filter((one) => !changed.includes(one));
    setIds(new Set([...rest, ...(on ? changed : [])].map(({ id }) => id)));
  }

  return { possible, chosen, has: (id) => chosen.some((one) => one.id === id), choose, clear: () => setIds(new Set()) };
}

import { useState } from 'react';

export interface Selection<Row> {
  /** Those in view that may be chosen. */
  possible: readonly Row[];
  chosen: readonly Row[];
  has: (id: string) => boolean;
  choose: (changed: readonly Row[], on: boolean) => void;
  clear: () => void;
}

type Chosen<Row> = { list: string | undefined; rows: ReadonlyMap<string, Row> };

/**
 * Rows chosen for one action together; those that may not be acted on any more are let go. `list` names a list that is
 * read as it is scrolled through: what is chosen in it stays so out of view. Of any other, what leaves it is let go.
 */
export function useSelection<Row extends { id: string }>(
  rows: readonly Row[] | undefined,
  isPossible: (row: Row) => boolean,
  list?: string,
): Selection<Row> {
  const [kept, setKept] = useState<Chosen<Row>>({ list, rows: new Map() });
  const possible = (rows ?? []).filter(isPossible);
  const chosen = stillChosen(kept.list === list ? kept.rows : new Map(), {
    rows,
    possible,
    isLong: list !== undefined,
  });
  const ids = new Set(chosen.map(({ id }) => id));

  function choose(changed: readonly Row[], on: boolean): void {
    const without = new Set(changed.map(({ id }) => id));
    const rest = chosen.filter(({ id }) => !without.has(id));
    setKept({ list, rows: new Map([...rest, ...(on ? changed : [])].map((row) => [row.id, row])) });
  }

  return { possible, chosen, has: (id) => ids.has(id), choose, clear: () => setKept({ list, rows: new Map() }) };
}

interface Now<Row> {
  rows: readonly Row[] | undefined;
  possible: readonly Row[];
  isLong: boolean;
}

/** As they are known now. */
function stillChosen<Row extends { id: string }>(
  chosen: ReadonlyMap<string, Row>,
  { rows, possible, isLong }: Now<Row>,
): Row[] {
  const now = new Map(possible.map((row) => [row.id, row]));
  const inView = new Set(rows?.map(({ id }) => id));
  return [...chosen.values()].flatMap((row) => now.get(row.id) ?? (isLong && !inView.has(row.id) ? [row] : []));
}

import { useState } from 'react';

export interface Selection<Row> {
  /** Visible rows that can be selected. */
  possible: readonly Row[];
  chosen: readonly Row[];
  has: (id: string) => boolean;
  choose: (changed: readonly Row[], on: boolean) => void;
  clear: () => void;
}

type Chosen<Row> = { list: string | undefined; rows: ReadonlyMap<string, Row> };

/**
 * Rows selected for a bulk action; rows whose action is no longer allowed are deselected. `list` identifies a list
 * with pages, whose selected rows stay selected on other pages. In any other list, rows that leave it are deselected.
 */
export function useSelection<Row extends { id: string }>(
  rows: readonly Row[] | undefined,
  isPossible: (row: Row) => boolean,
  list?: string,
): Selection<Row> {
  const [kept, setKept] = useState<Chosen<Row>>({ list, rows: new Map() });
  const possible = (rows ?? []).filter(isPossible);
  const chosen = currentSelection(kept.list === list ? kept.rows : new Map(), {
    rows,
    possible,
    hasPages: list !== undefined,
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
  hasPages: boolean;
}

/** In their current version. */
function currentSelection<Row extends { id: string }>(
  chosen: ReadonlyMap<string, Row>,
  { rows, possible, hasPages }: Now<Row>,
): Row[] {
  const now = new Map(possible.map((row) => [row.id, row]));
  const inView = new Set(rows?.map(({ id }) => id));
  return [...chosen.values()].flatMap((row) => now.get(row.id) ?? (hasPages && !inView.has(row.id) ? [row] : []));
}

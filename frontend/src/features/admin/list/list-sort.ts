/** Sort order of a list in its address: `amount`, or `-amount` for descending. */

/** Kind of a column's values; determines the first sort direction. */
export type SortKind = 'text' | 'number' | 'time';

export interface SortedBy {
  /** A column's id. */
  column: string;
  down: boolean;
}

/** null: the list's default order. */
export function sortedBy(sort: string | null): SortedBy | null {
  if (!sort) return null;
  const down = sort.startsWith('-');
  return { column: down ? sort.slice(1) : sort, down };
}

export function sortParam({ column, down }: SortedBy): string {
  return down ? `-${column}` : column;
}

/** Text ascending, numbers and times descending first; then the other direction, then the default order. */
export function nextSort(now: SortedBy | null, column: string, kind: SortKind): string | null {
  const first = kind !== 'text';
  if (now?.column !== column) return sortParam({ column, down: first });
  return now.down === first ? sortParam({ column, down: !first }) : null;
}

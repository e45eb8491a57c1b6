/** By what a list is sorted, as its address says it: `amount`, or `-amount` from the greatest down. */

/** What a column holds: which way round is asked for first. */
export type SortKind = 'text' | 'number' | 'time';

export interface SortedBy {
  /** A column's id. */
  column: string;
  down: boolean;
}

/** null for the order that the list has by itself. */
export function sortedBy(sort: string | null): SortedBy | null {
  if (!sort) return null;
  const down = sort.startsWith('-');
  return { column: down ? sort.slice(1) : sort, down };
}

export function sortParam({ column, down }: SortedBy): string {
  return down ? `-${column}` : column;
}

/** Names from A, numbers and times from the greatest; pressed again the other way round, and then as it was. */
export function nextSort(now: SortedBy | null, column: string, kind: SortKind): string | null {
  const first = kind !== 'text';
  if (now?.column !== column) return sortParam({ column, down: first });
  return now.down === first ? sortParam({ column, down: !first }) : null;
}

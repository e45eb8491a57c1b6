/** Which rows of a long list are drawn, and which pages they are on. */

interface Sight {
  /** The rows in sight, from 0. */
  startIndex: number;
  endIndex: number;
}

/** What is in sight, some rows beyond it, and the one that has the focus, wherever it is: the focus isn't lost by scrolling. */
export function drawnWith(
  { startIndex, endIndex, overscan, count }: Sight & { overscan: number; count: number },
  focused: number | null,
): number[] {
  const first = Math.max(0, startIndex - overscan);
  const last = Math.min(count - 1, endIndex + overscan);
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, nth) => first + nth);
  if (focused === null || focused >= count || (focused >= first && focused <= last)) return rows;
  return focused < first ? [focused, ...rows] : [...rows, focused];
}

/** Pages count from 1. */
export function pagesOfRows(rows: readonly number[], limit: number): number[] {
  return [...new Set(rows.map((index) => Math.floor(index / limit) + 1))];
}

/** The page that one is on: that of the first row in sight; the last, when the list's end is in sight and its beginning isn't. */
export function pageAt({ startIndex, endIndex, total, limit }: Sight & { total: number; limit: number }): number {
  const isAtEnd = startIndex > 0 && endIndex >= total - 1;
  return Math.floor((isAtEnd ? total - 1 : startIndex) / limit) + 1;
}

/** Rendered rows of a long list, and their pages. */

interface Sight {
  /** Visible rows, from 0. */
  startIndex: number;
  endIndex: number;
}

/** Visible rows, a margin, and the focused row, so that scrolling does not lose the focus. */
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

/** Page of the first visible row; the last page if the list's end is visible and its beginning is not. */
export function pageAt({ startIndex, endIndex, total, limit }: Sight & { total: number; limit: number }): number {
  const isAtEnd = startIndex > 0 && endIndex >= total - 1;
  return Math.floor((isAtEnd ? total - 1 : startIndex) / limit) + 1;
}

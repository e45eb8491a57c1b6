/** Marks what the keyboard moves between: a row of a table, its card, an entry of a list; with OPENS, a press on it opens it. */
export const ROW = 'data-row';
export const OPENS = 'opens';

export function markOf(onRow: unknown) {
  return { [ROW]: onRow ? OPENS : '' };
}

/** Marks elements between which the row keys move: a table row, its card or a list entry. OPENS: a press opens it. */
export const ROW = 'data-row';
export const OPENS = 'opens';

export function markOf(onRow: unknown) {
  return { [ROW]: onRow ? OPENS : '' };
}

/** Texts of sortable lists. */
export const sortingEn = {
  move: 'Move “{name}”',
  howToMove:
    'Press the space bar to pick it up, the arrow keys to move it, space again to drop it, Escape to leave it where it was.',
  lifted: 'Picked up “{name}”, number {place} of {count}',
  isAt: '“{name}” is now number {place} of {count}',
  dropped: 'Dropped “{name}” at number {place} of {count}',
  putBack: '“{name}” is back where it was',
};

/** What is beside one that goes away: the one after it, else the one before; undefined: none is left. */
export function beside<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[index + 1] ?? items[index - 1];
}

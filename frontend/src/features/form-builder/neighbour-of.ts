/** Neighbour of a removed item: the next, else the previous; undefined if the list becomes empty. */
export function neighbourOf<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[index + 1] ?? items[index - 1];
}

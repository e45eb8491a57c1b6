/** The list with the one of that id at the place `to`, counted from 0. */
export function moved<Item extends { id: string }>(items: readonly Item[], id: string, to: number): Item[] {
  const item = items.find((one) => one.id === id);
  return item ? items.filter((one) => one !== item).toSpliced(to, 0, item) : [...items];
}

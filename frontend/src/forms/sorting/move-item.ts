/** Moves the item of that id to index `to`. */
export function moveItem<Item extends { id: string }>(items: readonly Item[], id: string, to: number): Item[] {
  const item = items.find((one) => one.id === id);
  return item ? items.filter((one) => one !== item).toSpliced(to, 0, item) : [...items];
}

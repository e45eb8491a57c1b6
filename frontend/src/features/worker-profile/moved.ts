/** Moves an item forward (-1) or back (1); unchanged at either end. */
export function moved<Item>(items: readonly Item[], index: number, by: -1 | 1): Item[] {
  const to = index + by;
  const [one, other] = [items[index], items[to]];
  if (one === undefined || other === undefined) return [...items];
  return items.map((item, place) => {
    if (place === index) return other;
    return place === to ? one : item;
  });
}

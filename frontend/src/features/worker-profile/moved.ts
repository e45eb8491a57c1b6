/** The list with one of it a place forward (-1) or back (1); where there is no such place, as it was. */
export function moved<Item>(items: readonly Item[], index: number, by: -1 | 1): Item[] {
  const to = index + by;
  const [one, other] = [items[index], items[to]];
  if (one === undefined || other === undefined) return [...items];
  return items.map((item, place) => {
    if (place === index) return other;
    return place === to ? one : item;
  });
}

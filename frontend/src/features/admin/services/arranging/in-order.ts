/** The list with those of these ids in that order, in the places that they have among the others. */
export function inOrder<Item extends { id: string }>(items: readonly Item[], ids: readonly string[]): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const ordered = ids.flatMap((id) => byId.get(id) ?? []).values();
  const moving = new Set(ids);
  return items.map((item) => (moving.has(item.id) ? (ordered.next().value ?? item) : item));
}

/** Reorders the items with these ids among their own positions; the other items stay. */
export function inOrder<Item extends { id: string }>(items: readonly Item[], ids: readonly string[]): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const ordered = ids.flatMap((id) => byId.get(id) ?? []).values();
  const moving = new Set(ids);
  return items.map((item) => (moving.has(item.id) ? (ordered.next().value ?? item) : item));
}

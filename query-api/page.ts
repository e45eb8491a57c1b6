import type { List } from '#contracts/fields.ts';
import type { Where } from '#infra/eventing/documents/port.ts';

export type Page = { page: number; limit: number };

/** What a search found; `capped` when more matches than it looked at. */
export type FoundUpTo<Item> = { found: Item[]; capped: boolean };

export function skipOf({ page, limit }: Page): { skip: number; limit: number } {
  return { skip: (page - 1) * limit, limit };
}

/** One page of a list that is in memory, all of it or what was looked at. */
export function pageOf<Item>(all: readonly Item[], { page, limit }: Page, capped = false): List<Item> {
  const { skip } = skipOf({ page, limit });
  return { items: all.slice(skip, skip + limit), page, limit, total: all.length, ...saysCapped(capped) };
}

/** What an answer says of a list with more in it than were looked at; nothing of any other. */
export function saysCapped(capped: boolean | undefined): { capped?: true } {
  return capped ? { capped: true } : {};
}

/** One more is asked for than may be found, which tells whether there is more. */
export async function findUpTo<Item>(
  atMost: number,
  find: (limit: number) => Promise<readonly Item[]>,
): Promise<FoundUpTo<Item>> {
  const found = await find(atMost + 1);
  return { found: found.slice(0, atMost), capped: found.length > atMost };
}

/** What several searches found, each thing once. */
export function joined<Item extends { id: string }>(parts: readonly FoundUpTo<Item>[]): FoundUpTo<Item> {
  const byId = new Map(parts.flatMap(({ found }) => found.map((one) => [one.id, one] as const)));
  return { found: [...byId.values()], capped: parts.some(({ capped }) => capped) };
}

/** What lists have in common. */
export function inAll<Item>([first = [], ...others]: readonly (readonly Item[])[]): Item[] {
  const sets = others.map((other) => new Set(other));
  return first.filter((one) => sets.every((other) => other.has(one)));
}

/** A list's filter and one way of a search, of which both may name whom they want: those who are named by both. */
export function both(where: Where, way: Where): Where {
  const [field = ''] = Object.keys(way);
  const [filtered, wanted] = [where[field], way[field]];
  if (!filtered || !wanted || !('in' in filtered) || !('in' in wanted)) return { ...where, ...way };
  return { ...where, [field]: { in: wanted.in.filter((one) => filtered.in.includes(one)) } };
}

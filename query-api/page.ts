import type { List } from '#contracts/fields.ts';
import type { Where } from '#infra/eventing/documents.ts';

export type Page = { page: number; limit: number };

/** Results of a search; `capped` when more match than were examined. */
export type FoundUpTo<Item> = { found: Item[]; capped: boolean };

export function skipOf({ page, limit }: Page): { skip: number; limit: number } {
  return { skip: (page - 1) * limit, limit };
}

/** One page of a list in memory, which may be capped. */
export function pageOf<Item>(all: readonly Item[], { page, limit }: Page, capped = false): List<Item> {
  const { skip } = skipOf({ page, limit });
  return { items: all.slice(skip, skip + limit), page, limit, total: all.length, ...cappedMark(capped) };
}

/** Marks an answer as capped. */
export function cappedMark(capped: boolean | undefined): { capped?: true } {
  return capped ? { capped: true } : {};
}

/** Requests one more than allowed, to detect further matches. */
export async function findUpTo<Item>(
  atMost: number,
  find: (limit: number) => Promise<readonly Item[]>,
): Promise<FoundUpTo<Item>> {
  const found = await find(atMost + 1);
  return { found: found.slice(0, atMost), capped: found.length > atMost };
}

/** Merges the results of several searches without duplicates. */
export function joined<Item extends { id: string }>(parts: readonly FoundUpTo<Item>[]): FoundUpTo<Item> {
  const byId = new Map(parts.flatMap(({ found }) => found.map((one) => [one.id, one] as const)));
  return { found: [...byId.values()], capped: parts.some(({ capped }) => capped) };
}

/** The intersection of lists. */
export function inAll<Item>([first = [], ...others]: readonly (readonly Item[])[]): Item[] {
  const sets = others.map((other) => new Set(other));
  return first.filter((one) => sets.every((other) => other.has(one)));
}

/** Combines a list's filter with a search condition on the same field: both must hold. */
export function both(where: Where, way: Where): Where {
  const [field = ''] = Object.keys(way);
  const [filtered, wanted] = [where[field], way[field]];
  if (!filtered || !wanted || !('in' in filtered) || !('in' in wanted)) return { ...where, ...way };
  return { ...where, [field]: { in: wanted.in.filter((one) => filtered.in.includes(one)) } };
}

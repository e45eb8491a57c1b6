import type { List } from '#contracts/fields.ts';

export type Page = { page: number; limit: number };

export function skipOf({ page, limit }: Page): { skip: number; limit: number } {
  return { skip: (page - 1) * limit, limit };
}

/** One page of a list that is in memory. */
export function pageOf<Item>(all: readonly Item[], { page, limit }: Page): List<Item> {
  const { skip } = skipOf({ page, limit });
  return { items: all.slice(skip, skip + limit), page, limit, total: all.length };
}

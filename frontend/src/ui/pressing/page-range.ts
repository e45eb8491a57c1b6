/** How many pages a list has, counted from 1; an empty one has one. */
export function pagesOf(limit: number, total: number): number {
  return Math.max(1, Math.ceil(total / limit));
}

/** The first and the last thing on a page, counted from 1. A page beyond the last is taken for the last. */
export function rangeOf(asked: number, limit: number, total: number): { page: number; from: number; to: number } {
  const page = Math.min(asked, pagesOf(limit, total));
  return { page, from: Math.min(total, (page - 1) * limit + 1), to: Math.min(total, page * limit) };
}

/** What follows a number that is the least that there are: "500+". */
export function plusOf(capped: boolean | undefined): string {
  return capped ? '+' : '';
}

/** Number of pages of a list, at least 1. */
export function pagesOf(limit: number, total: number): number {
  return Math.max(1, Math.ceil(total / limit));
}

/** First and last item of a page, from 1. A page beyond the last counts as the last. */
export function rangeOf(asked: number, limit: number, total: number): { page: number; from: number; to: number } {
  const page = Math.min(asked, pagesOf(limit, total));
  return { page, from: Math.min(total, (page - 1) * limit + 1), to: Math.min(total, page * limit) };
}

/** Suffix of a minimum count: "500+". */
export function plusOf(capped: boolean | undefined): string {
  return capped ? '+' : '';
}

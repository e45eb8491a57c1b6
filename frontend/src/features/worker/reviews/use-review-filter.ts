import { useState } from 'react';

const PAGE_SIZE = 10;

/** Filter of the reviews; a change returns to the first page. */
export function useReviewFilter() {
  const [{ stars, service, page }, set] = useState({ stars: '', service: '', page: 1 });
  return {
    stars,
    service,
    query: { page, limit: PAGE_SIZE, ...(stars && { stars: Number(stars) }), ...(service && { service }) },
    isNarrowed: stars !== '' || service !== '',
    narrow: (change: { stars?: string; service?: string }) => set({ stars, service, ...change, page: 1 }),
    goTo: (next: number) => set({ stars, service, page: next }),
    reset: () => set({ stars: '', service: '', page: 1 }),
  };
}
export type ReviewFilter = ReturnType<typeof useReviewFilter>;

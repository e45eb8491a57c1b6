import { expect, it } from 'vitest';
import { drawnWith, pageAt, pagesOfRows } from './long-list.ts';

const sight = { startIndex: 100, endIndex: 104, overscan: 2, count: 100_000 };

it('renders the visible rows, a margin and the focused row', () => {
  expect(drawnWith(sight, null)).toEqual([98, 99, 100, 101, 102, 103, 104, 105, 106]);
  expect(drawnWith(sight, 101)).toEqual(drawnWith(sight, null));
  expect(drawnWith(sight, 3)[0]).toBe(3);
  expect(drawnWith(sight, 9000).at(-1)).toBe(9000);
  expect(drawnWith(sight, 100_000)).toEqual(drawnWith(sight, null));
});

it('renders nothing beyond either end', () => {
  expect(drawnWith({ startIndex: 0, endIndex: 2, overscan: 5, count: 3 }, null)).toEqual([0, 1, 2]);
  expect(drawnWith({ startIndex: 0, endIndex: 0, overscan: 5, count: 0 }, null)).toEqual([]);
});

it('computes the pages of rows, and the current page', () => {
  expect(pagesOfRows([3, 98, 99, 100, 149, 150], 50)).toEqual([1, 2, 3, 4]);
  const on = (startIndex: number, endIndex: number) => pageAt({ startIndex, endIndex, total: 120, limit: 50 });
  expect([on(0, 20), on(49, 70), on(50, 70)]).toEqual([1, 1, 2]);
  // The last page is too short to be aligned at the top.
  expect(on(95, 119)).toBe(3);
  expect(pageAt({ startIndex: 0, endIndex: 5, total: 6, limit: 50 })).toBe(1);
});

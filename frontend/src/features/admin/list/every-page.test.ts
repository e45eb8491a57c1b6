import { expect, it } from 'vitest';
import { everyPage } from './every-page.ts';

const rows = (count: number, from = 0) => Array.from({ length: count }, (_, nth) => ({ id: `e${from + nth}` }));
type Answer = { items: { id: string }[]; total: number; capped?: true };

/** Of a list whose pages are these, and then none. */
const exported = async (...pages: Answer[]) => {
  const { rows: found, more } = await everyPage(async ({ page }) => pages[page - 1] ?? { items: [], total: 0 });
  return [found.length, more];
};

it('goes on behind a page that is short, for what is left out of it is no end', async () => {
  expect(await exported({ items: rows(99), total: 150 }, { items: rows(50, 100), total: 150 })).toEqual([149, false]);
});

it('keeps a row that moved to the next page once', async () => {
  expect(await exported({ items: rows(100), total: 150 }, { items: rows(51, 99), total: 151 })).toEqual([150, false]);
});

it('says when more match than were looked at, and when it stops before the end', async () => {
  expect(await exported({ items: rows(3), total: 3, capped: true })).toEqual([3, true]);
  const pages = (total: number) => Array.from({ length: 100 }, (_, nth) => ({ items: rows(100, nth * 100), total }));
  expect(await exported(...pages(10_001))).toEqual([10_000, true]);
  expect(await exported(...pages(10_000))).toEqual([10_000, false]);
});

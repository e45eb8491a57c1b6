import '../../../browser/testing/fake-browser.ts';
import { expect, it, vi } from 'vitest';
import type { AuditRow } from '#contracts/views/platform-audit.ts';
import type { AppDispatch } from '../../../api/app-dispatch.ts';
import { filteredRows } from './export-audit.ts';

vi.mock('../../../ui/over-the-page/toast.ts', () => ({ showToast: () => {} }));

const row = (position: number) => ({ id: `e${position}`, position }) as AuditRow;
const rows = (count: number, from = 0) => Array.from({ length: count }, (_, nth) => row(from + nth));
type Answer = { items: AuditRow[]; total: number; capped?: true };

/** Answers the pages one after the other, then none. */
function answering(...pages: Answer[]): AppDispatch {
  let next = 0;
  return (() => ({ unwrap: async () => pages[next++] ?? { items: [], total: 0 } })) as AppDispatch;
}

const exported = async (...pages: Answer[]) => {
  const { rows: found, more } = await filteredRows(answering(...pages), { page: 1, limit: 50 });
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

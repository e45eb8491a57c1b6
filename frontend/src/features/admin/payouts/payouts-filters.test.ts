import { describe, expect, it } from 'vitest';
import { payoutCalls } from '#contracts/calls/payout.ts';
import { readAddress } from '../list/list-address.ts';
import { fridayFilter, fridayInSight, paydayOf, tabFilter } from './payouts-filters.ts';

const filters = { q: { asks: 'q' }, friday: fridayFilter, status: tabFilter } as const;

const asked = (address: string) =>
  readAddress(payoutCalls.listPayouts, filters, { params: new URLSearchParams(address), today: '2026-11-25' }).query;

describe('payout filters in the address', () => {
  it('default to the latest payday', () => {
    expect(asked('')).toEqual({ page: 1, friday: '2026-11-20' });
    expect(asked('friday=yesterday&status=nonsense')).toEqual({ page: 1, friday: '2026-11-20' });
  });

  it('select another Friday or all of them, in one status', () => {
    expect(asked('friday=2026-11-27&status=accruing')).toEqual({ page: 1, friday: '2026-11-27', status: 'accruing' });
    expect(asked('friday=all&q=jun&page=2')).toEqual({ page: 2, q: 'jun' });
  });
});

it.each([
  ['2026-11-19', '2026-11-13'],
  ['2026-11-20', '2026-11-20'],
  ['2026-11-21', '2026-11-20'],
  ['2026-11-26', '2026-11-20'],
])('finds the payday of %s: %s', (today, payday) => {
  expect(paydayOf(today)).toBe(payday);
});

it.each([
  ['2026-11-19', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
  ['2026-11-21', '2026-11-27'],
])('finds the Friday that a dashboard shows on %s: %s', (today, friday) => {
  expect(fridayInSight(today)).toBe(friday);
});

import { describe, expect, it } from 'vitest';
import { fridayInSight, paydayOf, payoutsFilters, payoutsQuery } from './payouts-filters.ts';

const asked = (address: string, today = '2026-11-25') =>
  payoutsQuery(payoutsFilters(new URLSearchParams(address), today));

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

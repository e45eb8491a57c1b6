import { describe, expect, it } from 'vitest';
import { fridayInSight, paydayOf, payoutsFilters, payoutsQuery } from './payouts-filters.ts';

const asked = (address: string, today = '2026-11-25') =>
  payoutsQuery(payoutsFilters(new URLSearchParams(address), today));

describe('what the address asks for', () => {
  it('is usually the latest payday', () => {
    expect(asked('')).toEqual({ page: 1, friday: '2026-11-20' });
    expect(asked('friday=yesterday&status=nonsense')).toEqual({ page: 1, friday: '2026-11-20' });
  });

  it('may be another Friday, or all of them, in one status', () => {
    expect(asked('friday=2026-11-27&status=accruing')).toEqual({ page: 1, friday: '2026-11-27', status: 'accruing' });
    expect(asked('friday=all&q=jun&page=2')).toEqual({ page: 2, q: 'jun' });
  });
});

it.each([
  ['2026-11-19', '2026-11-13'],
  ['2026-11-20', '2026-11-20'],
  ['2026-11-21', '2026-11-20'],
  ['2026-11-26', '2026-11-20'],
])('the payday of %s is %s', (today, payday) => {
  expect(paydayOf(today)).toBe(payday);
});

it.each([
  ['2026-11-19', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
  ['2026-11-21', '2026-11-27'],
])('a dashboard of %s looks at %s', (today, friday) => {
  expect(fridayInSight(today)).toBe(friday);
});

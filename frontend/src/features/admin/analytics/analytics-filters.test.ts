import { expect, it } from 'vitest';
import { analyticsFilters, rangeChange, spanWith } from './analytics-filters.ts';

const TODAY = '2026-11-24';
const filters = (address: string) => analyticsFilters(new URLSearchParams(address), TODAY);

it('defaults to the last 30 whole days by day, compared with the days before', () => {
  expect(filters('')).toEqual({ from: '2026-10-25', to: '2026-11-23', range: '30', by: 'day', compare: 'before' });
});

it('reads range, step and comparison from the address', () => {
  expect(filters('range=365&compare=year')).toMatchObject({ from: '2025-11-24', to: '2026-11-23', by: 'month' });
  expect(filters('range=90&by=day&compare=none')).toMatchObject({ by: 'day', compare: 'none' });
});

it('reads custom days and ignores invalid ones', () => {
  const own = filters('from=2026-01-01&to=2026-03-31&range=7');
  expect(own).toMatchObject({ from: '2026-01-01', to: '2026-03-31', range: 'own', by: 'week' });
  for (const address of [
    'from=2026-02-01&to=2026-01-01',
    'from=2026-02-30&to=2026-03-01',
    'from=2000-01-01&to=2026-01-01',
  ])
    expect(filters(address).range).toBe('30');
});

it('moves the other end where the ends cross or are too far apart', () => {
  const span = { from: '2026-03-01', to: '2026-03-31' };
  expect(spanWith(span, { from: '2026-05-01' })).toEqual({ from: '2026-05-01', to: '2026-05-01' });
  expect(spanWith(span, { to: '2026-02-01' })).toEqual({ from: '2026-02-01', to: '2026-02-01' });
  expect(spanWith(span, { from: '2020-01-01' })).toEqual({ from: '2020-01-01', to: '2021-12-31' });
});

it('starts custom days with the days shown', () => {
  expect(rangeChange('own', { from: '2026-10-25', to: '2026-11-23' })).toMatchObject({
    range: null,
    from: '2026-10-25',
    to: '2026-11-23',
  });
  expect(rangeChange('7', { from: '2026-10-25', to: '2026-11-23' })).toMatchObject({
    range: '7',
    from: null,
    to: null,
  });
});

import { describe, expect, it } from 'vitest';
import { daysOfPeriod, paymentsFilters, paymentsQuery } from './payments-filters.ts';

const read = (address: string) => paymentsFilters(new URLSearchParams(address));

describe('payment filters in the address', () => {
  it('default to all payments of the last seven days', () => {
    expect(paymentsQuery(read(''), '2026-11-18')).toEqual({ page: 1, from: '2026-11-12', to: '2026-11-18' });
  });

  it('select a status, claimed transfers or refunds', () => {
    expect(paymentsQuery(read('status=transfers'), '2026-11-18')).toEqual({
      page: 1,
      waits: 'transfer',
      from: '2026-11-12',
      to: '2026-11-18',
    });
    expect(paymentsQuery(read('status=paid&period=today&page=2'), '2026-11-18')).toEqual({
      page: 2,
      status: 'paid',
      from: '2026-11-18',
      to: '2026-11-18',
    });
    expect(paymentsQuery(read('status=refunds'), '2026-11-18')).toMatchObject({ refunds: true });
    expect(read('status=nonsense&period=nonsense')).toMatchObject({ tab: 'all', period: '7' });
  });

  it('cover all time for a search', () => {
    expect(paymentsQuery(read('q=+SK-7F3K2+&period=30'), '2026-11-18')).toEqual({ page: 1, q: 'SK-7F3K2' });
    expect(paymentsQuery(read('client=c1&status=refunds'), '2026-11-18')).toEqual({
      page: 1,
      client: 'c1',
      refunds: true,
    });
  });

  it.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-18', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2026-11-23', '2026-11-23'],
  ])('start the week of %s on %s', (today, from) => {
    expect(daysOfPeriod('week', today)).toEqual({ from, to: today });
  });
});

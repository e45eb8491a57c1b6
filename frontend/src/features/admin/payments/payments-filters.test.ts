import { describe, expect, it } from 'vitest';
import { paymentCalls } from '#contracts/calls/payment.ts';
import { readAddress } from '../list/list-address.ts';
import { daysOfPeriod, periodFilter, tabFilter } from './payments-filters.ts';

const filters = { q: { asks: 'q' }, client: { asks: 'client' }, period: periodFilter, status: tabFilter } as const;

const read = (address: string) =>
  readAddress(paymentCalls.listPayments, filters, { params: new URLSearchParams(address), today: '2026-11-18' });

describe('payment filters in the address', () => {
  it('default to all payments of the last seven days', () => {
    expect(read('').query).toEqual({ page: 1, from: '2026-11-12', to: '2026-11-18' });
    expect(read('period=30').clear).toBeNull();
  });

  it('select a status, claimed transfers or refunds', () => {
    expect(read('status=transfers').query).toEqual({
      page: 1,
      waits: 'transfer',
      from: '2026-11-12',
      to: '2026-11-18',
    });
    expect(read('status=paid&period=today&page=2').query).toEqual({
      page: 2,
      status: 'paid',
      from: '2026-11-18',
      to: '2026-11-18',
    });
    expect(read('status=refunds').query).toMatchObject({ refunds: true });
    expect(read('status=nonsense&period=nonsense').values).toMatchObject({ status: 'all', period: '7' });
  });

  it('cover all time for a search', () => {
    expect(read('q=+SK-7F3K2+&period=30').query).toEqual({ page: 1, q: 'SK-7F3K2' });
    expect(read('client=c1&status=refunds').query).toEqual({ page: 1, client: 'c1', refunds: true });
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

import { describe, expect, it } from 'vitest';
import type { PaymentBreakdown } from '#contracts/views/payment.ts';
import { payment } from './given-payment.ts';
import { amountOf, countOf, methodParts, statusParts } from './payment-figures.ts';

describe('the amount of a row', () => {
  it.each([
    ['what waits, less what was looked at and given back before', payment({ received: 100_000, refunded: 10_000, verified: 40_000 }), 50_000],
    ['what is asked for', payment({ status: 'requested', requested: 60_000, received: 40_000 }), 60_000],
    ['what did not come', payment({ status: 'failed', requested: 60_000, received: 0 }), 60_000],
    ['what was kept', payment({ status: 'verified', verified: 80_000, refunded: 20_000 }), 80_000],
    ['what came and went back', payment({ status: 'voided', amount: 0, refunded: 100_000 }), 100_000],
  ])('is %s', (_, of, amount) => {
    expect(amountOf(of)).toBe(amount);
  });
});

const breakdown: PaymentBreakdown = {
  from: '2026-11-16', to: '2026-11-18', count: 5, amount: 300, refunds: 2, transfers: 3,
  byStatus: [{ status: 'voided', count: 1, amount: 0 }, { status: 'paid', count: 2, amount: 200 }, { status: 'verified', count: 2, amount: 100 }],
  byMethod: [{ method: 'gcash', count: 1, amount: 100 }, { method: 'maya', count: 0, amount: 0 }, { method: 'cash', count: 4, amount: 200 }],
};

describe('the breakdown', () => {
  it('shows the same statuses always', () => {
    expect(statusParts(breakdown).map(({ status, amount }) => [status, amount])).toEqual([['verified', 100], ['requested', 0], ['processing', 0], ['paid', 200], ['failed', 0]]);
  });

  it('shows the ways that were used, the most first', () => {
    expect(methodParts(breakdown).map(({ method }) => method)).toEqual(['cash', 'gcash']);
  });

  it('counts for the tabs', () => {
    expect(['all', 'paid', 'failed', 'refunds'].map((tab) => countOf(breakdown, tab))).toEqual([{ count: 5 }, { count: 2 }, { count: 0 }, { count: 2 }]);
    expect(countOf(undefined, 'all')).toEqual({});
  });
});

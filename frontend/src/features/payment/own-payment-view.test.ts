import { expect, it } from 'vitest';
import { refundNotice, latestOf, paymentFilters, shownAmount, statusOfFilter } from './own-payment-view.ts';

const at = { requestedAt: '2026-11-18T01:00:00Z', paidAt: null, verifiedAt: null };

it('shows the latest event', () => {
  expect(latestOf({ ...at, requestedAt: null })).toBeNull();
  expect(latestOf(at)?.word).toBe('requestedOn');
  expect(latestOf({ ...at, paidAt: '2026-11-19T01:00:00Z' })).toEqual({ word: 'paidOn', at: '2026-11-19T01:00:00Z' });
  expect(latestOf({ ...at, paidAt: '2026-11-19T01:00:00Z', verifiedAt: '2026-11-20T01:00:00Z' })?.word).toBe(
    'verifiedOn',
  );
});

it('shows the received amount, or the requested one', () => {
  expect(shownAmount({ received: 0, amount: 650_00 })).toBe(650_00);
  expect(shownAmount({ received: 650_00, amount: 550_00 })).toBe(650_00);
});

it('shows the refunded amount, and whether it has arrived', () => {
  const refund = {
    id: 'r1',
    amount: 100_00,
    reason: '',
    method: 'gcash',
    byHand: false,
    reference: null,
    issuedAt: at.requestedAt,
    settledAt: null,
    failure: null,
  } as const;
  expect(refundNotice({ refunded: 0, refundUnderReview: 0, refunds: [{ ...refund, status: 'failed' }] })).toBeNull();
  expect(refundNotice({ refunded: 0, refundUnderReview: 50_00, refunds: [] })).toEqual({
    word: 'refundUnderReview',
    amount: 50_00,
  });
  expect(refundNotice({ refunded: 100_00, refundUnderReview: 0, refunds: [{ ...refund, status: 'pending' }] })).toEqual(
    {
      word: 'refundComing',
      amount: 100_00,
    },
  );
  expect(
    refundNotice({ refunded: 100_00, refundUnderReview: 0, refunds: [{ ...refund, status: 'settled' }] })?.word,
  ).toBe('refunded');
});

it('filters by one status, or shows all', () => {
  expect(paymentFilters.map(statusOfFilter).slice(0, 2)).toEqual([{}, { status: 'requested' }]);
});

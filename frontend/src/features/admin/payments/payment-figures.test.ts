import { describe, expect, it } from 'vitest';
import { amountOf } from '#contracts/payment/amount-of-row.ts';
import type { PaymentBreakdown } from '#contracts/views/payment.ts';
import { paymentFixture } from './testing/payment-fixture.ts';
import {
  countOf,
  methodParts,
  refundsOf,
  statusParts,
  verifiablePayments,
  undoableUntil,
  unseenIn,
} from './payment-figures.ts';

const nothingWaits = { waits: 'none', unseen: 0 } as const;

describe('amount of a row', () => {
  it.each([
    [
      'the waiting amount, less verified and refunded amounts',
      paymentFixture({ received: 100_000, refunded: 10_000, verified: 40_000, unseen: 50_000 }),
      50_000,
    ],
    [
      'the amount that the client reports as sent, whatever was requested',
      paymentFixture({ status: 'requested', requested: 60_000, received: 0, waits: 'transfer', unseen: 30_000 }),
      30_000,
    ],
    [
      'the requested amount',
      paymentFixture({ status: 'requested', requested: 60_000, received: 40_000, ...nothingWaits }),
      60_000,
    ],
    [
      'the amount that did not arrive',
      paymentFixture({ status: 'failed', requested: 60_000, received: 0, ...nothingWaits }),
      60_000,
    ],
    [
      'the kept amount',
      paymentFixture({ status: 'verified', verified: 80_000, refunded: 20_000, ...nothingWaits }),
      80_000,
    ],
    [
      'the received and refunded amount',
      paymentFixture({ status: 'voided', amount: 0, refunded: 100_000, ...nothingWaits }),
      100_000,
    ],
  ])('is %s', (_, of, amount) => {
    expect(amountOf(of)).toBe(amount);
  });
});

const breakdown: PaymentBreakdown = {
  from: '2026-11-16',
  to: '2026-11-18',
  count: 5,
  amount: 300,
  refunds: 2,
  transfers: 3,
  byStatus: [
    { status: 'voided', count: 1, amount: 0 },
    { status: 'paid', count: 2, amount: 200 },
    { status: 'verified', count: 2, amount: 100 },
  ],
  byMethod: [
    { method: 'gcash', count: 1, amount: 100 },
    { method: 'maya', count: 0, amount: 0 },
    { method: 'cash', count: 4, amount: 200 },
  ],
};

describe('payment breakdown', () => {
  it('always shows the same statuses', () => {
    expect(statusParts(breakdown).map(({ status, amount }) => [status, amount])).toEqual([
      ['verified', 100],
      ['requested', 0],
      ['processing', 0],
      ['paid', 200],
      ['failed', 0],
    ]);
  });

  it('shows the methods used, the largest first', () => {
    expect(methodParts(breakdown).map(({ method }) => method)).toEqual(['cash', 'gcash']);
  });

  it('counts for the tabs', () => {
    expect(['all', 'paid', 'failed', 'refunds', 'transfers'].map((tab) => countOf(breakdown, tab))).toEqual([
      { count: 5 },
      { count: 2 },
      { count: 0 },
      { count: 2 },
      { count: 3 },
    ]);
    expect(countOf(undefined, 'all')).toEqual({});
  });
});

describe('bulk verification', () => {
  const [came, other, claimed] = [
    paymentFixture(),
    paymentFixture({ id: 'b2', unseen: 65_050 }),
    paymentFixture({ id: 'b3', status: 'processing', waits: 'transfer', unseen: 30_000 }),
  ];

  it('excludes claimed transfers until they are selected', () => {
    expect(verifiablePayments([came, claimed, other], false)).toEqual([came, other]);
    expect(verifiablePayments([came, claimed, other], true)).toEqual([came, claimed, other]);
  });

  it('sums the unconfirmed amounts', () => {
    expect([unseenIn([]), unseenIn([came, other]), unseenIn([came, claimed, other])]).toEqual([0, 165_050, 195_050]);
  });

  it('can be undone until the payment’s time limit', () => {
    const undoUntil = '2026-11-18T03:01:00.000Z';
    expect(
      undoableUntil(paymentFixture({ status: 'verified', undoUntil, allowedActions: ['undo_verify', 'refund'] })),
    ).toBe(Date.parse(undoUntil));
    expect([
      undoableUntil(paymentFixture({ undoUntil, allowedActions: ['refund'] })),
      undoableUntil(paymentFixture()),
    ]).toEqual([null, null]);
  });
});

it('counts requested refunds as pending', () => {
  const requestedAt = '2026-11-18T03:00:00.000Z';
  const waiting = { id: 'p1', amount: 60_000, reason: 'It flooded', requestedBy: 'Carla Lim', requestedAt };
  expect(refundsOf(paymentFixture({ refundRequests: [waiting] }))).toEqual({
    status: 'pending',
    amount: 60_000,
    changedAt: requestedAt,
  });
});

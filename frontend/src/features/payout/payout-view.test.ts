import { describe, expect, it } from 'vitest';
import type { Payout } from '#contracts/views/payout.ts';
import { payoutFixture } from './testing/payout-fixture.ts';
import { nextPayoutNote, payoutLine, payoutStatusText, payoutSums, totalWord } from './payout-view.ts';

const payout = payoutFixture();
const debt = { amount: -87_50 };
const stands = (changes: Partial<Payout>) =>
  payoutStatusText({ ...payout, ...changes }, 'en-PH', (method) => method.toUpperCase());

describe('a payout', () => {
  it('shows its status', () => {
    expect(stands({})).toEqual({ key: 'gathers' });
    expect(stands({ status: 'scheduled' })).toEqual({
      key: 'onItsWayTo',
      values: { method: 'GCASH', account: '0917 *** 2236' },
    });
    expect(stands({ status: 'on_hold', missingAccount: true })).toEqual({ key: 'heldForAccount' });
    expect(
      stands({
        status: 'on_hold',
        accountChange: { changedAt: '2026-11-22T13:10:00.000Z', heldUntil: '2026-11-24T13:10:00.000Z' },
      }),
    ).toEqual({ key: 'heldForChange', values: { until: 'Tue, Nov 24, 9:10\u00a0PM' } });
    expect(stands({ status: 'on_hold', reason: 'We look into it' })).toEqual({
      key: 'heldFor',
      values: { reason: 'We look into it' },
    });
    expect(stands({ status: 'paid', paidAt: '2026-11-20T02:00:00Z' })).toMatchObject({
      key: 'sentOn',
      values: { when: 'Fri, Nov 20' },
    });
    expect(stands({ status: 'failed', reason: 'No such account' })).toEqual({
      key: 'failedFor',
      values: { reason: 'No such account' },
    });
    expect(stands({ status: 'carried', carriedTo: '2026-11-27' })).toEqual({
      key: 'carriedTo',
      values: { day: 'Friday, November 27' },
    });
  });

  it('below zero pays nothing: it is deducted from later earnings', () => {
    expect((['accruing', 'carried'] as const).map((status) => totalWord({ ...payout, ...debt, status }))).toEqual([
      'comesOff',
      'comesOff',
    ]);
    expect([totalWord(payout), totalWord({ ...payout, status: 'paid' })]).toEqual(['toPayOut', 'paidOut']);
    expect([nextPayoutNote(debt, null), nextPayoutNote(debt, 'gcash')]).toEqual(['comesOff', 'comesOff']);
    expect([
      nextPayoutNote(payout, null),
      nextPayoutNote({ amount: 0 }, null),
      nextPayoutNote(payout, 'gcash'),
    ]).toEqual(['waitsForAccount', null, null]);
  });

  it('equals the sum of its lines', () => {
    expect(payoutSums(payout)).toEqual([
      { word: 'grossTotal', amount: 1000_00 },
      { word: 'commissionTotal', amount: -120_00 },
      { word: 'cashTotal', amount: -300_00 },
      { word: 'otherTotal', amount: -50_00 },
    ]);
    expect(payoutSums({ gross: 0, commission: 0, cash: 0, amount: -40_00 })).toEqual([
      { word: 'otherTotal', amount: -40_00 },
    ]);
  });

  it('shows the job, the client and the origin of each line', () => {
    const job: Payout['lines'][number] = {
      id: 'l1',
      kind: 'job',
      bookingId: 'b1',
      code: 'SK-B7XZR',
      commissionPercent: 12,
      customerName: 'Bea Tolentino',
      service: 'Toilet flush',
      gross: 950_00,
      commission: -114_00,
      cash: 0,
      amount: 836_00,
      at: '2026-11-15T02:00:00Z',
    };
    const line = (changes: Partial<typeof job>) => payoutLine({ ...job, ...changes }, 'en-PH');
    expect(line({})).toEqual({
      title: 'Toilet flush',
      about: 'Bea Tolentino, Sun, Nov 15',
      note: { key: 'lineGross', values: { gross: '₱950.00', commission: '₱114.00', cash: '₱0.00' } },
    });
    expect(line({ kind: 'cash_job', cash: 950_00, amount: -114_00 })).toMatchObject({
      note: { key: 'lineCash', values: { cash: '₱950.00' } },
    });
    expect(line({ kind: 'carried', customerName: null, service: null, gross: 0, commission: 0 })).toEqual({
      title: { key: 'lineCarried' },
      about: 'Sun, Nov 15',
      note: null,
    });
  });

  it('shows a refund, its returned commission, and the name once', () => {
    const refund: Payout['lines'][number] = {
      id: 'l2',
      kind: 'refund',
      bookingId: 'b1',
      code: 'SK-B7XZR',
      commissionPercent: 12,
      customerName: 'Bea Tolentino',
      service: 'Toilet flush',
      gross: -100_00,
      commission: 12_50,
      cash: 0,
      amount: -87_50,
      at: '2026-11-15T02:00:00Z',
    };
    expect(payoutLine(refund, 'en-PH')).toEqual({
      title: { key: 'lineRefund', values: { client: 'Bea Tolentino' } },
      about: 'Sun, Nov 15',
      note: { key: 'lineRefunded', values: { gross: '₱100.00', commission: '₱12.50' } },
    });
    expect(payoutLine({ ...refund, gross: 100_00, commission: -12_50, amount: 87_50 }, 'en-PH')).toMatchObject({
      title: { key: 'lineCorrected' },
      about: 'Sun, Nov 15',
      note: { key: 'lineGross', values: { gross: '₱100.00', commission: '₱12.50' } },
    });
  });
});

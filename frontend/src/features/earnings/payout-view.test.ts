import { describe, expect, it } from 'vitest';
import type { Payout } from '#contracts/views/payout.ts';
import { payoutStands, payoutSums } from './payout-view.ts';

const payout: Payout = {
  id: 'w1-2026-11-20', workerId: 'w1', workerName: 'Jun Bautista', friday: '2026-11-20', status: 'accruing', allowedActions: [],
  method: 'gcash', account: '0917 *** 2236', accountName: 'Jun Bautista', bank: null, gross: 1000_00, commission: -120_00, cash: 300_00, amount: 530_00,
  lines: [], reason: null, missingAccount: false, carriedTo: null, reference: null, paidAt: null, position: 1,
};
const stands = (changes: Partial<Payout>) => payoutStands({ ...payout, ...changes }, 'en-PH', (method) => method.toUpperCase());

describe('a payout', () => {
  it('says how it stands', () => {
    expect(stands({})).toEqual({ key: 'gathers' });
    expect(stands({ status: 'scheduled' })).toEqual({ key: 'onItsWayTo', values: { method: 'GCASH', account: '0917 *** 2236' } });
    expect(stands({ status: 'on_hold', missingAccount: true })).toEqual({ key: 'heldForAccount' });
    expect(stands({ status: 'on_hold', reason: 'We look into it' })).toEqual({ key: 'heldFor', values: { reason: 'We look into it' } });
    expect(stands({ status: 'paid', paidAt: '2026-11-20T02:00:00Z' })).toMatchObject({ key: 'sentOn', values: { when: 'Fri, Nov 20' } });
    expect(stands({ status: 'failed', reason: 'No such account' })).toEqual({ key: 'failedFor', values: { reason: 'No such account' } });
    expect(stands({ status: 'carried', carriedTo: '2026-11-27' })).toEqual({ key: 'carriedTo', values: { day: 'Friday, November 27' } });
  });

  it('is the sum of what it is made of', () => {
    expect(payoutSums(payout)).toEqual([
      { word: 'grossTotal', amount: 1000_00 }, { word: 'commissionTotal', amount: -120_00 }, { word: 'cashTotal', amount: -300_00 }, { word: 'otherTotal', amount: -50_00 },
    ]);
    expect(payoutSums({ gross: 0, commission: 0, cash: 0, amount: -40_00 })).toEqual([{ word: 'otherTotal', amount: -40_00 }]);
  });
});

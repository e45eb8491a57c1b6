import type { Payout } from '#contracts/views/payout.ts';

/** Test fixture: Jun's payout of Fri, Nov 20. */
export function payoutFixture(changes: Partial<Payout> = {}): Payout {
  return {
    id: 'w1-2026-11-20',
    workerId: 'w1',
    workerName: 'Jun Bautista',
    friday: '2026-11-20',
    status: 'accruing',
    allowedActions: [],
    method: 'gcash',
    account: '0917 *** 2236',
    accountName: 'Jun Bautista',
    bank: null,
    gross: 1000_00,
    commission: -120_00,
    cash: 300_00,
    amount: 530_00,
    lines: [],
    reason: null,
    missingAccount: false,
    accountChange: null,
    carriedTo: null,
    reference: null,
    paidAt: null,
    position: 1,
    ...changes,
  };
}

import type { Payment } from '#contracts/views/payment.ts';

/** For tests: Grace's payment of one job, as an admin sees it. */
export function payment(changes: Partial<Payment> = {}): Payment {
  return {
    id: 'b1', bookingId: 'b1', code: 'SK-7F3K2', status: 'paid', purpose: 'job', method: 'gcash', account: null, amount: 100_000, requested: 0, received: 100_000, refunded: 0, owed: 0,
    reference: '8841 2207', failure: null, allowedActions: ['verify'], paidBy: [], transfer: null, undoUntil: null, refunds: [], verified: 0, waits: 'money', unseen: 100_000, customerName: 'Grace Villanueva', customerId: 'c1', customerAvatar: null, workerName: 'Jun Bautista', workerId: 'w1',
    service: 'Plumbing repair', requestedAt: '2026-11-17T01:00:00.000Z', paidAt: '2026-11-17T02:00:00.000Z', verifiedAt: null, changedAt: '2026-11-17T02:00:00.000Z', attempts: [], position: 1,
    ...changes,
  };
}

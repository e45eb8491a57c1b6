import type { PayoutEvent, PayoutLine } from '#contracts/events/payout.ts';
import type { PayoutStatus } from '#contracts/payout/lifecycle.ts';
import type { PayoutAccount } from '#contracts/worker/worker-fold.ts';
import { givenEventsOf } from '#infra/eventing/given-when-then.ts';
import { payoutDecider } from '../decider.ts';
import type { AddPayoutLine } from '../commands.ts';

/** Account, lines and event histories of the payout tests. */

export const FRIDAY = '2026-11-20';
/** Start of that Friday in Manila. */
export const fridayBegins = '2026-11-19T16:00:00.000Z';

export const gcash: PayoutAccount = {
  method: 'gcash',
  account: '+639171234821',
  name: 'Jun Bautista',
  bank: null,
  setAt: '2026-11-01T00:00:00.000Z',
  heldUntil: null,
};

/** A bank account that replaced the wallet on Thursday evening, Manila time: payouts are held until Saturday evening. */
export const changed: PayoutAccount = {
  method: 'bank',
  account: '001234567890',
  name: 'Jun Bautista',
  bank: 'BPI',
  setAt: '2026-11-19T12:00:00.000Z',
  heldUntil: '2026-11-21T12:00:00.000Z',
};

export function line(lineId: string, amountCentavos: number): PayoutLine {
  return {
    lineId,
    kind: 'job',
    bookingId: lineId,
    clientName: 'Andrea Reyes',
    serviceName: 'Kitchen tap repair',
    commissionPercent: 0,
    grossCentavos: amountCentavos,
    commissionCentavos: 0,
    cashCentavos: 0,
    amountCentavos,
  };
}

export function adding(added: PayoutLine): AddPayoutLine {
  return {
    workerId: 'w-jun',
    workerAccountId: 'a-jun',
    workerName: 'Jun Bautista',
    friday: FRIDAY,
    line: added,
    at: '2026-11-18T03:00:00.000Z',
  };
}

export const given = givenEventsOf(payoutDecider);
export type Given = ReturnType<typeof given>;

const ids = { workerId: 'w-jun', workerAccountId: 'a-jun', friday: FRIDAY };
const totals = { grossCentavos: 616_00, commissionCentavos: 0, cashCentavos: 0, amountCentavos: 616_00 };
const sentTo = { method: 'gcash' as const, account: '0917 *** 4821', accountName: 'Jun Bautista', bank: null };

/** A payout with this total. */
export function earning(amountCentavos: number): PayoutEvent[] {
  const { line: added, ...payout } = adding(line('job:b1', amountCentavos));
  const { grossCentavos, commissionCentavos, cashCentavos } = added;
  const sums = { grossCentavos, commissionCentavos, cashCentavos, amountCentavos };
  return [{ type: 'EarningAdded', data: { ...payout, line: added, ...sums } }];
}
export const earned = earning(616_00);
export const owing = earning(-84_00);
const scheduled: PayoutEvent = { type: 'PayoutScheduled', data: { ...ids, ...totals, ...sentTo } };
export const missingAccount: PayoutEvent = {
  type: 'PayoutHeld',
  data: { ...ids, ...totals, reason: 'No account', missingAccount: true },
};
/** The hold caused by that change. */
export const accountChanged: PayoutEvent = {
  type: 'PayoutHeld',
  data: {
    ...ids,
    ...totals,
    reason: 'The payout account is new',
    missingAccount: false,
    accountChange: {
      changedAt: '2026-11-19T12:00:00.000Z',
      heldUntil: '2026-11-21T12:00:00.000Z',
      method: 'bank',
      account: '*** 7890',
      accountName: 'Jun Bautista',
      bank: 'BPI',
    },
  },
};
const held: PayoutEvent = {
  type: 'PayoutHeld',
  data: { ...ids, ...totals, reason: 'A complaint', missingAccount: false },
};
const paid: PayoutEvent = {
  type: 'PayoutPaid',
  data: { ...ids, amountCentavos: 616_00, reference: 'GC-1001', paidAt: '2026-11-20T02:00:00.000Z' },
};
const failed: PayoutEvent = {
  type: 'PayoutFailed',
  data: { ...ids, amountCentavos: 616_00, reason: 'The wallet is closed' },
};
const reversed: PayoutEvent = { type: 'PayoutReversed', data: { ...ids, amountCentavos: 616_00, reason: 'Came back' } };
const carried: PayoutEvent = {
  type: 'PayoutCarriedForward',
  data: { ...ids, amountCentavos: -84_00, toFriday: '2026-11-27' },
};

/** An event history that ends in each status. */
export const historyTo: Record<PayoutStatus, readonly PayoutEvent[]> = {
  accruing: earned,
  scheduled: [...earned, scheduled],
  on_hold: [...earned, scheduled, held],
  paid: [...earned, scheduled, paid],
  failed: [...earned, scheduled, failed],
  reversed: [...earned, scheduled, paid, reversed],
  carried: [...owing, carried],
};

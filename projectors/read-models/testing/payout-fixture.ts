import type { DataOf, Recorded } from '#contracts/events/registry.ts';
import type { PayoutLine } from '#contracts/events/payout.ts';
import { recorder } from './given-events.ts';

/** Events of Jun's payout of one Friday; a test may repeat or omit each. */

const jun = { workerId: 'w1', workerAccountId: 'wa1', friday: '2026-11-20' };

export const junsGcash: DataOf<'PayoutAccountSet'> = {
  workerId: 'w1',
  accountId: 'wa1',
  method: 'gcash',
  account: '+639171234821',
  name: 'Jun Bautista',
  bank: null,
  setAt: '2026-11-02T01:00:00.000Z',
};

export const tapRepair: PayoutLine = {
  lineId: 'job:b1',
  kind: 'job',
  bookingId: 'b1',
  clientName: 'Grace Villanueva',
  serviceName: 'Plumbing repair',
  commissionPercent: 12,
  grossCentavos: 70_000,
  commissionCentavos: -8_400,
  cashCentavos: 0,
  amountCentavos: 61_600,
};

const totals = { grossCentavos: 70_000, commissionCentavos: -8_400, cashCentavos: 0, amountCentavos: 61_600 };
const destination = { method: 'gcash', account: '0917 *** 4821', accountName: 'Jun Bautista', bank: null } as const;
export const byCarla = { accountId: 'admin', role: 'admin' } as const;

export function payoutFixture(happened = recorder(), of: Partial<typeof jun> & { workerName?: string } = {}) {
  const { workerName = 'Jun Bautista', ...named } = of;
  const payout = { ...jun, ...named };
  const stream = `payout-${payout.workerId}-${payout.friday}`;
  const at = '2026-11-18T03:00:00.000Z';
  const byAdmin = { stream, actor: byCarla };
  return {
    happened,
    accountSet: (data: Partial<DataOf<'PayoutAccountSet'>> = {}): Recorded =>
      happened('PayoutAccountSet', { ...junsGcash, ...data }, { stream: 'worker-w1' }),
    earned: (data: Partial<DataOf<'EarningAdded'>> = {}): Recorded =>
      happened('EarningAdded', { ...payout, workerName, line: tapRepair, ...totals, at, ...data }, { stream, at }),
    scheduled: (data: Partial<DataOf<'PayoutScheduled'>> = {}): Recorded =>
      happened('PayoutScheduled', { ...payout, ...totals, ...destination, ...data }, { stream }),
    held: (data: Partial<DataOf<'PayoutHeld'>> = {}): Recorded =>
      happened(
        'PayoutHeld',
        { ...payout, ...totals, reason: 'A complaint is being looked at', missingAccount: false, ...data },
        byAdmin,
      ),
    heldForChange: (): Recorded =>
      happened(
        'PayoutHeld',
        {
          ...payout,
          ...totals,
          reason: 'The payout account was changed',
          missingAccount: false,
          accountChange: {
            changedAt: '2026-11-20T01:00:00.000Z',
            heldUntil: '2026-11-22T01:00:00.000Z',
            method: 'bank',
            account: '*** 7890',
            accountName: 'Jun Bautista',
            bank: 'BPI',
          },
        },
        { stream },
      ),
    released: (): Recorded => happened('PayoutReleased', { ...payout, ...totals, ...destination }, byAdmin),
    paid: (): Recorded =>
      happened(
        'PayoutPaid',
        { ...payout, amountCentavos: 61_600, reference: 'GC-1001', paidAt: '2026-11-20T02:00:00.000Z' },
        byAdmin,
      ),
    failed: (): Recorded =>
      happened('PayoutFailed', { ...payout, amountCentavos: 61_600, reason: 'The wallet is closed' }, byAdmin),
    reversed: (): Recorded =>
      happened('PayoutReversed', { ...payout, amountCentavos: 61_600, reason: 'Sent back by the bank' }, byAdmin),
    carried: (amountCentavos = -8_400): Recorded =>
      happened('PayoutCarriedForward', { ...payout, amountCentavos, toFriday: '2026-11-27' }, { stream }),
  };
}

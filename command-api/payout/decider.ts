import type { PayoutEvent, PayoutLine } from '#contracts/events/payout.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import type { AccountChange } from '#contracts/payout/account-change.ts';
import type { PayoutStatus } from '#contracts/payout/lifecycle.ts';
import type { Fold } from '#infra/eventing/command-handling/decider.ts';

export type Totals = {
  grossCentavos: number;
  commissionCentavos: number;
  cashCentavos: number;
  amountCentavos: number;
};

/** One worker's money of one Friday. Centavos; what the worker owes is negative. */
export type Payout = Totals & {
  kind: 'payout';
  workerId: string;
  workerAccountId: string;
  workerName: string;
  friday: string;
  status: PayoutStatus;
  lines: readonly PayoutLine[];
  /** On hold because the worker has not said where to send it. */
  missingAccount: boolean;
  /** On hold because the worker's account was changed. */
  accountChange: AccountChange | null;
  reference: string | null;
};

export type PayoutState = { kind: 'none' } | Payout;

export const noTotals: Totals = { grossCentavos: 0, commissionCentavos: 0, cashCentavos: 0, amountCentavos: 0 };

export const payoutDecider: Fold<PayoutState, PayoutEvent> = { initialState: { kind: 'none' }, evolve };

function evolve(state: PayoutState, event: PayoutEvent): PayoutState {
  if (event.type === 'EarningAdded') return withLine(state, event.data);
  if (state.kind === 'none') throw new Error(`${event.type} before EarningAdded`);
  switch (event.type) {
    case 'PayoutScheduled':
    case 'PayoutReleased':
      return { ...state, status: 'scheduled', missingAccount: false, accountChange: null };
    case 'PayoutHeld':
      return {
        ...state,
        status: 'on_hold',
        missingAccount: event.data.missingAccount,
        accountChange: changeIn(event.data),
      };
    case 'PayoutPaid':
      return { ...state, status: 'paid', reference: event.data.reference };
    case 'PayoutFailed':
      return { ...state, status: 'failed' };
    case 'PayoutReversed':
      return { ...state, status: 'reversed' };
    case 'PayoutCarriedForward':
      return { ...state, status: 'carried' };
  }
}

function changeIn({ accountChange }: DataOf<'PayoutHeld'>): AccountChange | null {
  return accountChange ? { changedAt: accountChange.changedAt, heldUntil: accountChange.heldUntil } : null;
}

type Added = Extract<PayoutEvent, { type: 'EarningAdded' }>['data'];

function withLine(
  state: PayoutState,
  { workerId, workerAccountId, friday, workerName, line, ...totals }: Added,
): Payout {
  const { grossCentavos, commissionCentavos, cashCentavos, amountCentavos } = totals;
  const before =
    state.kind === 'payout'
      ? state
      : {
          kind: 'payout' as const,
          status: 'accruing' as const,
          lines: [],
          missingAccount: false,
          accountChange: null,
          reference: null,
        };
  return {
    ...before,
    workerId,
    workerAccountId,
    workerName,
    friday,
    lines: [...before.lines, line],
    grossCentavos,
    commissionCentavos,
    cashCentavos,
    amountCentavos,
  };
}

export function holdsLine(state: PayoutState, lineId: string): boolean {
  return state.kind === 'payout' && state.lines.some((line) => line.lineId === lineId);
}

export function plusLine(totals: Totals, line: PayoutLine): Totals {
  return {
    grossCentavos: totals.grossCentavos + line.grossCentavos,
    commissionCentavos: totals.commissionCentavos + line.commissionCentavos,
    cashCentavos: totals.cashCentavos + line.cashCentavos,
    amountCentavos: totals.amountCentavos + line.amountCentavos,
  };
}

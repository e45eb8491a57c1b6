import type { PayoutEvent, PayoutLine } from '../events/payout.ts';
import type { AccountChange } from './account-change.ts';
import type { PayoutStatus } from './lifecycle.ts';

type DataOf<Type extends PayoutEvent['type']> = Extract<PayoutEvent, { type: Type }>['data'];

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

export const noPayout: PayoutState = { kind: 'none' };

/** How the events of a payout come to its state. */
export function foldPayout(state: PayoutState, event: PayoutEvent): PayoutState {
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

function withLine(
  state: PayoutState,
  { workerId, workerAccountId, friday, workerName, line, ...totals }: DataOf<'EarningAdded'>,
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

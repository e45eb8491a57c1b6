import type { PayoutEvent, PayoutLine } from '../events/payout.ts';
import type { DataOf } from '../events/registry.ts';
import type { AccountChange } from './account-change.ts';
import type { PayoutStatus } from './lifecycle.ts';

/** Folds a payout's events. The decider and the read model share this function. */

export type Totals = {
  grossCentavos: number;
  commissionCentavos: number;
  cashCentavos: number;
  amountCentavos: number;
};

/** Payout account, masked; null until it is known. */
export type Destination = {
  method: DataOf<'PayoutScheduled'>['method'] | null;
  account: string | null;
  accountName: string | null;
  bank: string | null;
};

/** One worker's payout of one Friday. Centavos; negative when the worker owes. */
export type Payout = Totals &
  Destination & {
    kind: 'payout';
    workerId: string;
    workerAccountId: string;
    workerName: string;
    friday: string;
    status: PayoutStatus;
    lines: readonly (PayoutLine & { at: string })[];
    /** Why it waits or failed. */
    reason: string | null;
    /** On hold: the worker has no payout account. */
    missingAccount: boolean;
    /** On hold: the worker's account was changed. */
    accountChange: AccountChange | null;
    /** The Friday to which it was carried forward. */
    carriedTo: string | null;
    reference: string | null;
    paidAt: string | null;
  };

export type PayoutState = { kind: 'none' } | Payout;

export const noPayout: PayoutState = { kind: 'none' };

export function foldPayout(state: PayoutState, event: PayoutEvent): Payout {
  switch (event.type) {
    case 'EarningAdded':
      return withLine(state, event.data);
    case 'PayoutLineHeld':
      return withHeldLine(state, event.data);
    case 'PayoutScheduled':
      return changed(state, { status: 'scheduled', ...released, ...destinationOf(event.data) });
    case 'PayoutReleased':
      return changed(state, { status: 'scheduled', reason: null, ...released, ...destinationOf(event.data) });
    case 'PayoutHeld':
      return changed(state, { status: 'on_hold', ...holdDetails(event.data) });
    case 'PayoutPaid':
      return changed(state, { status: 'paid', reference: event.data.reference, paidAt: event.data.paidAt });
    case 'PayoutFailed':
      return changed(state, { status: 'failed', reason: event.data.reason });
    case 'PayoutReversed':
      return changed(state, { status: 'reversed', reason: event.data.reason });
    case 'PayoutCarriedForward':
      return changed(state, { status: 'carried', carriedTo: event.data.toFriday });
  }
}

/** Throws on a stream that does not begin with a line. */
function changed(state: PayoutState, change: Partial<Payout>): Payout {
  if (state.kind === 'none') throw new Error('The first event of a payout stream must add a line');
  return { ...state, ...change };
}

function withHeldLine(state: PayoutState, { line, at, ...data }: DataOf<'PayoutLineHeld'>): Payout {
  const { grossCentavos, commissionCentavos, cashCentavos, amountCentavos } = data;
  const lines = state.kind === 'none' ? [] : [...state.lines, { ...line, at }];
  return changed(state, { lines, grossCentavos, commissionCentavos, cashCentavos, amountCentavos });
}

const released = { missingAccount: false, accountChange: null };

function destinationOf({ method, account, accountName, bank }: Destination): Destination {
  return { method, account, accountName, bank };
}

/** A payout on hold for a new account is shown with that account. */
function holdDetails({ reason, missingAccount, accountChange: change }: DataOf<'PayoutHeld'>): Partial<Payout> {
  if (!change) return { reason, missingAccount, accountChange: null };
  const accountChange = { changedAt: change.changedAt, heldUntil: change.heldUntil };
  return { reason, missingAccount, accountChange, ...destinationOf(change) };
}

const emptyPayout = {
  kind: 'payout',
  status: 'accruing',
  lines: [],
  method: null,
  account: null,
  accountName: null,
  bank: null,
  reason: null,
  missingAccount: false,
  accountChange: null,
  carriedTo: null,
  reference: null,
  paidAt: null,
} as const;

function withLine(state: PayoutState, { line, at, ...data }: DataOf<'EarningAdded'>): Payout {
  const { workerId, workerAccountId, workerName, friday } = data;
  const { grossCentavos, commissionCentavos, cashCentavos, amountCentavos } = data;
  const before = state.kind === 'payout' ? state : emptyPayout;
  return {
    ...before,
    workerId,
    workerAccountId,
    workerName,
    friday,
    lines: [...before.lines, { ...line, at }],
    grossCentavos,
    commissionCentavos,
    cashCentavos,
    amountCentavos,
  };
}

import type { PayoutEvent, PayoutLine } from '#contracts/events/payout.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { allowedPayoutActions, mayActOnPayout } from '#contracts/payout/allowed-actions.ts';
import { fridayAfter } from '#contracts/payout/friday.ts';
import type { PayoutAction } from '#contracts/payout/lifecycle.ts';
import { maskedAccount } from '#contracts/payout/masked-account.ts';
import { isRefusal, refuse, type Refusal } from '#contracts/refusal.ts';
import type { Decision } from '../handling/decider.ts';
import type { PayoutAccount } from '../worker/decider.ts';
import { holdsLine, noTotals, type Payout, type PayoutState, plusLine, type Totals } from './decider.ts';

type Decided = Decision<PayoutEvent>;
type By = 'admin' | 'policy';

/** The payout, once the table lets this party do this now; else why not. */
function permitted(action: PayoutAction, by: By, state: PayoutState): Payout | Refusal {
  if (state.kind === 'none') return refuse('not_found');
  if (mayActOnPayout(action, state, by)) return state;
  return refuse('not_allowed_now', undefined, { status: state.status, allowedActions: allowedPayoutActions(state, by) });
}

function idsOf({ workerId, workerAccountId, friday }: Payout) {
  return { workerId, workerAccountId, friday };
}

function totalsOf({ grossCentavos, commissionCentavos, cashCentavos, amountCentavos }: Totals): Totals {
  return { grossCentavos, commissionCentavos, cashCentavos, amountCentavos };
}

/** The money's way as events tell it: masked. */
function destinationOf(account: PayoutAccount) {
  return { method: account.method, account: maskedAccount(account), accountName: account.name, bank: account.bank };
}

export type AddEarning = { workerId: string; workerAccountId: string; workerName: string; friday: string; line: PayoutLine; at: string };

/** A line that is there already is not added again; a payout that was scheduled, or lies behind, is closed. */
export function addEarning({ line, at, ...payout }: AddEarning, state: PayoutState): Decided {
  if (holdsLine(state, line.lineId)) return [];
  if (state.kind === 'payout' && !mayActOnPayout('add_earning', state, 'policy')) return refuse('not_allowed_now', undefined, { status: state.status });
  const before = state.kind === 'payout' ? totalsOf(state) : noTotals;
  return [{ type: 'EarningAdded', data: { ...payout, line, ...plusLine(before, line), at } }];
}

export type SchedulePayout = { /** null: the worker has said nowhere to send it. */ account: PayoutAccount | null; now: string };

/** On its Friday a payout is closed: it is to be paid, waits for an account, or has nothing to pay and is carried forward. */
export function schedulePayout({ account, now }: SchedulePayout, state: PayoutState): Decided {
  if (state.kind === 'none' || state.status !== 'accruing') return [];
  if (!hasBegun(state, now)) return [];
  const { amountCentavos, friday } = state;
  if (amountCentavos <= 0) return [{ type: 'PayoutCarriedForward', data: { ...idsOf(state), amountCentavos, toFriday: fridayAfter(friday) } }];
  if (account) return [{ type: 'PayoutScheduled', data: { ...idsOf(state), ...totalsOf(state), ...destinationOf(account) } }];
  return [{ type: 'PayoutHeld', data: { ...idsOf(state), ...totalsOf(state), reason: 'The worker has not said where to send it', missingAccount: true } }];
}

function hasBegun({ friday }: Pick<Payout, 'friday'>, now: string): boolean {
  return Date.parse(now) >= Date.parse(manilaInstant(friday));
}

/** One that only waits for an account is not held by an admin: it would go on by itself, whatever they were told. */
export function holdPayout({ reason }: { reason: string }, state: PayoutState): Decided {
  if (state.kind === 'payout' && state.status === 'on_hold' && !state.missingAccount) return [];
  const payout = permitted('hold', 'admin', state);
  if (isRefusal(payout)) return payout;
  return [{ type: 'PayoutHeld', data: { ...idsOf(payout), ...totalsOf(payout), reason, missingAccount: false } }];
}

export type ReleasePayout = { account: PayoutAccount | null; by: By; now: string };

/** Goes to the account as it is now, and never before its Friday. By itself only what was waiting for an account goes on. */
export function releasePayout({ account, by, now }: ReleasePayout, state: PayoutState): Decided {
  if (state.kind === 'payout' && state.status === 'scheduled') return [];
  if (by === 'policy' && !(state.kind === 'payout' && state.status === 'on_hold' && state.missingAccount && account)) return [];
  const payout = permitted('release', by, state);
  if (isRefusal(payout)) return payout;
  if (!hasBegun(payout, now)) return refuse('not_allowed_now', 'It is not paid before its Friday.', { from: payout.friday });
  if (!account) return refuse('not_allowed_now', 'The worker has not said where to send it.', { needs: 'payoutAccount' });
  return [{ type: 'PayoutReleased', data: { ...idsOf(payout), ...totalsOf(payout), ...destinationOf(account) } }];
}

export function markPaid({ reference, now }: { reference: string; now: string }, state: PayoutState): Decided {
  if (state.kind === 'payout' && state.status === 'paid' && state.reference === reference) return [];
  const payout = permitted('mark_paid', 'admin', state);
  if (isRefusal(payout)) return payout;
  return [{ type: 'PayoutPaid', data: { ...idsOf(payout), amountCentavos: payout.amountCentavos, reference, paidAt: now } }];
}

export function failPayout({ reason }: { reason: string }, state: PayoutState): Decided {
  if (state.kind === 'payout' && state.status === 'failed') return [];
  const payout = permitted('fail', 'admin', state);
  return isRefusal(payout) ? payout : [{ type: 'PayoutFailed', data: { ...idsOf(payout), amountCentavos: payout.amountCentavos, reason } }];
}

/** Money that was sent and came back: a policy brings it into the next payout. */
export function reversePayout({ reason }: { reason: string }, state: PayoutState): Decided {
  if (state.kind === 'payout' && state.status === 'reversed') return [];
  const payout = permitted('reverse', 'admin', state);
  return isRefusal(payout) ? payout : [{ type: 'PayoutReversed', data: { ...idsOf(payout), amountCentavos: payout.amountCentavos, reason } }];
}

import { ownReasonsEn } from '#contracts/event-texts/own-reasons.en.ts';
import type { PayoutEvent, PayoutLine } from '#contracts/events/payout.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { type AccountChange, accountChangeAt } from '#contracts/payout/account-change.ts';
import { allowedPayoutActions, mayActOnPayout } from '#contracts/payout/allowed-actions.ts';
import { fridayAfter, payoutFriday } from '#contracts/payout/friday.ts';
import type { PayoutAction } from '#contracts/payout/lifecycle.ts';
import type { Payout, PayoutState, Totals } from '#contracts/payout/payout-fold.ts';
import { maskedAccount } from '#contracts/payout/masked-account.ts';
import { isRefusal, refuse, type Refusal } from '#contracts/refusal.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { PayoutAccount } from '#contracts/worker/worker-fold.ts';
import type { AddPayoutLine, MarkPaid, ToAccount, WithReason, HoldLines } from './commands.ts';
import { heldLine } from './lines.ts';

const noTotals: Totals = { grossCentavos: 0, commissionCentavos: 0, cashCentavos: 0, amountCentavos: 0 };

type Decided = Decision<PayoutEvent>;

/** The payout if the table allows an admin the action now, else a refusal. */
function authorized(action: PayoutAction, state: PayoutState): Payout | Refusal {
  if (state.kind === 'none') return refuse('not_found');
  if (mayActOnPayout(action, state, 'admin')) return state;
  return refuse('not_allowed_now', undefined, {
    status: state.status,
    allowedActions: allowedPayoutActions(state, 'admin'),
  });
}

function idsOf({ workerId, workerAccountId, friday }: Payout) {
  return { workerId, workerAccountId, friday };
}

function totalsOf({ grossCentavos, commissionCentavos, cashCentavos, amountCentavos }: Totals): Totals {
  return { grossCentavos, commissionCentavos, cashCentavos, amountCentavos };
}

/** The masked account, for events. */
function destinationOf(account: PayoutAccount) {
  return { method: account.method, account: maskedAccount(account), accountName: account.name, bank: account.bank };
}

/** Adds a line once; refused for closed payouts. */
export function addPayoutLine({ line, at, ...payout }: AddPayoutLine, state: PayoutState): Decided {
  if (holdsLine(state, line.lineId)) return [];
  if (state.kind === 'payout' && !mayActOnPayout('add_earning', state, 'policy'))
    return refuse('not_allowed_now', undefined, { status: state.status });
  const before = state.kind === 'payout' ? totalsOf(state) : noTotals;
  return [{ type: 'EarningAdded', data: { ...payout, line, ...plusLine(before, line), at } }];
}

/** Closes a payout on its Friday: it is scheduled, waits for an account, or is carried forward if nothing is to be paid. */
export function schedulePayout({ account, now }: ToAccount, state: PayoutState): Decided {
  if (state.kind === 'none' || state.status !== 'accruing') return [];
  if (!isStarted(state, now)) return [];
  if (state.amountCentavos <= 0) return [carriedForward(state, fridayAfter(state.friday))];
  if (!account) return [withoutAccount(state)];
  const change = accountChangeAt(account, now);
  if (change) return [waiting(state, account, change)];
  return [{ type: 'PayoutScheduled', data: { ...idsOf(state), ...totalsOf(state), ...destinationOf(account) } }];
}

/** For a payout with nothing to pay. */
function carriedForward(payout: Payout, toFriday: string): PayoutEvent {
  const { amountCentavos } = payout;
  return { type: 'PayoutCarriedForward', data: { ...idsOf(payout), amountCentavos, toFriday } };
}

function isStarted({ friday }: Pick<Payout, 'friday'>, now: string): boolean {
  return Date.parse(now) >= Date.parse(manilaInstant(friday));
}

function waiting(payout: Payout, account: PayoutAccount, change: AccountChange): PayoutEvent {
  return {
    type: 'PayoutHeld',
    data: {
      ...idsOf(payout),
      ...totalsOf(payout),
      reason: ownReasonsEn.accountNew,
      missingAccount: false,
      accountChange: { ...change, ...destinationOf(account) },
    },
  };
}

/**
 * Applies the worker's current account to a payout: a scheduled one is held after each account change; one that waited for an
 * account or for the end of a hold continues. After a withdrawal all payouts wait for a new account.
 */
export function followAccount({ account, now }: ToAccount, state: PayoutState): Decided {
  if (state.kind === 'none') return [];
  if (!account) return followNone(state);
  const waitsByItself = state.status === 'on_hold' && (state.missingAccount || state.accountChange !== null);
  const change = accountChangeAt(account, now);
  if (!change) return waitsByItself && isStarted(state, now) ? [released(state, account)] : [];
  if (state.accountChange?.heldUntil === change.heldUntil) return [];
  return state.status === 'scheduled' || waitsByItself ? [waiting(state, account, change)] : [];
}

function followNone(payout: Payout): Decided {
  return payout.status === 'scheduled' || payout.accountChange !== null ? [withoutAccount(payout)] : [];
}

function withoutAccount(payout: Payout): PayoutEvent {
  return {
    type: 'PayoutHeld',
    data: {
      ...idsOf(payout),
      ...totalsOf(payout),
      reason: ownReasonsEn.accountMissing,
      missingAccount: true,
      accountChange: null,
    },
  };
}

function released(payout: Payout, account: PayoutAccount): PayoutEvent {
  return { type: 'PayoutReleased', data: { ...idsOf(payout), ...totalsOf(payout), ...destinationOf(account) } };
}

/** Refused for a payout that waits for an account: it would continue automatically despite the admin's hold. */
export function holdPayout({ reason }: WithReason, state: PayoutState): Decided {
  if (state.kind === 'payout' && state.status === 'on_hold' && !state.missingAccount && !state.accountChange) return [];
  const payout = authorized('hold', state);
  if (isRefusal(payout)) return payout;
  return [
    {
      type: 'PayoutHeld',
      data: { ...idsOf(payout), ...totalsOf(payout), reason, missingAccount: false, accountChange: null },
    },
  ];
}

/** By an admin: releases to the current account, not before its Friday and not while an account change holds it. */
export function releasePayout({ account, now }: ToAccount, state: PayoutState): Decided {
  if (state.kind === 'payout' && state.status === 'scheduled') return [];
  const change = changeInTheWay({ account, now }, state);
  if (change) return newAccountRefusal(change);
  const payout = authorized('release', state);
  if (isRefusal(payout)) return payout;
  if (!isStarted(payout, now))
    return refuse('not_allowed_now', 'It is not paid before its Friday.', { from: payout.friday });
  return account ? [released(payout, account)] : missingAccountRefusal();
}

/** The account change that blocks the payout, even before the policy has held it. */
function changeInTheWay({ account, now }: ToAccount, state: PayoutState): AccountChange | null {
  if (state.kind === 'none') return null;
  return (
    state.accountChange ??
    (['scheduled', 'on_hold', 'failed'].includes(state.status) ? accountChangeAt(account, now) : null)
  );
}

function missingAccountRefusal(): Refusal {
  return refuse('not_allowed_now', 'The worker has not said where to send it.', { needs: 'payoutAccount' });
}

function newAccountRefusal({ changedAt, heldUntil }: AccountChange): Refusal {
  return refuse(
    'not_allowed_now',
    `This waits until ${formatDayAndTime(heldUntil, 'en')}, because the payout account is new.`,
    { changedAt, heldUntil },
  );
}

/** Refuses another amount than the payout's: a line may have been held since the bank file was created. */
export function markPaid({ reference, sentCentavos, account, now }: MarkPaid, state: PayoutState): Decided {
  if (state.kind === 'payout' && state.status === 'paid' && state.reference === reference) return [];
  const change = changeInTheWay({ account, now }, state);
  if (change) return newAccountRefusal(change);
  const payout = authorized('mark_paid', state);
  if (isRefusal(payout)) return payout;
  // The account was withdrawn after scheduling; the policy is about to hold the payout.
  if (!account) return missingAccountRefusal();
  if (sentCentavos !== undefined && sentCentavos !== payout.amountCentavos)
    return refuse('stale', undefined, { amount: payout.amountCentavos });
  return [
    { type: 'PayoutPaid', data: { ...idsOf(payout), amountCentavos: payout.amountCentavos, reference, paidAt: now } },
  ];
}

export function failPayout({ reason }: WithReason, state: PayoutState): Decided {
  if (state.kind === 'payout' && state.status === 'failed') return [];
  const payout = authorized('fail', state);
  return isRefusal(payout)
    ? payout
    : [{ type: 'PayoutFailed', data: { ...idsOf(payout), amountCentavos: payout.amountCentavos, reason } }];
}

/** Records a returned transfer; a policy adds it to the next payout. */
export function reversePayout({ reason }: WithReason, state: PayoutState): Decided {
  if (state.kind === 'payout' && state.status === 'reversed') return [];
  const payout = authorized('reverse', state);
  return isRefusal(payout)
    ? payout
    : [{ type: 'PayoutReversed', data: { ...idsOf(payout), amountCentavos: payout.amountCentavos, reason } }];
}

function holdsLine(state: PayoutState, lineId: string): boolean {
  return state.kind === 'payout' && state.lines.some((line) => line.lineId === lineId);
}

function plusLine(totals: Totals, line: PayoutLine): Totals {
  return {
    grossCentavos: totals.grossCentavos + line.grossCentavos,
    commissionCentavos: totals.commissionCentavos + line.commissionCentavos,
    cashCentavos: totals.cashCentavos + line.cashCentavos,
    amountCentavos: totals.amountCentavos + line.amountCentavos,
  };
}

/**
 * Deducts a disputed job's lines from its open or scheduled payout, so that they are not paid. Paid lines stay paid. Idempotent
 * unless more lines were added since.
 */
export function holdLines({ bookingId, now }: HoldLines, state: PayoutState): Decision<PayoutEvent> {
  if (state.kind === 'none' || !mayActOnPayout('hold_line', state, 'policy')) return [];
  const line = heldLine(state.lines.filter((one) => one.bookingId === bookingId));
  if (!line) return [];
  const totals = plusLine(totalsOf(state), line);
  const held: PayoutEvent = { type: 'PayoutLineHeld', data: { ...idsOf(state), line, ...totals, at: now } };
  if (state.status === 'accruing' || totals.amountCentavos > 0) return [held];
  // A closed payout with nothing left to send is carried forward to an open one.
  const toFriday = [fridayAfter(state.friday), payoutFriday(now)].toSorted().at(-1) ?? state.friday;
  return [held, carriedForward({ ...state, ...totals }, toFriday)];
}

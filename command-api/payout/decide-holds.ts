import type { PayoutEvent } from '#contracts/events/payout.ts';
import { mayActOnPayout } from '#contracts/payout/allowed-actions.ts';
import { fridayAfter, payoutFriday } from '#contracts/payout/friday.ts';
import type { PayoutState } from '#contracts/payout/payout-fold.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { HoldLines } from './commands.ts';
import { carriedForward, idsOf, plusLine, totalsOf } from './decide-payouts.ts';
import { heldLine } from './lines.ts';

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

import type { PayoutEvent } from '#contracts/events/payout.ts';
import { mayActOnPayout } from '#contracts/payout/allowed-actions.ts';
import { fridayAfter, payoutFriday } from '#contracts/payout/friday.ts';
import type { PayoutState } from '#contracts/payout/payout-fold.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { HoldLines } from './commands.ts';
import { carriedForward, idsOf, plusLine, totalsOf } from './decide-payouts.ts';
import { heldLine } from './lines.ts';

/**
 * What a disputed job adds to a payout is taken off it, whether it still gathers or waits to be sent: a held line is
 * never paid. What was paid already stays paid. Held again, nothing happens unless more was added since.
 */
export function holdLines({ bookingId, now }: HoldLines, state: PayoutState): Decision<PayoutEvent> {
  if (state.kind === 'none' || !mayActOnPayout('hold_line', state, 'policy')) return [];
  const line = heldLine(state.lines.filter((one) => one.bookingId === bookingId));
  if (!line) return [];
  const totals = plusLine(totalsOf(state), line);
  const held: PayoutEvent = { type: 'PayoutLineHeld', data: { ...idsOf(state), line, ...totals, at: now } };
  if (state.status === 'accruing' || totals.amountCentavos > 0) return [held];
  // Closed, and nothing is left to be sent: what the worker owes joins a payout that is open.
  const toFriday = [fridayAfter(state.friday), payoutFriday(now)].toSorted().at(-1) ?? state.friday;
  return [held, carriedForward({ ...state, ...totals }, toFriday)];
}

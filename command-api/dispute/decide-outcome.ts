import { hasDecided, isReady, mayActOnDispute } from '#contracts/dispute/allowed-actions.ts';
import type { Dispute, DisputeDecision } from '#contracts/dispute/dispute-fold.ts';
import { decidableStatuses, outcomesOf, waivedByOutcome } from '#contracts/dispute/lifecycle.ts';
import type { DisputeEvent } from '#contracts/events/dispute.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { DAY_MS } from '#contracts/manila-time.ts';
import { formatPesoShort } from '#contracts/money.ts';
import { isRefusal, type Refusal, refuse } from '#contracts/refusal.ts';
import type { Decision } from '../command-handling/decision.ts';
import { partiesOf, refusalFor, refusalOfUnseen } from './authorize.ts';
import type { AcceptDecision, DecideDispute, ReopenDispute } from './commands.ts';

/**
 * The first decision can be appealed for the configured days; with zero days it is final. Another admin decides an appeal, and
 * that decision is final. Money moves only after a final decision, because a refund cannot be reclaimed.
 */
export function decideDispute(command: DecideDispute, state: Dispute): Decision<DisputeEvent> {
  const { by, reason, outcome, now, actor, appealDays } = command;
  const refusal =
    decisionRefusal(command, state) ?? refusalFor('decide', state, actor, now) ?? refusalOfUnseen(state, command);
  if (refusal) return refusal;
  const waivedCentavos = waivedBy(command);
  if (isRefusal(waivedCentavos)) return waivedCentavos;
  if (takesTwo(command, waivedCentavos)) return refuse('no_other_admin');
  const decision = { outcome, waivedCentavos, reason, decidedBy: by, decidedAt: now };
  const isFinal = state.status === 'appealed' || appealDays === 0;
  const appealBy = isFinal ? null : new Date(Date.parse(now) + appealDays * DAY_MS).toISOString();
  const decided: DisputeEvent = { type: 'DisputeDecided', data: { ...partiesOf(state), ...decision, appealBy } };
  if (!isFinal) return [decided];
  return [decided, settled(state, decision, state.status === 'appealed' ? 'appeal_decided' : 'no_appeal', now)];
}

/** Refusals with a specific message. */
function decisionRefusal({ actor, now }: DecideDispute, state: Dispute): Refusal | null {
  if (actor.party !== 'staff') return refuse('forbidden');
  if (!decidableStatuses.includes(state.status)) return null;
  if (hasDecided(state, actor.accountId) && !mayActOnDispute('decide', state, actor, now))
    return refuse('own_decision');
  if (isReady(state, now)) return null;
  const until = formatDayAndTime(state.answerBy, 'en');
  return refuse('not_allowed_now', `The other side has until ${until} to answer.`, { answerBy: state.answerBy });
}

/** Refuses an amount that needs a second admin when no other admin exists; the request would never be answered. */
function takesTwo({ booking, mostGivenUpCentavos }: DecideDispute, waivedCentavos: number): boolean {
  const refundedCentavos = booking.keptCentavos - (booking.dueCentavos - waivedCentavos);
  const amountWaived = Math.max(waivedCentavos, refundedCentavos);
  return mostGivenUpCentavos !== null && waivedCentavos > 0 && amountWaived > mostGivenUpCentavos;
}

/** Centavos that this decision waives. */
function waivedBy({ outcome, amountCentavos, booking }: DecideDispute): number | Refusal {
  const { disputed, dueCentavos } = booking;
  if (!outcomesOf(disputed, dueCentavos).includes(outcome))
    return refuse('invalid', 'That can’t be decided of this booking.');
  if (outcome === 'partial_refund') {
    if (amountCentavos === null || amountCentavos <= 0) return refuse('invalid', 'How much goes back?');
    if (amountCentavos >= dueCentavos)
      return refuse('invalid', `A part of ${formatPesoShort(dueCentavos)} is less than all of it.`);
  }
  return waivedByOutcome(outcome, dueCentavos, amountCentavos);
}

/** The decision becomes final at once when both sides accept it. */
export function acceptDecision(command: AcceptDecision, state: Dispute): Decision<DisputeEvent> {
  const { actor, now } = command;
  const { party } = actor;
  if (party === 'staff') return refuse('forbidden');
  if (state.acceptedBy.includes(party)) return [];
  const refusal = refusalFor('accept', state, actor, now) ?? refusalOfUnseen(state, command);
  if (refusal) return refusal;
  const accepted: DisputeEvent = {
    type: 'DisputeDecisionAccepted',
    data: { ...partiesOf(state), by: party, acceptedAt: now },
  };
  const decision = state.decisions.at(-1);
  return decision && state.acceptedBy.length === 1 ? [accepted, settled(state, decision, 'accepted', now)] : [accepted];
}

/** By a policy, after the appeal period. */
export function settleDispute({ now }: { now: string }, state: Dispute): Decision<DisputeEvent> {
  const { status, appealBy, decisions } = state;
  const decision = decisions.at(-1);
  if (status !== 'decided' || !decision || appealBy === null || Date.parse(now) < Date.parse(appealBy)) return [];
  return [settled(state, decision, 'no_appeal', now)];
}

/** By a policy, when the second admin refused the refund: the decision is void. */
export function reopenDispute({ because, reason, now }: ReopenDispute, state: Dispute): Decision<DisputeEvent> {
  if (state.status !== 'settled') return [];
  return [{ type: 'DisputeReopened', data: { ...partiesOf(state), because, reason, reopenedAt: now } }];
}

function settled(
  state: Dispute,
  { outcome, waivedCentavos, reason, decidedBy }: DisputeDecision,
  because: DataOf<'DisputeSettled'>['because'],
  now: string,
): DisputeEvent {
  return {
    type: 'DisputeSettled',
    data: { ...partiesOf(state), outcome, waivedCentavos, reason, decidedBy, because, settledAt: now },
  };
}

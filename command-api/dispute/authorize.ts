import { allowedDisputeActions, type DisputeActor, mayActOnDispute } from '#contracts/dispute/allowed-actions.ts';
import type { Dispute } from '#contracts/dispute/dispute-fold.ts';
import type { DisputeAction } from '#contracts/dispute/lifecycle.ts';
import { type Refusal, refuse } from '#contracts/refusal.ts';
import type { Seen } from './commands.ts';

/** null if the rules allow the action now. */
export function refusalFor(action: DisputeAction, state: Dispute, actor: DisputeActor, now: string): Refusal | null {
  if (mayActOnDispute(action, state, actor, now)) return null;
  return refuse('not_allowed_now', undefined, {
    status: state.status,
    allowedActions: allowedDisputeActions(state, actor, now),
  });
}

/** Refuses an answer to a decision that the caller has not seen. */
export function refusalOfUnseen({ decisions, undone }: Dispute, { seenDecidedAt }: Seen): Refusal | null {
  const newest = decisions.at(-1) ?? undone.at(-1);
  return seenDecidedAt === undefined || seenDecidedAt === (newest?.decidedAt ?? null) ? null : refuse('stale');
}

/** Ids of the two sides, for events. */
export function partiesOf({ bookingId, clientId, workerId, workerAccountId }: Dispute) {
  return { bookingId, clientId, workerId, workerAccountId };
}

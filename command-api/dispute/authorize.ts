import { allowedDisputeActions, type DisputeActor, mayActOnDispute } from '#contracts/dispute/allowed-actions.ts';
import type { Dispute } from '#contracts/dispute/dispute-fold.ts';
import type { DisputeAction } from '#contracts/dispute/lifecycle.ts';
import { type Refusal, refuse } from '#contracts/refusal.ts';

/** null when the rules let this person do it now, else why not. */
export function refusalFor(action: DisputeAction, state: Dispute, actor: DisputeActor, now: string): Refusal | null {
  if (mayActOnDispute(action, state, actor, now)) return null;
  return refuse('not_allowed_now', undefined, {
    status: state.status,
    allowedActions: allowedDisputeActions(state, actor, now),
  });
}

/** Whose dispute it is, as every event of it says again. */
export function partiesOf({ bookingId, clientId, workerId, workerAccountId }: Dispute) {
  return { bookingId, clientId, workerId, workerAccountId };
}

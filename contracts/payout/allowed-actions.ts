import type { AccountChange } from './account-change.ts';
import { type PayoutAction, payoutActions, type PayoutStatus, payoutTransitions } from './lifecycle.ts';

type Party = 'admin' | 'policy';

/** What of a payout the rules look at. `accountChange`: it waits because its worker's account was changed. */
export type PayoutFacts = { status: PayoutStatus; amountCentavos: number; accountChange: AccountChange | null };

/** Whether the table lets this party act now. */
export function mayActOnPayout(action: PayoutAction, payout: PayoutFacts, by: Party): boolean {
  const { by: parties, from }: { by: readonly Party[]; from: readonly PayoutStatus[] } = payoutTransitions[action];
  if (action === 'hold' && !isHoldable(payout)) return false;
  if (action === 'release' && by === 'admin' && payout.accountChange) return false;
  return parties.includes(by) && from.includes(payout.status);
}

/**
 * Where nothing is to be paid, there is nothing to hold either; and what is held already, only when it would go on by
 * itself after a change.
 */
function isHoldable({ status, amountCentavos, accountChange }: PayoutFacts): boolean {
  return amountCentavos > 0 && (status !== 'on_hold' || accountChange !== null);
}

/** In the order of the table; part of every payout's view, so that no screen guesses. */
export function allowedPayoutActions(payout: PayoutFacts, by: Party): PayoutAction[] {
  return payoutActions.filter((action) => mayActOnPayout(action, payout, by));
}

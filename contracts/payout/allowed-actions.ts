import { type PayoutAction, payoutActions, type PayoutStatus, payoutTransitions } from './lifecycle.ts';

type Party = 'admin' | 'policy';

/** What of a payout the rules look at. */
export type PayoutFacts = { status: PayoutStatus; amountCentavos: number };

/** Whether the table lets this party act now. Where nothing is to be paid, there is nothing to hold either. */
export function mayActOnPayout(action: PayoutAction, { status, amountCentavos }: PayoutFacts, by: Party): boolean {
  const { by: parties, from }: { by: readonly Party[]; from: readonly PayoutStatus[] } = payoutTransitions[action];
  if (action === 'hold' && amountCentavos <= 0) return false;
  return parties.includes(by) && from.includes(status);
}

/** In the order of the table; part of every payout's view, so that no screen guesses. */
export function allowedPayoutActions(payout: PayoutFacts, by: Party): PayoutAction[] {
  return payoutActions.filter((action) => mayActOnPayout(action, payout, by));
}

import type { AccountChange } from './account-change.ts';
import { type PayoutAction, payoutActions, type PayoutStatus, payoutTransitions } from './lifecycle.ts';

type Party = 'admin' | 'policy';

/** The payout data that the rules use. `accountChange`: it waits because the account was changed. */
export type PayoutFacts = { status: PayoutStatus; amountCentavos: number; accountChange: AccountChange | null };

/** Whether the table permits the action now. */
export function mayActOnPayout(action: PayoutAction, payout: PayoutFacts, by: Party): boolean {
  const { by: parties, from }: { by: readonly Party[]; from: readonly PayoutStatus[] } = payoutTransitions[action];
  if (action === 'hold' && !isHoldable(payout)) return false;
  if (action === 'release' && by === 'admin' && payout.accountChange) return false;
  return parties.includes(by) && from.includes(payout.status);
}

/**
 * Only positive payouts can be held. One on hold can be held again only if it would otherwise be released automatically
 * after a change of account.
 */
function isHoldable({ status, amountCentavos, accountChange }: PayoutFacts): boolean {
  return amountCentavos > 0 && (status !== 'on_hold' || accountChange !== null);
}

/** In table order. Part of every payout view, so that screens never derive it. */
export function allowedPayoutActions(payout: PayoutFacts, by: Party): PayoutAction[] {
  return payoutActions.filter((action) => mayActOnPayout(action, payout, by));
}

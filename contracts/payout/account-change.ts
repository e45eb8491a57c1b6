import { addMinutes } from '../manila-time.ts';

/**
 * An attacker who takes over an account changes the payout account first: the worker has this long to notice and stop
 * it.
 */
export const ACCOUNT_HOLD_HOURS = 48;

/** A new payout account: payouts wait until `heldUntil` and then go to it. */
export type AccountChange = { changedAt: string; heldUntil: string };

export function heldUntilAfter(changedAt: string): string {
  return addMinutes(changedAt, ACCOUNT_HOLD_HOURS * 60);
}

/**
 * The account data that determines whether payouts wait. `heldUntil`: null for a first account from before the hold
 * existed.
 */
type AccountHold = { setAt: string; heldUntil: string | null };

/** The change that payouts wait for now; null for none. */
export function accountChangeAt(account: AccountHold | null, now: string): AccountChange | null {
  if (!account?.heldUntil || Date.parse(now) >= Date.parse(account.heldUntil)) return null;
  return { changedAt: account.setAt, heldUntil: account.heldUntil };
}

import { addMinutes } from '../manila-time.ts';

/** Whoever takes over an account wants its money first: so long a worker has to see that theirs would go elsewhere, and to stop it. */
export const ACCOUNT_HOLD_HOURS = 48;

/** A payout account that is new: payouts wait until `heldUntil`, and go to it then. */
export type AccountChange = { changedAt: string; heldUntil: string };

export function heldUntilAfter(changedAt: string): string {
  return addMinutes(changedAt, ACCOUNT_HOLD_HOURS * 60);
}

/** What of an account says whether payouts wait for it. `heldUntil`: null for a first account from before these waited. */
type HeldAccount = { setAt: string; heldUntil: string | null };

/** The change for which payouts wait at this moment; null when they don't. */
export function accountChangeAt(account: HeldAccount | null, now: string): AccountChange | null {
  if (!account?.heldUntil || Date.parse(now) >= Date.parse(account.heldUntil)) return null;
  return { changedAt: account.setAt, heldUntil: account.heldUntil };
}

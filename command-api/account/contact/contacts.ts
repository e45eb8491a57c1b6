import type { Account, PendingContact } from '#contracts/account/account-fold.ts';
import { isPlaceholderEmail } from '#contracts/account/placeholder-email.ts';
import type { ContactKind } from '#contracts/events/account.ts';

/** A person's addresses and which of them are proven. */

/** The requested address, while it can still be proven. */
export function pendingContact(account: Account, kind: ContactKind, now: string): PendingContact | null {
  const pending = account.pending[kind];
  return pending && Date.parse(pending.expiresAt) > Date.parse(now) ? pending : null;
}

export function isProvenContact(account: Account, kind: ContactKind): boolean {
  return kind === 'email'
    ? account.emailVerified && account.email !== null && !isPlaceholderEmail(account.email)
    : account.phoneVerified && account.phone !== null;
}

/**
 * Addresses for security notices: the proven address, and before it former ones whose change can still be undone, because a
 * thief may have changed the address just now.
 */
export function provenContacts(account: Account, kind: ContactKind, now: string): string[] {
  const lately = account.contactChanges.filter(
    (change) => change.kind === kind && change.formerProven && Date.parse(change.undoUntil) > Date.parse(now),
  );
  const present = isProvenContact(account, kind) ? [account[kind]] : [];
  return [...new Set([...lately.map(({ former }) => former), ...present])].filter((value) => value !== null);
}

/**
 * Whether a password link, which hands the account to its reader, may go to this address: a proven address, or the unproven
 * email of an account with no proven address. If another address is proven, the owner may have mistyped the email.
 */
export function takesResetLink(account: Account, kind: ContactKind): boolean {
  if (isProvenContact(account, kind)) return true;
  const { cloudSignIns, passkeys } = account;
  return kind === 'email' && !isProvenContact(account, 'phone') && cloudSignIns.length + passkeys.length === 0;
}

/** Whether the person has a proven address or is an admin. */
export function isProven({ userType, emailVerified, phoneVerified }: Account): boolean {
  return userType === 'admin' || emailVerified || phoneVerified;
}

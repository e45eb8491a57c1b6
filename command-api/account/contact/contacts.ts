import type { Account, PendingContact } from '#contracts/account/account-fold.ts';
import { isPlaceholderEmail } from '#contracts/account/placeholder-email.ts';
import type { ContactKind } from '#contracts/events/account.ts';

/** How a person can be reached, and which of it is proven to be theirs. */

/** The wanted address, for as long as it may be proven. */
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
 * Where a person is sure to hear of something grave: the address that they proved, and before it those that it took the
 * place of while these may still be put back. Whoever moved it a moment ago may not be them.
 */
export function provenContacts(account: Account, kind: ContactKind, now: string): string[] {
  const lately = account.contactChanges.filter(
    (change) => change.kind === kind && change.formerProven && Date.parse(change.undoUntil) > Date.parse(now),
  );
  const present = isProvenContact(account, kind) ? [account[kind]] : [];
  return [...new Set([...lately.map(({ former }) => former), ...present])].filter((value) => value !== null);
}

/**
 * Whether a link for a new password may go there, and hand the account to whoever reads it: an address that is proven, or
 * the unproven email of an account of which nothing is. Where something is, its owner may have mistyped the email.
 */
export function takesResetLink(account: Account, kind: ContactKind): boolean {
  if (isProvenContact(account, kind)) return true;
  const { cloudSignIns, passkeys } = account;
  return kind === 'email' && !isProvenContact(account, 'phone') && cloudSignIns.length + passkeys.length === 0;
}

/** They can be reached: an address of theirs is proven, or an admin has made them one. */
export function isProven({ userType, emailVerified, phoneVerified }: Account): boolean {
  return userType === 'admin' || emailVerified || phoneVerified;
}

import * as z from 'zod/mini';
import { tabStorage } from '../../../browser/browser-storage.ts';

/** Request of this tab, kept while it is on the provider's page; the return is a new page load. */
const PENDING = 'suki.cloudSignIn';

const PendingSignIn = z.object({
  by: z.enum(['firebase', 'stand-in']),
  /** Matches the answer to this request (CSRF protection). */
  state: z.string(),
  userType: z.enum(['client', 'worker']),
  /** Path to which a guard wants to return. */
  from: z.nullable(z.string()),
  /** Path of the requesting screen, which receives the answer. */
  at: z.string(),
});
export type PendingSignIn = z.infer<typeof PendingSignIn>;

export function keepPending(pending: PendingSignIn): void {
  tabStorage.setItem(PENDING, JSON.stringify(pending));
}

export function readPending(): PendingSignIn | null {
  const kept = tabStorage.getItem(PENDING);
  if (kept === null) return null;
  try {
    return PendingSignIn.parse(JSON.parse(kept));
  } catch {
    // Written by another version or tampered with: ignored.
    return null;
  }
}

/** Read once: a repeated return, such as by Back, matches no request. */
export function takePending(): PendingSignIn | null {
  const pending = readPending();
  tabStorage.removeItem(PENDING);
  return pending;
}

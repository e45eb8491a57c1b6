import * as z from 'zod/mini';
import { tabStorage } from '../../../browser/browser-storage.ts';

/** What this tab asked for before it left for the page where people sign in; it comes back as a new page. */
const PENDING = 'suki.cloudSignIn';

const PendingSignIn = z.object({
  by: z.enum(['firebase', 'stand-in']),
  /** That an answer is to this question and not to another, or to nobody's. */
  state: z.string(),
  userType: z.enum(['client', 'worker']),
  /** Where a guard noted that they wanted to go. */
  from: z.nullable(z.string()),
  /** The screen that asked, and takes the answer. */
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
    // Written by another version, or by hand: there is nothing to go on with.
    return null;
  }
}

/** Read once: an answer that comes again, as by Back, is to no question. */
export function takePending(): PendingSignIn | null {
  const pending = readPending();
  tabStorage.removeItem(PENDING);
  return pending;
}

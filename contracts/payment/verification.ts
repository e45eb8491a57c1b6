import { addMinutes } from '../manila-time.ts';

/** So long an admin may take back that the money is there: a row verified by mistake among many is seen at once. */
export const UNDO_SECONDS = 60;

/** What follows from a verification waits a little longer, for commands that are under way and clocks that differ. */
const FINAL_AFTER_SECONDS = 75;

/** What of a payment says whether its verification can be taken back. */
export type Verification = { verifiedAt: string | null; beforeVerification: object | null };

/** The last moment at which its verification can be taken back; null when it can't be at all. */
export function undoUntil({ verifiedAt, beforeVerification }: Verification): string | null {
  return verifiedAt !== null && beforeVerification !== null ? addMinutes(verifiedAt, UNDO_SECONDS / 60) : null;
}

/** From then on a verification can't be taken back any more, so that earnings may rest on it. */
export function finalFrom(verifiedAt: string): string {
  return addMinutes(verifiedAt, FINAL_AFTER_SECONDS / 60);
}

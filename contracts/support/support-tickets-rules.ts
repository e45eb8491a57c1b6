import { DAY_MS } from '../manila-time.ts';

/** What is resolved may be reopened for so long; then it is closed for good. */
const REOPEN_WITHIN_DAYS = 14;

/** Longer conversations go on in a new ticket: this one is read whole each time. */
export const MOST_MESSAGES = 500;

/** The instant from which a ticket resolved then can't be reopened. */
export function reopenUntil(resolvedAt: string): string {
  return new Date(Date.parse(resolvedAt) + REOPEN_WITHIN_DAYS * DAY_MS).toISOString();
}

import { DAY_MS } from '../manila-time.ts';

/** How long a resolved ticket may be reopened; then it is closed for good. */
const REOPEN_WITHIN_DAYS = 14;

/** Longer conversations continue in a new ticket, since each read loads the whole ticket. */
export const MOST_MESSAGES = 500;

/** From this instant on a ticket resolved at `resolvedAt` cannot be reopened. */
export function reopenUntil(resolvedAt: string): string {
  return new Date(Date.parse(resolvedAt) + REOPEN_WITHIN_DAYS * DAY_MS).toISOString();
}

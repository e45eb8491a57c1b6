import type { DisputeRow } from '#contracts/views/dispute.ts';
import { serverNow } from '../../../browser/server-time.ts';

/** Whether staff's deadline for the decision has passed. */
export function isOverdue({ waitsFor, decideBy }: Pick<DisputeRow, 'waitsFor' | 'decideBy'>): boolean {
  return waitsFor.includes('staff') && decideBy !== null && Date.parse(decideBy) <= serverNow();
}

import type { DisputeRow } from '#contracts/views/dispute.ts';
import { serverNow } from '../../../browser/server-time.ts';

/** Staff meant to have decided it by now. */
export function isOverdue({ waitsFor, decideBy }: Pick<DisputeRow, 'waitsFor' | 'decideBy'>): boolean {
  return waitsFor.includes('staff') && decideBy !== null && Date.parse(decideBy) <= serverNow();
}

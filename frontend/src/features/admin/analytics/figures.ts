import { outcomes } from '#contracts/analytics/endings.ts';
import type { PeriodFigures } from '#contracts/views/analytics.ts';
import { percentChange } from '../dashboard/overview-figures.ts';

export function requestedIn({ outcomes: counts }: PeriodFigures): number {
  return outcomes.reduce((sum, outcome) => sum + counts[outcome], 0);
}

/** Percentage of ended requests whose work was completed; null if none has ended. */
export function completionRate({
  outcomes: { completed, cancelled, declined, expired },
}: PeriodFigures): number | null {
  const over = completed + cancelled + declined + expired;
  return over === 0 ? null : (completed / over) * 100;
}

/** Change in percent, or in percentage points of a share. */
export function changeOf(now: number | null, before: number | null | undefined, inPoints = false): number | null {
  if (now === null || before === null || before === undefined) return null;
  return inPoints ? Math.round((now - before) * 10) / 10 : percentChange(now, before);
}

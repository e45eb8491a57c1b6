import { addDays } from '#contracts/manila-time.ts';

/** Numbers of days up to today. */
export const periods = ['7', '30', '90', '365'] as const;

/** The filter `days`. */
export const periodFilter = {
  kept: true,
  usual: '30',
  check: (text: string) => periods.some((days) => days === text),
  ask: (days: string, { today }: { today: string }) => ({ from: addDays(today, 1 - Number(days)), to: today }),
} as const;

/** "83%"; null without ratings. */
export function shareOf({ good, bad }: { good: number; bad: number }): string | null {
  const all = good + bad;
  return all === 0 ? null : `${Math.round((good / all) * 100)}%`;
}

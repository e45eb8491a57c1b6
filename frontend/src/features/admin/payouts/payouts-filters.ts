import { addDays, isDay } from '#contracts/manila-time.ts';
import { fridayAfter } from '#contracts/payout/friday.ts';
import { payoutStatuses } from '#contracts/payout/lifecycle.ts';

/** In the order in which an admin handles them. */
export const payoutTabs = ['all', 'scheduled', 'on_hold', 'paid', 'failed', 'reversed', 'accruing', 'carried'] as const;

/** The filter `status`. */
export const tabFilter = {
  usual: 'all',
  check: (text: string) => payoutTabs.some((tab) => tab === text),
  ask: (tab: string) => (tab === 'all' ? {} : { status: payoutStatuses.find((status) => status === tab) }),
};

/** Value of `friday` in the address. */
export const ANY_FRIDAY = 'all';

/** The filter `friday`. */
export const fridayFilter = {
  kept: true,
  usual: paydayOf,
  check: (text: string) => text === ANY_FRIDAY || isDay(text),
  ask: (friday: string) => (friday === ANY_FRIDAY ? {} : { friday }),
} as const;

/** The latest payday: today or the previous Friday. */
export function paydayOf(today: string): string {
  return addDays(fridayAfter(today), -7);
}

/** The next Friday or today; its payouts may still grow. */
export function fridayInSight(today: string): string {
  const payday = paydayOf(today);
  return payday === today ? today : addDays(payday, 7);
}

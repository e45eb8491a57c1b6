import { addDays, isDay } from '#contracts/manila-time.ts';
import { payoutOrders } from '#contracts/calls/payout.ts';
import { fridayAfter } from '#contracts/payout/friday.ts';
import { oneOf, pageOf } from '../list/use-address.ts';

/** In the order in which an admin handles them. */
export const payoutTabs = ['all', 'scheduled', 'on_hold', 'paid', 'failed', 'reversed', 'accruing', 'carried'] as const;
export type PayoutTab = (typeof payoutTabs)[number];

export interface PayoutsFilters {
  tab: PayoutTab;
  q: string;
  /** `YYYY-MM-DD`; null for all Fridays. */
  friday: string | null;
  sort: (typeof payoutOrders)[number] | undefined;
  page: number;
}

/** The latest payday: today or the previous Friday. */
export function paydayOf(today: string): string {
  return addDays(fridayAfter(today), -7);
}

/** The next Friday or today; its payouts may still grow. */
export function fridayInSight(today: string): string {
  const payday = paydayOf(today);
  return payday === today ? today : addDays(payday, 7);
}

export function payoutsFilters(params: URLSearchParams, today: string): PayoutsFilters {
  return {
    tab: oneOf(params, 'status', payoutTabs) ?? 'all',
    q: params.get('q')?.trim() ?? '',
    friday: fridayOf(params.get('friday'), today),
    sort: oneOf(params, 'sort', payoutOrders),
    page: pageOf(params),
  };
}

function fridayOf(wanted: string | null, today: string): string | null {
  if (wanted === ANY_FRIDAY) return null;
  return wanted !== null && isDay(wanted) ? wanted : paydayOf(today);
}

/** Value in the address. */
export const ANY_FRIDAY = 'all';

/** Arguments of GET /admin/payouts. */
export function payoutsQuery({ tab, q, friday, sort, page }: PayoutsFilters) {
  return {
    page,
    ...(tab !== 'all' && { status: tab }),
    ...(friday && { friday }),
    ...(q && { q }),
    ...(sort && { sort }),
  };
}

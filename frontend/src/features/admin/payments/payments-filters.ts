import { paymentStatuses } from '#contracts/payment/lifecycle.ts';
import { addDays, isDay, WEEKDAYS, weekdayOf } from '#contracts/manila-time.ts';
import { endsOf } from '../list/days/days.ts';
import type { Values } from '../list/list-address.ts';

/** Tabs: a status, all, claimed transfers or refunds. */
export const paymentTabs = [
  'all',
  'paid',
  'transfers',
  'requested',
  'processing',
  'verified',
  'failed',
  'refunds',
] as const;

export const paymentPeriods = ['today', 'week', '7', '30'] as const;
type PaymentPeriod = (typeof paymentPeriods)[number];

/** The filter `status`. */
export const tabFilter = {
  usual: 'all',
  check: (text: string) => paymentTabs.some((tab) => tab === text),
  ask(tab: string) {
    if (tab === 'all') return {};
    if (tab === 'refunds') return { refunds: true };
    if (tab === 'transfers') return { waits: 'transfer' as const };
    return { status: paymentStatuses.find((status) => status === tab) };
  },
};

/** The filter `period`: a period, or days in the format of days.ts. A search and a client's payments cover all time. */
export const periodFilter = {
  kept: true,
  usual: '7',
  check: (text: string) => isPeriod(text) || isDay(text) || endsOf(text) !== null,
  ask: (period: string, { today, values }: { today: string; values: Values }) =>
    isAnytime(values) ? {} : daysOfPeriod(period, today),
} as const;

export function isPeriod(period: string): period is PaymentPeriod {
  return paymentPeriods.some((one) => one === period);
}

/** First and last Manila day, both inclusive. A week starts on Monday. */
export function daysOfPeriod(period: string, today: string): { from: string; to: string } {
  if (!isPeriod(period)) return endsOf(period) ?? { from: period, to: period };
  if (period === 'today') return { from: today, to: today };
  if (period !== 'week') return { from: addDays(today, 1 - Number(period)), to: today };
  const sinceMonday = (WEEKDAYS.indexOf(weekdayOf(today)) + 6) % 7;
  return { from: addDays(today, -sinceMonday), to: today };
}

export function isAnytime({ q, client }: Values): boolean {
  return Boolean(q) || Boolean(client);
}

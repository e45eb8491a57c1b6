import { paymentOrders } from '#contracts/calls/payment.ts';
import { addDays, isDay, WEEKDAYS, weekdayOf } from '#contracts/manila-time.ts';
import { endsOf } from '../list/days/days.ts';
import { oneOf, pageOf } from '../list/use-address.ts';

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
export type PaymentTab = (typeof paymentTabs)[number];

export const paymentPeriods = ['today', 'week', '7', '30'] as const;
export type PaymentPeriod = (typeof paymentPeriods)[number];
const USUAL_PERIOD: PaymentPeriod = '7';

export interface PaymentsFilters {
  tab: PaymentTab;
  q: string;
  /** Account id. */
  client: string;
  /** A period, or days in the format of days.ts. */
  period: string;
  sort: (typeof paymentOrders)[number] | undefined;
  page: number;
}

export function paymentsFilters(params: URLSearchParams): PaymentsFilters {
  return {
    tab: oneOf(params, 'status', paymentTabs) ?? 'all',
    q: params.get('q')?.trim() ?? '',
    client: params.get('client')?.trim() ?? '',
    period: periodIn(params),
    sort: oneOf(params, 'sort', paymentOrders),
    page: pageOf(params),
  };
}

function periodIn(params: URLSearchParams): string {
  const period = params.get('period') ?? '';
  return isPeriod(period) || isDay(period) || endsOf(period) ? period : USUAL_PERIOD;
}

export function isPeriod(period: string): period is PaymentPeriod {
  return paymentPeriods.some((one) => one === period);
}

/** Period in the address; the default is omitted. */
export function periodParam(period: string): string | null {
  return period === USUAL_PERIOD ? null : period;
}

export function tabParam(tab: PaymentTab): string | null {
  return tab === 'all' ? null : tab;
}

/** First and last Manila day, both inclusive. A week starts on Monday. */
export function daysOfPeriod(period: string, today: string): { from: string; to: string } {
  if (!isPeriod(period)) return endsOf(period) ?? { from: period, to: period };
  if (period === 'today') return { from: today, to: today };
  if (period !== 'week') return { from: addDays(today, 1 - Number(period)), to: today };
  const sinceMonday = (WEEKDAYS.indexOf(weekdayOf(today)) + 6) % 7;
  return { from: addDays(today, -sinceMonday), to: today };
}

/** Arguments of GET /admin/payments. A search and a client's payments cover all time. */
export function paymentsQuery({ tab, q, client, period, sort, page }: PaymentsFilters, today: string) {
  return {
    page,
    ...tabQuery(tab),
    ...(sort && { sort }),
    ...(isAnytime({ q, client }) ? found({ q, client }) : daysOfPeriod(period, today)),
  };
}

export function isAnytime({ q, client }: Pick<PaymentsFilters, 'q' | 'client'>): boolean {
  return q !== '' || client !== '';
}

function found({ q, client }: Pick<PaymentsFilters, 'q' | 'client'>) {
  return { ...(q && { q }), ...(client && { client }) };
}

export type PaymentsQuery = ReturnType<typeof paymentsQuery>;

function tabQuery(tab: PaymentTab) {
  if (tab === 'all') return {};
  if (tab === 'refunds') return { refunds: true };
  return tab === 'transfers' ? { waits: 'transfer' as const } : { status: tab };
}

import type { Outcome } from '#contracts/analytics/endings.ts';
import type { Span } from '#contracts/analytics/periods.ts';
import { leadingTo } from '#contracts/events/booking.ts';
import { waiverChanged } from '#contracts/events/payment.ts';
import { lineAdded, payoutMoved } from '#contracts/events/payout.ts';

/** Where a figure's bookings and events are: the lists of staff, filtered as the figure was counted. */

/** Those that are one status have its name; the others are a group of statuses (`bookings-filters.ts`). */
const outcomeParam: Readonly<Record<Outcome, Record<string, string>>> = {
  waiting: { group: 'waiting' },
  upcoming: { group: 'upcoming' },
  completed: { status: 'completed' },
  cancelled: { status: 'cancelled' },
  declined: { status: 'declined' },
  expired: { status: 'expired' },
};

export function bookingsOf({ from, to }: Span, more: { outcome?: Outcome; service?: string } = {}): string {
  const { outcome, service } = more;
  return `/admin/bookings?${new URLSearchParams({
    from,
    to,
    ...(outcome && outcomeParam[outcome]),
    ...(service && { service }),
  })}`;
}

export type MoneyFigure = 'revenue' | 'commission' | 'refunds' | 'payouts';

const [completed = ''] = leadingTo('completed');
const typeOf: Readonly<Record<MoneyFigure, string>> = {
  revenue: completed,
  commission: lineAdded,
  refunds: waiverChanged[0],
  payouts: payoutMoved[0],
};

export function eventsOf({ from, to }: Span, figure: MoneyFigure): string {
  return `/admin/audit-logs?${new URLSearchParams({ type: typeOf[figure], day: from === to ? from : `${from}~${to}` })}`;
}

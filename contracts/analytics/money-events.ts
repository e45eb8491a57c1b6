import { leadingTo } from '../events/booking.ts';
import { waiverChanged } from '../events/payment.ts';
import { lineAdded, payoutMoved } from '../events/payout.ts';
import type { EventType } from '../events/registry.ts';
import type { MoneyFigure } from './bookings-of-figures.ts';

/** What moves the money of each figure; the figure is the sum of theirs. */
export const moneyEvents: Readonly<Record<MoneyFigure, readonly EventType[]>> = {
  revenue: leadingTo('completed'),
  commission: [lineAdded],
  refunds: waiverChanged,
  payouts: payoutMoved,
};

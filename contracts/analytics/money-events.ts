import { leadingTo } from '../events/booking.ts';
import { waiverChanged } from '../events/payment.ts';
import { lineAdded, payoutMoved } from '../events/payout.ts';
import type { EventType, Recorded } from '../events/registry.ts';
import type { MoneyFigure } from './bookings-of-figures.ts';

const completed = leadingTo('completed');

/** What moves the money of each figure; the figure is the sum of theirs. */
export const moneyEvents: Readonly<Record<MoneyFigure, readonly EventType[]>> = {
  revenue: completed,
  commission: [lineAdded],
  refunds: waiverChanged,
  payouts: payoutMoved,
};

/** By how many centavos an event moves a figure; 0 where it moves none of it. */
export function movedCentavos(figure: MoneyFigure, event: Recorded): number {
  return moved[figure](event);
}

const moved: Readonly<Record<MoneyFigure, (event: Recorded) => number>> = {
  revenue: (event) => (isOf(completed, event) ? event.data.finalAmountCentavos : 0),
  // The line's own is negative: it is taken off what the worker gets. Of one without any, not -0.
  commission: (event) => (isOf([lineAdded], event) ? 0 - event.data.line.commissionCentavos : 0),
  refunds(event) {
    if (!isOf(waiverChanged, event)) return 0;
    return 'issuedAt' in event.data ? event.data.amountCentavos : -event.data.amountCentavos;
  },
  payouts(event) {
    if (!isOf(payoutMoved, event)) return 0;
    return 'paidAt' in event.data ? event.data.amountCentavos : -event.data.amountCentavos;
  },
};

function isOf<Type extends EventType>(
  types: readonly Type[],
  event: Recorded,
): event is Extract<Recorded, { type: Type }> {
  return (types as readonly EventType[]).includes(event.type);
}

import { leadingTo } from '../events/booking.ts';
import { waiverChanged } from '../events/payment.ts';
import { lineAdded, payoutMoved } from '../events/payout.ts';
import type { EventType, Recorded } from '../events/registry.ts';
import { moneyFigures, type MoneyFigure } from './bookings-of-figures.ts';

const completed = leadingTo('completed');

/** Events whose amounts add up to each figure. */
export const moneyEvents: Readonly<Record<MoneyFigure, readonly EventType[]>> = {
  revenue: completed,
  commission: [lineAdded],
  refunds: waiverChanged,
  payouts: payoutMoved,
};

/** Centavos that an event adds to a figure; 0 for unrelated events. */
export function movedCentavos(figure: MoneyFigure, event: Recorded): number {
  return moved[figure](event);
}

/** Whether an event moves any figure: a carried line, or a job without commission, moves none. */
export function movesMoney(event: Recorded): boolean {
  return moneyFigures.some((figure) => moved[figure](event) !== 0);
}

const moved: Readonly<Record<MoneyFigure, (event: Recorded) => number>> = {
  revenue: (event) => (isOf(completed, event) ? event.data.finalAmountCentavos : 0),
  // The line's commission is negative, since it reduces the payout. `0 -` avoids -0 for a line without one.
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

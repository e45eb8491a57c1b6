import { platformReset } from '#contracts/events/platform.ts';
import { leadingTo } from '#contracts/events/booking.ts';
import { waiverChanged } from '#contracts/events/payment.ts';
import { lineAdded, payoutMoved } from '#contracts/events/payout.ts';
import type { MoneyFigure } from '#contracts/analytics/bookings-of-figures.ts';
import { movedCentavos } from '#contracts/analytics/money-events.ts';
import type { EventType } from '#contracts/events/registry.ts';
import { manilaDay } from '#contracts/manila-time.ts';
import { type Change, defineReadModel, onEach } from '../../read-model.ts';

/** The money of a Manila day, by when it moved. Centavos. */
export type MoneyDay = {
  /** Final amounts of the jobs completed that day. */
  revenue: number;
  /** What Suki keeps of what joined the workers' payouts; what refunds give back is taken off. */
  commission: number;
  /** On its way back to clients; what didn't arrive is taken off on the day that it turned out. */
  refunds: number;
  /** Sent to workers; what came back is taken off on the day that it did. */
  payouts: number;
};

/** By day. */
export type MoneyFiguresDocument = MoneyDay & {
  /** Log position of the last change, for those who keep a copy. */
  changed: number;
};

export const noMoney: MoneyDay = { revenue: 0, commission: 0, refunds: 0, payouts: 0 };

export const moneyFigures = defineReadModel<MoneyFiguresDocument>({
  name: 'analytics-amounts',
  version: 1,
  fields: ['changed'],
  startsAnew: { [platformReset]: (_, { position }) => ({ ...noMoney, changed: position }) },
  on: {
    ...onEach(leadingTo('completed'), counted('revenue')),
    ...onEach([lineAdded], counted('commission')),
    ...onEach(waiverChanged, counted('refunds')),
    ...onEach(payoutMoved, counted('payouts')),
  },
});

function counted(figure: MoneyFigure): Change<MoneyFiguresDocument, EventType> {
  return {
    ids: ({ recordedAt }) => manilaDay(recordedAt),
    apply(before, event) {
      const day: MoneyFiguresDocument = { ...noMoney, ...before, changed: event.position };
      return { ...day, [figure]: day[figure] + movedCentavos(figure, event) };
    },
  };
}

import { platformReset } from '#contracts/events/platform.ts';
import { leadingTo } from '#contracts/events/booking.ts';
import { waiverChanged } from '#contracts/events/payment.ts';
import { lineAdded, payoutMoved } from '#contracts/events/payout.ts';
import type { MoneyFigure } from '#contracts/analytics/bookings-of-figures.ts';
import { movedCentavos } from '#contracts/analytics/money-events.ts';
import type { EventType } from '#contracts/events/registry.ts';
import { manilaDay } from '#contracts/manila-time.ts';
import { type Change, defineReadModel, onEach } from '../../read-model.ts';

/** Money of a Manila day, by the time of the movement. Centavos. */
export type MoneyDay = {
  /** Final amounts of the jobs completed on this day. */
  revenue: number;
  /** Commission of the lines added to payouts, less what refunds return. */
  commission: number;
  /** Refunds issued. A failed refund is subtracted on the day of the failure. */
  refunds: number;
  /** Sent to workers. A returned payout is subtracted on the day of its return. */
  payouts: number;
};

/** By day. */
export type MoneyFiguresDocument = MoneyDay & {
  /** Log position of the last change, for in-memory replicas. */
  changed: number;
};

export const noMoney: MoneyDay = { revenue: 0, commission: 0, refunds: 0, payouts: 0 };

export const moneyFigures = defineReadModel<MoneyFiguresDocument>({
  name: 'analytics-amounts',
  version: 1,
  fields: ['changed'],
  resetOn: { [platformReset]: (_, { position }) => ({ ...noMoney, changed: position }) },
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

import { lineAdded, lineHeld } from '#contracts/events/payout.ts';
import type { EventType, Recorded } from '#contracts/events/registry.ts';
import { type Change, defineReadModel } from '../../read-model.ts';

/** What a Friday comes to over all workers. By Friday. Centavos. */
export type PayoutFridayDocument = {
  friday: string;
  payouts: number;
  /** Of all that is or was to be paid that day: without what was carried forward or came back. */
  amountCentavos: number;
  /** Of it, what is not paid yet. */
  unpaidCentavos: number;
};

export const payoutFridays = defineReadModel<PayoutFridayDocument>({
  name: 'payout-fridays',
  version: 1,
  fields: ['friday'],
  on: {
    // A payout is counted with its stream's first event.
    [lineAdded]: by(({ data: { line }, revision }) => ({
      payouts: revision === 0 ? 1 : 0,
      amountCentavos: line.amountCentavos,
      unpaidCentavos: line.amountCentavos,
    })),
    [lineHeld]: by(({ data: { line } }) => ({
      amountCentavos: line.amountCentavos,
      unpaidCentavos: line.amountCentavos,
    })),
    PayoutPaid: by(({ data }) => ({ unpaidCentavos: -data.amountCentavos })),
    PayoutReversed: by(({ data }) => ({ amountCentavos: -data.amountCentavos })),
    PayoutCarriedForward: by(({ data }) => ({
      amountCentavos: -data.amountCentavos,
      unpaidCentavos: -data.amountCentavos,
    })),
  },
});

type OfFriday = Extract<
  EventType,
  typeof lineAdded | typeof lineHeld | 'PayoutPaid' | 'PayoutReversed' | 'PayoutCarriedForward'
>;
type Plus = Partial<Omit<PayoutFridayDocument, 'friday'>>;

function by<Type extends OfFriday>(plus: (event: Recorded<Type>) => Plus): Change<PayoutFridayDocument, Type> {
  return {
    ids: ({ data }) => data.friday,
    apply: (before, event, friday) => {
      const { payouts = 0, amountCentavos = 0, unpaidCentavos = 0 } = plus(event);
      return {
        friday,
        payouts: (before?.payouts ?? 0) + payouts,
        amountCentavos: (before?.amountCentavos ?? 0) + amountCentavos,
        unpaidCentavos: (before?.unpaidCentavos ?? 0) + unpaidCentavos,
      };
    },
  };
}

import { lineAdded, lineHeld, type PayoutLine } from '#contracts/events/payout.ts';
import type { DataOf, EventType, Recorded } from '#contracts/events/registry.ts';
import { type Change, defineReadModel } from '../../read-model.ts';

/** Totals of one Friday over all workers. By Friday. Centavos. */
export type PayoutFridayDocument = {
  friday: string;
  payouts: number;
  /** Sum of all payouts due that day, without those carried forward or returned. */
  amountCentavos: number;
  /** The unpaid part of it. */
  unpaidCentavos: number;
  /**
   * Workers whose payouts have lines that add up to zero: their next line is not counted as a first one. Omitted when
   * empty.
   */
  emptied?: readonly string[];
};

export const payoutFridays = defineReadModel<PayoutFridayDocument>({
  name: 'payout-fridays',
  version: 2,
  fields: ['friday'],
  on: {
    [lineAdded]: by(({ data }, emptied) => ({
      payouts: isFirstLine(data, emptied) ? 1 : 0,
      ...lineOf(data, emptied),
    })),
    [lineHeld]: by(({ data }, emptied) => lineOf(data, emptied)),
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
type Plus = Partial<Totals>;

type Totals = Omit<PayoutFridayDocument, 'friday'>;

const zeroTotals: Totals = { payouts: 0, amountCentavos: 0, unpaidCentavos: 0 };

function by<Type extends OfFriday>(
  plus: (event: Recorded<Type>, emptied: readonly string[]) => Plus,
): Change<PayoutFridayDocument, Type> {
  return {
    ids: ({ data }) => data.friday,
    apply: (before: Totals = zeroTotals, event, friday) => {
      const { emptied: known = [] } = before;
      const { payouts = 0, amountCentavos = 0, unpaidCentavos = 0, emptied = known } = plus(event, known);
      return {
        friday,
        payouts: before.payouts + payouts,
        amountCentavos: before.amountCentavos + amountCentavos,
        unpaidCentavos: before.unpaidCentavos + unpaidCentavos,
        ...(emptied.length > 0 && { emptied }),
      };
    },
  };
}

type WithLine = DataOf<typeof lineAdded> | DataOf<typeof lineHeld>;
type Amounts = Pick<PayoutLine, (typeof amounts)[number]>;

const amounts = ['grossCentavos', 'commissionCentavos', 'cashCentavos', 'amountCentavos'] as const;

/**
 * A payout is counted with its first line, whose amounts equal the payout's totals. The exception is a payout whose
 * earlier lines add up to zero. The stream's revision cannot tell, since a stream continues after a platform reset.
 */
function isFirstLine({ line, workerId, ...totals }: WithLine, emptied: readonly string[]): boolean {
  return areSame(line, totals) && !emptied.includes(workerId);
}

function lineOf({ line, workerId, ...totals }: WithLine, emptied: readonly string[]): Plus {
  const { amountCentavos } = line;
  const others = emptied.filter((one) => one !== workerId);
  return {
    amountCentavos,
    unpaidCentavos: amountCentavos,
    emptied: areAllZero(totals) ? [...others, workerId] : others,
  };
}

function areSame(one: Amounts, other: Amounts): boolean {
  return amounts.every((name) => one[name] === other[name]);
}

function areAllZero(totals: Amounts): boolean {
  return amounts.every((name) => totals[name] === 0);
}

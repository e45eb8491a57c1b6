import type { AmountFigure } from '#contracts/analytics/bookings-of-figures.ts';
import type { BookingFilters } from '#contracts/calls/platform.ts';
import { type BookingDocument, bookings } from '#projectors/read-models/booking/bookings.ts';
import { earnings, type EarningDocument } from '#projectors/read-models/payout/earnings.ts';
import { earningOf, earningsOf } from '../payout/earnings.ts';
import { figureOfDays } from '../platform/figure-total.ts';
import type { QueryContext } from '../query-context.ts';
import { sharesMoved } from './moved-bookings.ts';

/** Centavos. */
type Amounts = {
  /** By booking. */ of: ReadonlyMap<string, number>;
  /** Of the whole list; null where more filters than the figure's own leave some out. */ total: number | null;
  ofNoBooking: number;
};

/** What each of these bookings adds to a figure, and what the figure is. */
export async function amountsOfBookings(
  queryContext: QueryContext,
  { moved, ...filters }: BookingFilters & { moved: AmountFigure },
  ids: readonly string[],
): Promise<Amounts> {
  if (moved === 'earned') return earnedWith(queryContext, filters, ids);
  const { from, to, ...others } = filters;
  const isWhole = isEmpty(others);
  const total = isWhole ? await figureOfDays(queryContext, moved, { from, to }) : null;
  if (moved === 'revenue') return { of: await finalAmounts(queryContext, ids), total, ofNoBooking: 0 };
  const { found, capped } = await sharesMoved(queryContext, moved, { from, to }, ids);
  const of = new Map<string, number>();
  let ofNoBooking = 0;
  for (const { bookingId, centavos } of found)
    if (bookingId === null) ofNoBooking += centavos;
    else of.set(bookingId, (of.get(bookingId) ?? 0) + centavos);
  return { of, total: capped ? null : total, ofNoBooking: isWhole ? ofNoBooking : 0 };
}

async function finalAmounts({ documents }: QueryContext, ids: readonly string[]): Promise<Map<string, number>> {
  const found = await documents.getMany<BookingDocument>(bookings.name, ids);
  return new Map(found.map(({ id, document }) => [id, document.completion?.amountCentavos ?? 0]));
}

/** Net of commission and refunds, as the worker's own earnings are. */
async function earnedWith(
  queryContext: QueryContext,
  { worker, ...others }: Omit<BookingFilters, 'moved'>,
  ids: readonly string[],
): Promise<Amounts> {
  const { commissionPercent } = await queryContext.settings();
  const found = await queryContext.documents.getMany<EarningDocument>(earnings.name, ids);
  const of = new Map(
    found.flatMap(({ id, document }) => {
      const { completedAt } = document;
      return completedAt === null ? [] : [[id, earningOf({ ...document, completedAt }, commissionPercent).amount]];
    }),
  );
  if (worker === undefined || !isEmpty(others)) return { of, total: null, ofNoBooking: 0 };
  const all = await earningsOf(queryContext, worker, commissionPercent);
  return { of, total: all.reduce((sum, { amount }) => sum + amount, 0), ofNoBooking: 0 };
}

function isEmpty(filters: Omit<BookingFilters, 'moved'>): boolean {
  return Object.values(filters).every((filter) => filter === undefined);
}

import { freeAfterMove, lateFee } from '#contracts/booking/cancellation-fee.ts';
import type { BookingStatus, Party } from '#contracts/booking/lifecycle.ts';
import { manilaDayAndTime } from '#contracts/manila-time.ts';
import { takeHomeOf } from '#contracts/payout/commission.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import type { Booking, CancellingAfterMove, Extra, Quote } from '#contracts/views/booking.ts';
import type { Quote as QuoteDocument } from '#contracts/booking/booking-state.ts';
import type { BookingFacts } from '#projectors/read-models/booking/bookings.ts';
import type { WorkerDocument } from '#projectors/read-models/worker/workers.ts';
import { distanceTo } from './distance-to.ts';
import { shownRating } from '../worker/listed-worker.ts';

type QuotesView = Pick<Booking, 'quotes' | 'otherQuotes'>;
type Sight = {
  viewer: { workerId: string | null };
  workerById: (workerId: string) => WorkerDocument | undefined;
  completedJobsOfClients: (workerId: string) => number;
};

/** Workers see how many other quotes exist, but not their amounts. */
export function quotesFor(party: Party, booking: BookingFacts, sight: Sight): QuotesView {
  const seesAll = party === 'client' || party === 'admin';
  const isOwn = ({ worker }: QuoteDocument) => worker.workerId === sight.viewer.workerId;
  const { quotes } = booking;
  const seen = seesAll ? quotes : quotes.filter(isOwn);
  return {
    quotes: seen.map((quote) => ({
      ...quoteView(quote, booking, sight),
      earning: isOwn(quote) ? promisedEarning(quote) : null,
    })),
    otherQuotes: seesAll ? 0 : quotes.filter((quote) => quote.status === 'open' && !isOwn(quote)).length,
  };
}

function quoteView(
  { id, worker, amountCentavos, beforeCentavos, message, status, validUntil, offeredAt, requestVersion }: QuoteDocument,
  booking: BookingFacts,
  { workerById, completedJobsOfClients }: Sight,
): Omit<Quote, 'earning'> {
  const { workerId, accountId, name, avatar } = worker;
  const now = workerById(workerId);
  return {
    id,
    workerId,
    worker: {
      id: workerId,
      accountId,
      name,
      avatar,
      rating: now ? shownRating(now) : 0,
      completedJobs: now?.completedJobs ?? 0,
      sukiJobs: completedJobsOfClients(workerId),
      distanceKm: distanceTo(booking, now),
    },
    amount: amountCentavos,
    ...(beforeCentavos !== undefined && { before: beforeCentavos }),
    message,
    status,
    validUntil,
    offeredAt,
    outdated: requestVersion !== booking.requestVersion,
  };
}

function promisedEarning({ amountCentavos, commissionPercent }: QuoteDocument): Quote['earning'] {
  return commissionPercent === undefined ? null : takeHomeOf(amountCentavos, commissionPercent);
}

const over: readonly BookingStatus[] = ['completed', 'cancelled'];

/** The expected earning of the worker, or of one who may accept. For old, ended jobs only the payout has it. */
export function earningFor(
  party: Party,
  { status, commissionPercent }: BookingFacts,
  dueCentavos: number,
  settings: Settings,
): Booking['earning'] {
  const percent = commissionPercent ?? (over.includes(status) ? null : settings.commissionPercent);
  const isTheirs = party === 'worker' || party === 'candidate';
  return isTheirs && percent !== null && dueCentavos > 0 ? takeHomeOf(dueCentavos, percent) : null;
}

export function rescheduleView(
  booking: BookingFacts,
  { now, settings }: { now: string; settings: Settings },
): Booking['reschedule'] {
  if (!booking.reschedule) return null;
  const { proposalId, by, startsAt, endsAt, at, freeUntil } = booking.reschedule;
  return {
    proposalId,
    by,
    startsAt,
    endsAt,
    proposedAt: at,
    ...manilaDayAndTime(startsAt),
    cancelling: cancellingAfterMove(
      booking,
      { by, freeUntil: freeUntil ?? freeAfterMove(booking, { by, startsAt }, now, settings) },
      settings,
    ),
  };
}

export function cancellingAfterMove(
  booking: BookingFacts,
  { by, freeUntil }: { by: 'client' | 'worker'; freeUntil: string },
  settings: Settings,
): CancellingAfterMove {
  return {
    freeUntil,
    graceMinutes: by === 'worker' ? settings.cancellationGraceMinutes : 0,
    fee: lateFee(booking, settings),
  };
}

export function extrasView({ extras }: BookingFacts): Extra[] {
  return extras.map(({ id, amountCentavos, reason, status, at }) => ({
    id,
    amount: amountCentavos,
    reason,
    status,
    proposedAt: at,
  }));
}

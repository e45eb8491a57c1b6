import type { Party } from '#contracts/booking/lifecycle.ts';
import { manilaDay, manilaTime } from '#contracts/manila-time.ts';
import type { Booking, Extra, Quote } from '#contracts/views/booking.ts';
import type { QuoteDocument } from '#projectors/read-models/booking-quotes.ts';
import type { BookingDocument } from '#projectors/read-models/bookings.ts';
import type { WorkerDocument } from '#projectors/read-models/workers.ts';
import { shownRating } from './worker-directory.ts';

type QuotesSeen = Pick<Booking, 'quotes' | 'otherQuotes'>;
type Sight = { viewer: { workerId: string | null }; workerById: (workerId: string) => WorkerDocument | undefined };

/** Workers don't see what others ask, only that there are others. */
export function quotesSeenBy(party: Party, { quotes }: BookingDocument, { viewer, workerById }: Sight): QuotesSeen {
  const seesAll = party === 'client' || party === 'admin';
  const isOwn = ({ worker }: QuoteDocument) => worker.workerId === viewer.workerId;
  const seen = seesAll ? quotes : quotes.filter(isOwn);
  return { quotes: seen.map((quote) => quoteView(quote, workerById(quote.worker.workerId))), otherQuotes: seesAll ? 0 : quotes.filter((quote) => quote.status === 'open' && !isOwn(quote)).length };
}

function quoteView({ id, worker, amountCentavos, message, status, validUntil, offeredAt }: QuoteDocument, now: WorkerDocument | undefined): Quote {
  const { workerId, accountId, name, avatar } = worker;
  return {
    id, workerId,
    worker: { id: workerId, accountId, name, avatar, rating: now ? shownRating(now) : 0, completedJobs: now?.completedJobs ?? 0 },
    amount: amountCentavos, message, status, validUntil, offeredAt,
  };
}

export function rescheduleView({ reschedule }: BookingDocument): Booking['reschedule'] {
  return reschedule && { ...reschedule, date: manilaDay(reschedule.startsAt), time: manilaTime(reschedule.startsAt) };
}

export function extrasView({ extras }: BookingDocument): Extra[] {
  return extras.map(({ id, amountCentavos, reason, status, proposedAt }) => ({ id, amount: amountCentavos, reason, status, proposedAt }));
}

import type { QuoteStatus } from '#contracts/booking/lifecycle.ts';
import type { quoteEvents } from '#contracts/events/booking-quotes.ts';
import type { EventOf } from '#contracts/events/event-schemas.ts';
import type { WorkerPerson } from '#contracts/account/person.ts';
import type { Booking, Folds } from './decider.ts';

export type Quote = {
  quoteId: string;
  worker: WorkerPerson;
  workerId: string;
  amountCentavos: number;
  /** null: from before percents were promised. */ commissionPercent: number | null;
  validUntil: string;
  status: QuoteStatus;
  /** The version of the request that it is for. */ requestVersion: number;
};

type QuoteEvent = EventOf<typeof quoteEvents>;

export const quoteFolds: Folds<QuoteEvent> = {
  QuoteOffered: (booking, offer) => ({ status: 'quoted', quotes: withOffer(booking, offer) }),
  QuoteWithdrawn: ({ quotes }, { quoteId, status }) => ({ status, quotes: withStatus(quotes, quoteId, 'withdrawn') }),
  QuoteRejected: ({ quotes }, { quoteId, status }) => ({ status, quotes: withStatus(quotes, quoteId, 'rejected') }),
  QuoteExpired: ({ quotes }, { quoteId, status }) => ({ status, quotes: withStatus(quotes, quoteId, 'expired') }),
  QuoteAccepted: ({ quotes }, { quoteId, worker, startsAt, endsAt, priceCentavos, commissionPercent = null }) => ({
    status: 'accepted',
    worker,
    workerId: worker.workerId,
    startsAt,
    endsAt,
    priceCentavos,
    commissionPercent,
    quotes: closedQuotes(withStatus(quotes, quoteId, 'accepted')),
  }),
};

function withOffer(
  { quotes, requestVersion }: Booking,
  offer: Extract<QuoteEvent, { type: 'QuoteOffered' }>['data'],
): Quote[] {
  const { quoteId, worker, amountCentavos, commissionPercent = null, validUntil, replaces } = offer;
  const before = replaces === null ? quotes : withStatus(quotes, replaces, 'replaced');
  return [
    ...before,
    {
      quoteId,
      worker,
      workerId: worker.workerId,
      amountCentavos,
      commissionPercent,
      validUntil,
      status: 'open',
      requestVersion,
    },
  ];
}

function withStatus(quotes: readonly Quote[], quoteId: string, status: QuoteStatus): Quote[] {
  return quotes.map((quote) => (quote.quoteId === quoteId ? { ...quote, status } : quote));
}

/** What is still open ends with the waiting: another was accepted, or the booking is over. */
export function closedQuotes(quotes: readonly Quote[]): Quote[] {
  return quotes.map((quote) => (quote.status === 'open' ? { ...quote, status: 'closed' } : quote));
}

/** A worker has one open quote at most. */
export function openQuoteOf({ quotes }: Booking, workerId: string | null): Quote | undefined {
  return quotes.find((quote) => quote.status === 'open' && quote.workerId === workerId);
}

import * as z from 'zod/mini';
import { bookingParties, bookingPartiesWithWorker } from '../fields.ts';
import { bookingStatuses } from '../booking/lifecycle.ts';
import { WorkerPerson } from '../account/person.ts';
import { internal, personal, published } from './marks.ts';

const endedQuote = {
  ...bookingPartiesWithWorker,
  quoteId: z.string(),
  workerName: personal(z.string()),
  amountCentavos: z.int(),
  /** Status of the booking after the event: `quoted` while other quotes are open. */
  status: internal(z.enum(bookingStatuses)),
};

/** Quotes of workers and their outcomes. Part of a booking's stream. */
export const quoteEvents = {
  QuoteOffered: published('A worker sent a quote.', {
    ...bookingParties,
    quoteId: z.string(),
    worker: WorkerPerson,
    amountCentavos: z.int(),
    message: personal(z.string()),
    validUntil: z.string(),
    offeredAt: z.string(),
    /** The worker's quote that this one replaces. */
    replaces: z.nullable(z.string()),
    /** Amount of the replaced quote. Absent before 2026-11-23. */
    beforeCentavos: internal(z.optional(z.nullable(z.int()))),
    /** Commission if it is accepted, as shown to the worker. Absent before 2026-11-23. */
    commissionPercent: internal(z.optional(z.number())),
  }),
  QuoteWithdrawn: published('The worker withdrew the quote.', {
    ...endedQuote,
    /** By the platform: the worker takes no jobs now. */ cause: internal(z.optional(z.enum(['worker_unavailable']))),
  }),
  QuoteRejected: published('The client rejected the quote.', endedQuote),
  QuoteExpired: published('The quote expired.', endedQuote),
  /** Accepts the booking, like BookingAccepted. */
  QuoteAccepted: published('The client accepted the quote, and with it the booking; `closed` quotes end.', {
    ...bookingParties,
    quoteId: z.string(),
    worker: WorkerPerson,
    workerPhone: personal(z.nullable(z.string())),
    startsAt: z.string(),
    endsAt: z.string(),
    priceCentavos: z.int(),
    /** The booking's earlier price. Absent before 2026-11-23. */
    beforeCentavos: internal(z.optional(z.int())),
    /** The quote's commission. Absent before 2026-11-23. */
    commissionPercent: internal(z.optional(z.number())),
    /** Other workers' quotes, which end with it. */
    closed: z.array(z.object({ quoteId: z.string(), workerId: z.string(), workerAccountId: z.string() })),
  }),
};

/** Status of the booking after the event; the other quote events have it in their data. */
export const quoteLeadsTo = { QuoteOffered: 'quoted', QuoteAccepted: 'accepted' } as const;

/** The quote is answered or no longer valid. */
export const quoteEnded = [
  'QuoteWithdrawn',
  'QuoteRejected',
  'QuoteExpired',
  'QuoteAccepted',
] as const satisfies readonly (keyof typeof quoteEvents)[];

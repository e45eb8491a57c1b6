import * as z from 'zod/mini';
import { bookingStatuses } from '../booking/lifecycle.ts';
import { WorkerPerson } from '../account/person.ts';
import { parties, withWorker } from './booking-parties.ts';

const quoteGone = z.object({
  ...withWorker,
  quoteId: z.string(),
  workerName: z.string(),
  amountCentavos: z.int(),
  /** The booking's own status after it: `quoted` while other quotes are open. */
  status: z.enum(bookingStatuses),
});

/** What workers offer to do a job for, and what became of it. Part of a booking's stream. */
export const quoteEvents = {
  QuoteOffered: z.object({
    ...parties,
    quoteId: z.string(),
    worker: WorkerPerson,
    amountCentavos: z.int(),
    message: z.string(),
    validUntil: z.string(),
    offeredAt: z.string(),
    /** The worker's quote that this one takes the place of. */
    replaces: z.nullable(z.string()),
    /** What that one asked for. Not in events from before 2026-11-23. */
    beforeCentavos: z.optional(z.nullable(z.int())),
    /** What Suki keeps of it if it is accepted, as its worker was shown it. Not in events from before 2026-11-23. */
    commissionPercent: z.optional(z.number()),
  }),
  QuoteWithdrawn: z.extend(quoteGone, {
    /** The platform did it: the worker takes no jobs now. */ cause: z.optional(z.enum(['worker_unavailable'])),
  }),
  QuoteRejected: quoteGone,
  QuoteExpired: quoteGone,
  /** The booking is accepted by it, as by BookingAccepted. */
  QuoteAccepted: z.object({
    ...parties,
    quoteId: z.string(),
    worker: WorkerPerson,
    workerPhone: z.nullable(z.string()),
    startsAt: z.string(),
    endsAt: z.string(),
    priceCentavos: z.int(),
    /** The booking's price until then. Not in events from before 2026-11-23. */
    beforeCentavos: z.optional(z.int()),
    /** The quote's own. Not in events from before 2026-11-23. */
    commissionPercent: z.optional(z.number()),
    /** The quotes of others, which are over by it. */
    closed: z.array(z.object({ quoteId: z.string(), workerId: z.string(), workerAccountId: z.string() })),
  }),
};

/** The quote is answered, or doesn't hold any more. */
export const quoteOver = [
  'QuoteWithdrawn',
  'QuoteRejected',
  'QuoteExpired',
  'QuoteAccepted',
] as const satisfies readonly (keyof typeof quoteEvents)[];

import * as z from 'zod/mini';
import { bookingParties, bookingPartiesWithWorker } from '../fields.ts';
import { bookingStatuses } from '../booking/lifecycle.ts';
import { WorkerPerson } from '../account/person.ts';
import { internal, personal, published } from './marks.ts';

const quoteGone = {
  ...bookingPartiesWithWorker,
  quoteId: z.string(),
  workerName: personal(z.string()),
  amountCentavos: z.int(),
  /** The booking's own status after it: `quoted` while other quotes are open. */
  status: internal(z.enum(bookingStatuses)),
};

/** What workers offer to do a job for, and what became of it. Part of a booking's stream. */
export const quoteEvents = {
  QuoteOffered: published('A worker would do the job for this.', {
    ...bookingParties,
    quoteId: z.string(),
    worker: WorkerPerson,
    amountCentavos: z.int(),
    message: personal(z.string()),
    validUntil: z.string(),
    offeredAt: z.string(),
    /** The worker's quote that this one takes the place of. */
    replaces: z.nullable(z.string()),
    /** What that one asked for. Not in events from before 2026-11-23. */
    beforeCentavos: internal(z.optional(z.nullable(z.int()))),
    /** What Suki keeps of it if it is accepted, as its worker was shown it. Not in events from before 2026-11-23. */
    commissionPercent: internal(z.optional(z.number())),
  }),
  QuoteWithdrawn: published('The worker took it back.', {
    ...quoteGone,
    /** The platform did it: the worker takes no jobs now. */ cause: internal(
      z.optional(z.enum(['worker_unavailable'])),
    ),
  }),
  QuoteRejected: published('The client does not want it.', quoteGone),
  QuoteExpired: published('The client did not answer in time.', quoteGone),
  /** The booking is accepted by it, as by BookingAccepted. */
  QuoteAccepted: published('The client took it: the booking is accepted by it, and `closed` are over.', {
    ...bookingParties,
    quoteId: z.string(),
    worker: WorkerPerson,
    workerPhone: personal(z.nullable(z.string())),
    startsAt: z.string(),
    endsAt: z.string(),
    priceCentavos: z.int(),
    /** The booking's price until then. Not in events from before 2026-11-23. */
    beforeCentavos: internal(z.optional(z.int())),
    /** The quote's own. Not in events from before 2026-11-23. */
    commissionPercent: internal(z.optional(z.number())),
    /** The quotes of others, which are over by it. */
    closed: z.array(z.object({ quoteId: z.string(), workerId: z.string(), workerAccountId: z.string() })),
  }),
};

/** The booking's status after it; the others say it in their data. */
export const quoteLeadsTo = { QuoteOffered: 'quoted', QuoteAccepted: 'accepted' } as const;

/** The quote is answered, or doesn't hold any more. */
export const quoteOver = [
  'QuoteWithdrawn',
  'QuoteRejected',
  'QuoteExpired',
  'QuoteAccepted',
] as const satisfies readonly (keyof typeof quoteEvents)[];

import * as z from 'zod/mini';
import { requestParts } from '../booking/request-parts.ts';
import { StoredAddress, bookingParties } from '../fields.ts';
import { FormOfBooking } from '../form/form-of-booking.ts';
import { WorkerPerson } from '../account/person.ts';
import { internal, personal, published, unpublished } from './marks.ts';

/** What the worker who was asked first did or could not do. */
export const widenCauses = ['unanswered', 'declined', 'time_taken', 'worker_unavailable'] as const;
export type WidenCause = (typeof widenCauses)[number];

/** Changes of a request that no worker has accepted. Part of a booking's stream. */
export const bookingRequestEvents = {
  BookingRequestEdited: published(
    'The client changed the request before acceptance; quotes for an older version must be confirmed.',
    {
      ...bookingParties,
      clientName: personal(z.string()),
      /** Workers who were named or have an open quote: they are notified. */
      toldAccountIds: internal(z.array(z.string())),
      /** Version of the request; the original is 1. */
      requestVersion: z.int(),
      changed: z.array(z.enum(requestParts)),
      before: z.object({ startsAt: z.string(), endsAt: z.string() }),
      startsAt: z.string(),
      endsAt: z.string(),
      address: personal(StoredAddress),
      notes: personal(z.string()),
      answers: personal(z.record(z.string(), z.unknown())),
      photos: personal(z.array(z.string())),
      /** Set when other form answers change the price. Absent before 2026-11-24. */
      form: personal(z.optional(FormOfBooking)),
      priceCentavos: z.optional(z.int()),
      answerBy: z.string(),
      /** As in BookingRequested. */
      workerAnswerBy: z.optional(z.string()),
    },
  ),
  /** Opens a request from one worker to all eligible ones; the first worker is still asked. */
  BookingWidened: published('A request to one worker was opened to all nearby workers of the service.', {
    ...bookingParties,
    clientName: personal(z.string()),
    worker: WorkerPerson,
    answerBy: z.string(),
    /** Why the platform asked others; absent when the client did. */
    cause: z.optional(z.enum(widenCauses)),
  }),
  /** Asks the first worker alone: others are not, or no longer, asked. */
  BookingNarrowed: published('The client keeps a request to the worker who was asked first.', {
    ...bookingParties,
    clientName: personal(z.string()),
    worker: WorkerPerson,
    /** Others were asked until now. */
    wasOpened: z.boolean(),
    answerBy: z.string(),
    /** As in BookingRequested. */
    workerAnswerBy: z.optional(z.string()),
  }),
  /**
   * The booking ended without a job, and others were asked through a new open booking, which names this one as
   * `insteadOf`.
   */
  OthersAsked: published('The booking ended without a job, and its client asked other workers through a new one.', {
    ...bookingParties,
    newBookingId: z.string(),
  }),
  /** The booking ended without a job, and its client needs no reminder of it. */
  RequestDismissed: unpublished('the client’s own screen', { ...bookingParties }),
};

/** Workers must decide again: the facts changed, or the workers did. */
export const requestChanged = [
  'BookingRequestEdited',
  'BookingWidened',
  'BookingNarrowed',
] as const satisfies readonly (keyof typeof bookingRequestEvents)[];

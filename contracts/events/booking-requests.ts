import * as z from 'zod/mini';
import { requestParts } from '../booking/request-parts.ts';
import { StoredAddress, bookingParties } from '../fields.ts';
import { FormOfBooking } from '../form/form-of-booking.ts';
import { WorkerPerson } from '../account/person.ts';
import { internal, personal, published, unpublished } from './marks.ts';

/** What a client changes about a request that no worker has taken (yet). Part of a booking's stream. */
export const bookingRequestEvents = {
  BookingRequestEdited: published(
    'The client changed it before a worker had it; quotes for an older version have to be confirmed.',
    {
      ...bookingParties,
      clientName: personal(z.string()),
      /** Workers who were asked by name or have an open quote: they are told. */
      toldAccountIds: internal(z.array(z.string())),
      /** The request as it is now; the one that was made at first is 1. */
      requestVersion: z.int(),
      changed: z.array(z.enum(requestParts)),
      before: z.object({ startsAt: z.string(), endsAt: z.string() }),
      startsAt: z.string(),
      endsAt: z.string(),
      address: personal(StoredAddress),
      notes: personal(z.string()),
      answers: personal(z.record(z.string(), z.unknown())),
      photos: personal(z.array(z.string())),
      /** Where other answers are asked, and make another price. Not in events from before 2026-11-24. */
      form: personal(z.optional(FormOfBooking)),
      priceCentavos: z.optional(z.int()),
      answerBy: z.string(),
    },
  ),
  /** From one worker to everybody who can come; that worker is still asked. */
  BookingWidened: published('Asked of one worker until now, it is open to all who offer the service nearby.', {
    ...bookingParties,
    clientName: personal(z.string()),
    worker: WorkerPerson,
    answerBy: z.string(),
  }),
  /** It came to nothing, and the others were asked by a new open booking, which names this one as `insteadOf`. */
  OthersAsked: published('It came to nothing, and its client asked the others by a new booking.', {
    ...bookingParties,
    newBookingId: z.string(),
  }),
  /** It came to nothing, and its client needs no reminder of it. */
  RequestDismissed: unpublished('What its client has put aside on their own screen', { ...bookingParties }),
};

/** Workers decide anew: by other facts, or other workers. */
export const requestChanged = [
  'BookingRequestEdited',
  'BookingWidened',
] as const satisfies readonly (keyof typeof bookingRequestEvents)[];

import * as z from 'zod/mini';
import { requestParts } from '../booking/request-parts.ts';
import { Address } from '../fields.ts';
import { WorkerPerson } from '../account/person.ts';
import { parties } from './booking-parties.ts';

/** What a client changes about a request that no worker has taken (yet). Part of a booking's stream. */
export const bookingRequestEvents = {
  BookingRequestEdited: z.object({
    ...parties,
    clientName: z.string(),
    /** Workers who were asked by name or have an open quote: they are told. */
    toldAccountIds: z.array(z.string()),
    /** The request as it is now; the one that was made at first is 1. */
    requestVersion: z.int(),
    changed: z.array(z.enum(requestParts)),
    before: z.object({ startsAt: z.string(), endsAt: z.string() }),
    startsAt: z.string(),
    endsAt: z.string(),
    address: Address,
    notes: z.string(),
    answers: z.record(z.string(), z.unknown()),
    photos: z.array(z.string()),
    answerBy: z.string(),
  }),
  /** From one worker to everybody who can come; that worker is still asked. */
  BookingWidened: z.object({ ...parties, clientName: z.string(), worker: WorkerPerson, answerBy: z.string() }),
  /** It came to nothing, and the others were asked by a new open booking, which names this one as `insteadOf`. */
  OthersAsked: z.object({ ...parties, newBookingId: z.string() }),
};

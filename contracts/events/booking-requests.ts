import * as z from 'zod/mini';
import { parties } from './booking-parties.ts';

/** What a client changes about a request that no worker has taken (yet). Part of a booking's stream. */
export const bookingRequestEvents = {
  /** It came to nothing, and the others were asked by a new open booking, which names this one as `insteadOf`. */
  OthersAsked: z.object({ ...parties, newBookingId: z.string() }),
};

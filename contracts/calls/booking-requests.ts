import * as z from 'zod/mini';
import { Centavos, Day, Time } from '../fields.ts';
import { onBooking, refusals } from './booking-changed.ts';
import { defineCall } from './call.ts';

/** Part of the booking's calls: what a client does with a request that no worker has taken. */
export const bookingRequestCalls = {
  /** The answer is the new booking; asked again, the same one. */
  askOthers: defineCall({
    ...onBooking, method: 'POST', path: '/bookings/{id}/ask-others', summary: 'Ask all others within reach, once this booking came to nothing', who: ['client'], verified: true, status: 201,
    body: z.optional(z.object({
      /** Without a start it is asked for the same time. */
      start: z.optional(z.object({ date: Day, time: Time })),
      /** The price that the client was shown, in centavos: at another one nobody is asked. */
      expectedPrice: z.optional(Centavos),
    })),
    errors: [...refusals, 'service_inactive', 'too_soon', 'too_far', 'price_changed'],
  }),
};

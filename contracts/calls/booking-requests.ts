import * as z from 'zod/mini';
import { Centavos, Day, FileUrls, Line, LongText, ShortText, Time } from '../fields.ts';
import { Answers } from '../form/answers.ts';
import { bothSides } from '../roles.ts';
import { onBooking, refusals } from './booking-changed.ts';
import { defineCall } from './call.ts';

const Start = z.object({ date: Day, time: Time });

/** Part of the booking's calls: what a client does with a request that no worker has taken. */
export const bookingRequestCalls = {
  /**
   * What is left out stays. Workers who were asked or have quoted are told; their quotes have to be confirmed when it
   * changes what they decide by.
   */
  editRequest: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/edit',
    summary: 'Change a request that nobody has taken yet',
    who: bothSides,
    verified: true,
    body: z.object({
      start: z.optional(Start),
      /** The door within the same barangay: another place is another job. An empty landmark takes it away. */
      address: z.optional(
        z.object({ line: z.optional(ShortText), landmark: z.optional(Line.check(z.maxLength(200))) }),
      ),
      notes: z.optional(LongText),
      answers: z.optional(Answers),
      photos: z.optional(FileUrls),
      /** The price that the client was shown for these answers, in centavos: at another one nothing changes. */
      expectedPrice: z.optional(Centavos),
    }),
    errors: [
      ...refusals,
      'price_changed',
      'amount_too_high',
      'too_soon',
      'too_far',
      'slot_taken',
      'day_full',
      'outside_hours',
    ],
  }),
  widenRequest: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/widen',
    summary: 'Ask everybody who can come, and still the one who was asked',
    who: bothSides,
    verified: true,
    errors: refusals,
  }),
  dismissRequest: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/dismiss',
    summary: 'Take a request that came to nothing off the client’s home',
    who: bothSides,
    verified: true,
    errors: refusals,
  }),
  /** The answer is the new booking; asked again, the same one. */
  askOthers: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/ask-others',
    summary: 'Ask all others within reach, once this booking came to nothing',
    who: bothSides,
    verified: true,
    status: 201,
    body: z.optional(
      z.object({
        /** Without a start it is asked for the same time. */
        start: z.optional(Start),
        /** The price that the client was shown, in centavos: at another one nobody is asked. */
        expectedPrice: z.optional(Centavos),
      }),
    ),
    errors: [...refusals, 'service_inactive', 'package_gone', 'too_soon', 'too_far', 'price_changed'],
  }),
};

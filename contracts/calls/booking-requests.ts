import * as z from 'zod/mini';
import { Centavos, Day, FileUrls, Line, LongText, ShortText, Time } from '../fields.ts';
import { Answers } from '../form/answers.ts';
import { bothSides } from '../roles.ts';
import { onBooking, refusals } from './booking-changed.ts';
import { defineCall } from './call.ts';

const Start = z.object({ date: Day, time: Time });

/** Booking endpoints: what a client does with a request before a worker accepts. */
export const bookingRequestCalls = {
  /**
   * Omitted parts stay. Workers who were asked or have quoted are notified; their quotes must be confirmed if a part
   * that matters to them changes.
   */
  editRequest: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/edit',
    summary: 'Change a request before a worker accepts it',
    who: bothSides,
    verified: true,
    body: z.object({
      start: z.optional(Start),
      /** Address details within the same barangay; another place needs a new booking. An empty landmark removes it. */
      address: z.optional(
        z.object({ line: z.optional(ShortText), landmark: z.optional(Line.check(z.maxLength(200))) }),
      ),
      notes: z.optional(LongText),
      answers: z.optional(Answers),
      photos: z.optional(FileUrls),
      /** Price shown to the client for these answers, in centavos: with another price nothing changes. */
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
    summary: 'Open a request to all eligible workers, including the one who was named',
    who: bothSides,
    verified: true,
    errors: refusals,
  }),
  dismissRequest: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/dismiss',
    summary: 'Remove an ended request from the client’s home screen',
    who: bothSides,
    verified: true,
    errors: refusals,
  }),
  /** Returns the new booking; repeating the call returns the same one. */
  askOthers: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/ask-others',
    summary: 'Ask all other workers within reach, after this booking ended without a job',
    who: bothSides,
    verified: true,
    status: 201,
    body: z.optional(
      z.object({
        /** Default: the same time. */
        start: z.optional(Start),
        /** Price shown to the client, in centavos: with another price no worker is asked. */
        expectedPrice: z.optional(Centavos),
      }),
    ),
    errors: [...refusals, 'service_inactive', 'package_gone', 'too_soon', 'too_far', 'price_changed'],
  }),
};

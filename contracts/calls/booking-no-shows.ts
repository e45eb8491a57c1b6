import * as z from 'zod/mini';
import { Reason, Text } from '../fields.ts';
import { bothSides } from '../roles.ts';
import { onBooking, refusals } from './booking-changed.ts';
import { defineCall } from './call.ts';

/** Booking endpoints: no-shows, for both sides and admins. */
export const bookingNoShowCalls = {
  reportNoShow: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/no-show',
    summary: 'Say that the other side isn’t there',
    who: bothSides,
    errors: refusals,
  }),
  answerNoShow: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/no-show/answer',
    summary: 'Say that one is there, or on the way',
    who: bothSides,
    body: z.optional(z.object({ message: z.optional(Text.check(z.maxLength(200))) })),
    errors: refusals,
  }),
  disputeNoShow: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/no-show/dispute',
    summary: 'Ask an admin to look at a no-show that one is said to be',
    who: bothSides,
    body: z.object({ reason: Reason }),
    errors: refusals,
  }),
  settleNoShow: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/admin/bookings/{id}/no-show/settle',
    summary:
      'Let a no-show count, or waive it with its fee; where each says it of the other: who was not there, or neither',
    who: ['admin'],
    freshSignIn: 'always',
    permission: 'bookings.change',
    body: z.object({
      outcome: z.enum(['upheld', 'waived']),
      /** The absent side, when each side reports the other. */
      against: z.optional(z.enum(['client', 'worker'])),
      reason: Reason,
    }),
    errors: [...refusals, 'no_other_admin', 'already_exists'],
  }),
};

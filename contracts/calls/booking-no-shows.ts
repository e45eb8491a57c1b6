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
    summary: 'Report the other side absent',
    who: bothSides,
    errors: refusals,
  }),
  answerNoShow: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/no-show/answer',
    summary: 'Contradict a report: present or on the way',
    who: bothSides,
    body: z.optional(z.object({ message: z.optional(Text.check(z.maxLength(200))) })),
    errors: refusals,
  }),
  disputeNoShow: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/no-show/dispute',
    summary: 'Dispute a no-show before an admin',
    who: bothSides,
    body: z.object({ reason: Reason }),
    errors: refusals,
  }),
  settleNoShow: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/admin/bookings/{id}/no-show/settle',
    summary:
      'Uphold a no-show, or waive it with its fee; if each side reported the other: name the absent side, or neither',
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

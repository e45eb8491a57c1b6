import * as z from 'zod/mini';
import { Day, Id, PositiveCentavos, Reason, Time } from '../fields.ts';
import { bothSides } from '../roles.ts';
import { BookingChanged, onBooking, refusals } from './booking-changed.ts';
import { CancellingAfterMove } from '../views/booking.ts';
import { defineCall } from './call.ts';
import { idParams } from './params.ts';

const onExtra = { params: z.object({ id: Id, extraId: Id }), answer: BookingChanged } as const;
/** The proposal as shown, so that a newer one is not answered unseen. */
const ofProposal = z.optional(z.object({ proposalId: z.optional(Id) }));

/** Booking endpoints: changes to an accepted job by either side. */
export const bookingChangeCalls = {
  previewMove: defineCall({
    method: 'GET',
    path: '/bookings/{id}/reschedule/preview',
    summary: 'Preview the client’s cancellation terms after a proposed move',
    who: bothSides,
    params: idParams,
    query: z.object({ date: Day, time: Time }),
    answer: CancellingAfterMove,
    errors: ['not_found', 'not_allowed_now'],
  }),
  proposeTime: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/reschedule',
    summary: 'Propose a new time; the other side answers',
    who: bothSides,
    verified: true,
    body: z.object({ date: Day, time: Time }),
    errors: [...refusals, 'too_soon', 'too_far', 'slot_taken', 'day_full', 'outside_hours', 'worker_unavailable'],
  }),
  acceptTime: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/reschedule/accept',
    summary: 'Accept the new time; the slot moves with it',
    who: bothSides,
    verified: true,
    body: ofProposal,
    errors: [...refusals, 'slot_taken', 'day_full', 'worker_unavailable'],
  }),
  declineTime: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/reschedule/decline',
    summary: 'Decline the new time',
    who: bothSides,
    body: ofProposal,
    errors: refusals,
  }),
  withdrawTime: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/reschedule/withdraw',
    summary: 'Withdraw the own proposal of a new time',
    who: bothSides,
    errors: refusals,
  }),
  proposeExtra: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/extras',
    summary: 'Propose an extra',
    who: ['worker'],
    verified: true,
    body: z.object({ amount: PositiveCentavos, reason: Reason }),
    answer: z.extend(BookingChanged, { extraId: z.string() }),
    errors: [...refusals, 'amount_too_high'],
  }),
  approveExtra: defineCall({
    ...onExtra,
    method: 'POST',
    path: '/bookings/{id}/extras/{extraId}/approve',
    summary: 'Approve an extra; it joins the price',
    who: bothSides,
    verified: true,
    errors: refusals,
  }),
  refuseExtra: defineCall({
    ...onExtra,
    method: 'POST',
    path: '/bookings/{id}/extras/{extraId}/refuse',
    summary: 'Refuse an extra',
    who: bothSides,
    errors: refusals,
  }),
};

import * as z from 'zod/mini';
import { Id, Instant, LongText, PositiveCentavos } from '../fields.ts';
import { bothSides } from '../roles.ts';
import { BookingChanged, onBooking, refusals } from './booking-changed.ts';
import { defineCall } from './call.ts';

const onQuote = { params: z.object({ id: Id, quoteId: Id }), answer: BookingChanged } as const;

/** Booking endpoints: quotes of workers, and answers to them. */
export const quoteCalls = {
  offerQuote: defineCall({
    ...onBooking,
    method: 'POST',
    path: '/bookings/{id}/quote',
    summary: 'Send a quote; it replaces the own open quote',
    who: ['worker'],
    verified: true,
    body: z.object({
      amount: PositiveCentavos,
      message: z.optional(LongText),
      /** At most until the start of the job. */ validUntil: z.optional(Instant),
      /** Version of the request as shown: a quote for another version is refused. */ requestVersion: z.optional(
        z.int(),
      ),
      /** Commission as shown to the worker: with another percentage the quote is refused. */ commissionPercent:
        z.optional(z.number()),
    }),
    answer: z.extend(BookingChanged, { quoteId: z.string() }),
    errors: [
      ...refusals,
      'request_changed',
      'commission_changed',
      'slot_taken',
      'day_full',
      'worker_unavailable',
      'id_expired',
      'documents_due',
      'amount_too_high',
    ],
  }),
  acceptQuote: defineCall({
    ...onQuote,
    method: 'POST',
    path: '/bookings/{id}/quotes/{quoteId}/accept',
    summary: 'Accept a quote with its worker and price; the others are closed',
    who: bothSides,
    verified: true,
    errors: [...refusals, 'quote_outdated', 'slot_taken', 'day_full', 'worker_unavailable'],
  }),
  rejectQuote: defineCall({
    ...onQuote,
    method: 'POST',
    path: '/bookings/{id}/quotes/{quoteId}/reject',
    summary: 'Reject a quote',
    who: bothSides,
    errors: refusals,
  }),
  withdrawQuote: defineCall({
    ...onQuote,
    method: 'POST',
    path: '/bookings/{id}/quotes/{quoteId}/withdraw',
    summary: 'Withdraw the own quote',
    who: ['worker'],
    errors: refusals,
  }),
};

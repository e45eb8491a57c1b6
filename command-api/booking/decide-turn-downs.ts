import { thePolicy, transitionFor } from '#contracts/booking/allowed-actions.ts';
import { ownReasonsEn } from '#contracts/event-texts/own-reasons.en.ts';
import type { BookingEvent, TurnDownCause } from '#contracts/events/booking.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { Booking, BookingState } from '#contracts/booking/booking-state.ts';
import type { ByPolicy, DataOf } from './commands.ts';
import { endedQuoteData } from './decide-quotes.ts';
import { bookingWidened } from './decide-request-changes.ts';
import { openQuoteOf } from '#contracts/booking/booking-fold.ts';

/** Default reasons in history and messages. */
const reasons: Record<TurnDownCause, string> = {
  time_taken: ownReasonsEn.timeTaken,
  worker_unavailable: ownReasonsEn.workerUnavailable,
};

/**
 * Declines a request for a time that the worker has since lost. No effect once the request is answered or moved to another
 * time.
 */
export function turnDownTaken(
  { startsAt, ...command }: DataOf<'TurnDownTaken'>,
  state: BookingState,
): Decision<BookingEvent> {
  return state.kind === 'booking' && state.startsAt === startsAt ? declinedEvents('time_taken', command, state) : [];
}

/**
 * Declines a request to a worker who no longer takes jobs, or withdraws their quote for an open booking. No effect once neither
 * is pending.
 */
export function turnDownUnavailable(
  { workerId, ...command }: DataOf<'TurnDownUnavailable'>,
  state: BookingState,
): Decision<BookingEvent> {
  if (state.kind === 'none') return [];
  return state.workerId === workerId
    ? declinedEvents('worker_unavailable', command, state)
    : withdrawnQuote(workerId, command, state);
}

function declinedEvents(cause: TurnDownCause, { now, settings }: ByPolicy, booking: Booking): BookingEvent[] {
  const { bookingId, clientId, workerId } = booking;
  const row = transitionFor('turn_down', booking, thePolicy, now, settings);
  if (workerId === null || !row) return [];
  const stillOpen = row.to !== 'declined';
  const declined = {
    type: 'BookingDeclined' as const,
    data: { bookingId, clientId, workerId, reason: reasons[cause], stillOpen, cause },
  };
  if (!stillOpen) return [declined];
  const quote = openQuoteOf(booking, workerId);
  return [
    ...(quote ? [{ type: 'QuoteWithdrawn' as const, data: endedQuoteData(booking, quote, 'pending') }] : []),
    bookingWidened(booking, { now, settings, cause }),
    declined,
  ];
}

function withdrawnQuote(workerId: string, { now, settings }: ByPolicy, booking: Booking): BookingEvent[] {
  const quote = openQuoteOf(booking, workerId);
  const row = transitionFor('withdraw_quote', booking, { party: 'policy', workerId }, now, settings);
  return quote && row
    ? [
        {
          type: 'QuoteWithdrawn',
          data: { ...endedQuoteData(booking, quote, row.to ?? booking.status), cause: 'worker_unavailable' },
        },
      ]
    : [];
}

import { thePolicy, transitionFor } from '#contracts/booking/allowed-actions.ts';
import { ownReasonsEn } from '#contracts/event-texts/own-reasons.en.ts';
import type { BookingEvent, TurnDownCause } from '#contracts/events/booking.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { Booking, BookingState } from '#contracts/booking/booking-state.ts';
import type { ByPolicy, DataOf } from './commands.ts';
import { quoteGone } from './decide-quotes.ts';
import { openQuoteOf } from '#contracts/booking/booking-fold.ts';

/** What history and messages say where nobody words it better. */
const reasons: Record<TurnDownCause, string> = {
  time_taken: ownReasonsEn.timeTaken,
  worker_unavailable: ownReasonsEn.workerUnavailable,
};

/**
 * The platform turns down what a worker can't say yes to any more. Nothing happens once somebody answered, or it was
 * moved to another time.
 */
export function turnDownTaken(
  { startsAt, ...command }: DataOf<'TurnDownTaken'>,
  state: BookingState,
): Decision<BookingEvent> {
  return state.kind === 'booking' && state.startsAt === startsAt ? turnedDown('time_taken', command, state) : [];
}

/**
 * The worker takes no jobs now: what was asked of them by name is turned down, what they offered for an open one is
 * off. Nothing happens once it waits for them no more.
 */
export function turnDownUnavailable(
  { workerId, ...command }: DataOf<'TurnDownUnavailable'>,
  state: BookingState,
): Decision<BookingEvent> {
  if (state.kind === 'none') return [];
  return state.workerId === workerId
    ? turnedDown('worker_unavailable', command, state)
    : quoteOff(workerId, command, state);
}

function turnedDown(cause: TurnDownCause, { now, settings }: ByPolicy, booking: Booking): BookingEvent[] {
  const { bookingId, clientId, workerId } = booking;
  if (workerId === null || !transitionFor('turn_down', booking, thePolicy, now, settings)) return [];
  return [
    {
      type: 'BookingDeclined',
      data: { bookingId, clientId, workerId, reason: reasons[cause], stillOpen: false, cause },
    },
  ];
}

function quoteOff(workerId: string, { now, settings }: ByPolicy, booking: Booking): BookingEvent[] {
  const quote = openQuoteOf(booking, workerId);
  const row = transitionFor('withdraw_quote', booking, { party: 'policy', workerId }, now, settings);
  return quote && row
    ? [
        {
          type: 'QuoteWithdrawn',
          data: { ...quoteGone(booking, quote, row.to ?? booking.status), cause: 'worker_unavailable' },
        },
      ]
    : [];
}

import type { Booking, BookingState } from '#contracts/booking/booking-state.ts';
import { thePolicy, transitionFor } from '#contracts/booking/allowed-actions.ts';
import type { BookingEvent } from '#contracts/events/booking.ts';
import { isRefusal } from '#contracts/refusal.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import type { Decision } from '../command-handling/decision.ts';
import { authorizeTransition } from './authorize-transition.ts';
import type { Acting, AskOthers } from './commands.ts';
import { leftByClient, noShowReported } from './decide-no-shows.ts';

/**
 * Once it came to nothing, its client asks all others by a new booking. A worker who is late is let go first, so that
 * asked of an accepted booking this ends it, and asked again it is done. Done already is done.
 */
export function askOthers({ viewer, ...command }: AskOthers, state: BookingState): Decision<BookingEvent> {
  if (state.kind === 'booking' && state.rebookedAs !== null && (!viewer || state.clientId === viewer.accountId))
    return [];
  if (!viewer)
    return state.kind === 'booking' && transitionFor('ask_others', state, thePolicy, command.now, command.settings)
      ? [othersAsked(state)]
      : [];
  const permission = authorizeTransition('ask_others', { viewer, ...command }, state);
  if (isRefusal(permission)) return permission;
  return permission.booking.status === 'accepted'
    ? letGo(permission.booking, { viewer, ...command })
    : [othersAsked(permission.booking)];
}

function letGo(booking: Booking, acting: Acting): BookingEvent[] {
  const left = leftByClient(booking, acting);
  return booking.noShow ? [left] : [noShowReported(booking, acting), left];
}

function othersAsked(booking: Booking): BookingEvent {
  return {
    type: 'OthersAsked',
    data: { bookingId: booking.bookingId, clientId: booking.clientId, newBookingId: newBookingIdOf(booking) },
  };
}

/** The client wants to see no more of a request that came to nothing. Dismissed already is done. */
export function dismissRequest(command: Acting, state: BookingState): Decision<BookingEvent> {
  if (state.kind === 'booking' && state.isDismissed && state.clientId === command.viewer.accountId) return [];
  const permission = authorizeTransition('dismiss', command, state);
  if (isRefusal(permission)) return permission;
  const { bookingId, clientId } = permission.booking;
  return [{ type: 'RequestDismissed', data: { bookingId, clientId } }];
}

/** From the old booking's id, so that however often the others are asked there is one new booking. */
export function newBookingIdOf({ bookingId }: Pick<Booking, 'bookingId'>): string {
  return derivedId('ask others', bookingId);
}

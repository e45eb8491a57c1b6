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
 * After a request has failed, its client asks all other workers by a new booking. On an accepted booking with a late worker the
 * command ends that booking; repeated, it records the new one. Idempotent.
 */
export function askOthers({ viewer, ...command }: AskOthers, state: BookingState): Decision<BookingEvent> {
  if (state.kind === 'booking' && state.rebookedAs !== null && (!viewer || state.clientId === viewer.accountId))
    return [];
  if (!viewer)
    return state.kind === 'booking' && transitionFor('ask_others', state, thePolicy, command.now, command.settings)
      ? [othersAskedEvent(state)]
      : [];
  const permission = authorizeTransition('ask_others', { viewer, ...command }, state);
  if (isRefusal(permission)) return permission;
  return permission.booking.status === 'accepted'
    ? leaveLateWorker(permission.booking, { viewer, ...command })
    : [othersAskedEvent(permission.booking)];
}

function leaveLateWorker(booking: Booking, acting: Acting): BookingEvent[] {
  const left = leftByClient(booking, acting);
  return booking.noShow ? [left] : [noShowReported(booking, acting), left];
}

function othersAskedEvent(booking: Booking): BookingEvent {
  return {
    type: 'OthersAsked',
    data: { bookingId: booking.bookingId, clientId: booking.clientId, newBookingId: newBookingIdOf(booking) },
  };
}

/** Hides a failed request from its client. Idempotent. */
export function dismissRequest(command: Acting, state: BookingState): Decision<BookingEvent> {
  if (state.kind === 'booking' && state.isDismissed && state.clientId === command.viewer.accountId) return [];
  const permission = authorizeTransition('dismiss', command, state);
  if (isRefusal(permission)) return permission;
  const { bookingId, clientId } = permission.booking;
  return [{ type: 'RequestDismissed', data: { bookingId, clientId } }];
}

/** Derived from the old booking's id, so that repeated commands create one new booking. */
export function newBookingIdOf({ bookingId }: Pick<Booking, 'bookingId'>): string {
  return derivedId('ask others', bookingId);
}

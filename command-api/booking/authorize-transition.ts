import {
  actorOf,
  allowedActions,
  isOwnBookingOfStaff,
  transitionFor,
  type Viewer,
} from '#contracts/booking/allowed-actions.ts';
import type { BookingAction, BookingStatus, Party } from '#contracts/booking/lifecycle.ts';
import { type Refusal, refuse } from '#contracts/refusal.ts';
import type { Acting } from './commands.ts';
import type { Booking, BookingState } from '#contracts/booking/booking-state.ts';

/** `status`: the booking's status after the transition. */
type Permission = { booking: Booking; party: Party; status: BookingStatus };

/** Checks an action against the transition table. Returns the person's party, or a refusal. */
export function authorizeTransition(action: BookingAction, acting: Acting, state: BookingState): Permission | Refusal {
  const { viewer, now, settings } = acting;
  if (state.kind === 'none') return refuse('not_found');
  const actor = actorOf(state, viewer);
  if (!actor) return couldSeeBefore(state, viewer) ? notAllowedNow(acting, state) : refuse('forbidden');
  if (isOwnBookingOfStaff(state, viewer))
    return refuse('forbidden', 'This booking is your own. Somebody else decides on it.');
  const row = transitionFor(action, state, actor, now, settings);
  return row ? { booking: state, party: actor.party, status: row.to ?? state.status } : notAllowedNow(acting, state);
}

/** Refusal of an action that the table does not allow: has the current status and the allowed actions. */
export function notAllowedNow({ viewer, now, settings }: Acting, booking: Booking): Refusal {
  return refuse('not_allowed_now', undefined, {
    status: booking.status,
    allowedActions: allowedActions(booking, actorOf(booking, viewer), now, settings),
  });
}

/** A worker who acts on an open booking that is taken, or that they declined: they could see it before. */
function couldSeeBefore(booking: Booking, viewer: Viewer): boolean {
  return booking.wasOpen && viewer.role === 'worker';
}

/** Refuses to accept or quote for a request that has changed since. `seen`: undefined when the caller sends no version. */
export function versionRefused(seen: number | undefined, { requestVersion }: Booking): Refusal | null {
  return seen === undefined || seen === requestVersion
    ? null
    : refuse('request_changed', undefined, { requestVersion });
}

/**
 * Refuses to accept or quote for a job at a different commission than the caller saw. `seen`: percent; undefined when the caller
 * sends none.
 */
export function commissionRefused(
  seen: number | undefined,
  { settings: { commissionPercent } }: Acting,
): Refusal | null {
  return seen === undefined || seen === commissionPercent
    ? null
    : refuse('commission_changed', undefined, { commissionPercent });
}

export function isWorkerOf(booking: Booking, viewer: Viewer): boolean {
  return viewer.workerId !== null && viewer.workerId === booking.workerId;
}

/** Ids of a booking and its two sides, for events of a booking with a worker. */
export function partiesOf(booking: Booking) {
  if (!booking.worker) throw new Error(`Booking ${booking.bookingId} has no worker`);
  return {
    bookingId: booking.bookingId,
    clientId: booking.clientId,
    workerId: booking.worker.workerId,
    workerAccountId: booking.worker.accountId,
  };
}

/** The acting side. */
export function sideOf(booking: Booking, { viewer }: Acting): 'client' | 'worker' {
  return isWorkerOf(booking, viewer) ? 'worker' : 'client';
}

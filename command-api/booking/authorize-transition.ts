import {
  actorOf,
  allowedActions,
  isOwnOfStaff,
  transitionFor,
  type Viewer,
} from '#contracts/booking/allowed-actions.ts';
import type { BookingAction, BookingStatus, Party } from '#contracts/booking/lifecycle.ts';
import { type Refusal, refuse } from '#contracts/refusal.ts';
import type { Acting } from './commands.ts';
import type { Booking, BookingState } from '#contracts/booking/booking-state.ts';

/** `status`: what the booking's is after it, by the table. */
type Permission = { booking: Booking; party: Party; status: BookingStatus };

/** The party that this person is, once the transition table lets them do this now; else why not. */
export function authorizeTransition(action: BookingAction, acting: Acting, state: BookingState): Permission | Refusal {
  const { viewer, now, settings } = acting;
  if (state.kind === 'none') return refuse('not_found');
  const actor = actorOf(state, viewer);
  if (!actor) return isLatecomer(state, viewer) ? notAllowedNow(acting, state) : refuse('forbidden');
  if (isOwnOfStaff(state, viewer)) return refuse('forbidden', 'This booking is your own. Somebody else decides on it.');
  const row = transitionFor(action, state, actor, now, settings);
  return row ? { booking: state, party: actor.party, status: row.to ?? state.status } : notAllowedNow(acting, state);
}

/** The answer to whatever the table does not allow: the present status, and what this person may do instead. */
export function notAllowedNow({ viewer, now, settings }: Acting, booking: Booking): Refusal {
  return refuse('not_allowed_now', undefined, {
    status: booking.status,
    allowedActions: allowedActions(booking, actorOf(booking, viewer), now, settings),
  });
}

/** A worker who comes to an open booking that is gone, or that they declined before: it was their business once. */
function isLatecomer(booking: Booking, viewer: Viewer): boolean {
  return booking.wasOpen && viewer.role === 'worker';
}

/** Nobody takes, or offers to do, a request that changed since they saw it. `seen`: undefined where the caller doesn't say. */
export function versionRefused(seen: number | undefined, { requestVersion }: Booking): Refusal | null {
  return seen === undefined || seen === requestVersion
    ? null
    : refuse('request_changed', undefined, { requestVersion });
}

/**
 * Nobody takes a job, or quotes for one, at a commission that they have not seen. `seen`: percent; undefined where the
 * caller doesn't say.
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

/** The people of a booking that has a worker, as its later events name them. */
export function partiesOf(booking: Booking) {
  if (!booking.worker) throw new Error(`Booking ${booking.bookingId} has no worker`);
  return {
    bookingId: booking.bookingId,
    clientId: booking.clientId,
    workerId: booking.worker.workerId,
    workerAccountId: booking.worker.accountId,
  };
}

/** Which of its two sides acts. */
export function sideOf(booking: Booking, { viewer }: Acting): 'client' | 'worker' {
  return isWorkerOf(booking, viewer) ? 'worker' : 'client';
}

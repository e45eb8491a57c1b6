import { allowedActions, partyOf, transitionFor, type Viewer } from '#contracts/booking/allowed-actions.ts';
import { cancellationFee } from '#contracts/booking/cancellation-fee.ts';
import type { BookingAction, Party } from '#contracts/booking/lifecycle.ts';
import type { BookingEvent } from '#contracts/events/booking.ts';
import type { WorkerPerson } from '#contracts/person.ts';
import { type Refusal, isRefusal, refuse } from '#contracts/refusal.ts';
import type { Settings } from '#contracts/settings.ts';
import type { Decision } from '../handling/decider.ts';
import type { Booking, BookingState } from './decider.ts';

/** Who does it, when, and under which settings: every command on an existing booking brings these. */
export type Acting = { viewer: Viewer; now: string; settings: Settings };

/** The party that this person is, once the transition table lets them do this now; else why not. */
function permitted(action: BookingAction, { viewer, now, settings }: Acting, state: BookingState): { booking: Booking; party: Party } | Refusal {
  if (state.kind === 'none') return refuse('not_found');
  const party = partyOf(state, viewer);
  if (!party) return isLatecomer(state, viewer) ? refuse('not_allowed_now', undefined, { status: state.status, allowedActions: [] }) : refuse('forbidden');
  if (transitionFor(action, state, party, now, settings)) return { booking: state, party };
  return refuse('not_allowed_now', undefined, { status: state.status, allowedActions: allowedActions(state, party, now, settings) });
}

/** A worker who comes to an open booking that is gone, or that they declined before: it was their business once. */
function isLatecomer(booking: Booking, viewer: Viewer): boolean {
  return booking.wasOpen && viewer.workerId !== null;
}

function isWorkerOf(booking: Booking, viewer: Viewer): boolean {
  return viewer.workerId !== null && viewer.workerId === booking.workerId;
}

/** The people of a booking that has a worker, as its later events name them. */
function parties(booking: Booking) {
  if (!booking.worker) throw new Error(`Booking ${booking.bookingId} has no worker, yet work on it goes on`);
  return { bookingId: booking.bookingId, clientId: booking.clientId, workerId: booking.worker.workerId, workerAccountId: booking.worker.accountId };
}

export type AcceptBooking = Acting & { worker: WorkerPerson; workerPhone: string | null };

export function acceptBooking(command: AcceptBooking, state: BookingState): Decision<BookingEvent> {
  if (state.kind === 'booking' && state.status === 'accepted' && isWorkerOf(state, command.viewer)) return [];
  const permission = permitted('accept', command, state);
  if (isRefusal(permission)) return permission;
  const { bookingId, clientId, startsAt, endsAt, priceCentavos } = permission.booking;
  const { worker, workerPhone } = command;
  return [{ type: 'BookingAccepted', data: { bookingId, clientId, worker, workerPhone, startsAt, endsAt, priceCentavos } }];
}

export function declineBooking(command: Acting & { reason: string }, state: BookingState): Decision<BookingEvent> {
  const { viewer, reason } = command;
  if (state.kind === 'booking' && state.status === 'declined' && isWorkerOf(state, viewer)) return [];
  if (state.kind === 'booking' && viewer.workerId !== null && state.declinedBy.includes(viewer.workerId)) return [];
  const permission = permitted('decline', command, state);
  if (isRefusal(permission)) return permission;
  const { bookingId, clientId } = permission.booking;
  return [{ type: 'BookingDeclined', data: { bookingId, clientId, workerId: viewer.workerId ?? '', reason, stillOpen: permission.party === 'candidate' } }];
}

export function arrive(command: Acting & { lat: number | null; lng: number | null }, state: BookingState): Decision<BookingEvent> {
  if (alreadyDone('arrived', command, state)) return [];
  const permission = permitted('arrive', command, state);
  if (isRefusal(permission)) return permission;
  return [{ type: 'WorkerArrived', data: { ...parties(permission.booking), lat: command.lat, lng: command.lng } }];
}

export function startWork(command: Acting, state: BookingState): Decision<BookingEvent> {
  if (alreadyDone('in_progress', command, state)) return [];
  const permission = permitted('start', command, state);
  return isRefusal(permission) ? permission : [{ type: 'WorkStarted', data: parties(permission.booking) }];
}

export function completeWork(command: Acting & { note: string; photos: string[] }, state: BookingState): Decision<BookingEvent> {
  if (alreadyDone('completed', command, state)) return [];
  const permission = permitted('complete', command, state);
  if (isRefusal(permission)) return permission;
  const { booking } = permission;
  const { now, note, photos } = command;
  const names = { clientName: booking.client.name, serviceName: booking.service.name };
  return [{ type: 'WorkCompleted', data: { ...parties(booking), ...names, completedAt: now, finalAmountCentavos: booking.priceCentavos, note, photos } }];
}

function alreadyDone(status: Booking['status'], { viewer }: Acting, state: BookingState): boolean {
  return state.kind === 'booking' && state.status === status && isWorkerOf(state, viewer);
}

export function cancelBooking(command: Acting & { reason: string }, state: BookingState): Decision<BookingEvent> {
  const { viewer, now, settings, reason } = command;
  if (state.kind === 'booking' && state.status === 'cancelled' && partyOf(state, viewer)) return [];
  const permission = permitted('cancel', command, state);
  if (isRefusal(permission)) return permission;
  const { booking, party } = permission;
  const { fee } = cancellationFee(booking, party, now, settings);
  const by = party === 'client' || party === 'admin' ? party : 'worker';
  const worker = { workerId: booking.workerId, workerAccountId: booking.worker?.accountId ?? null };
  return [{ type: 'BookingCancelled', data: { bookingId: booking.bookingId, clientId: booking.clientId, ...worker, by, reason, feeCentavos: fee, from: booking.status } }];
}

export function reviewBooking(command: Acting & { rating: number; text: string; photos: string[] }, state: BookingState): Decision<BookingEvent> {
  const permission = permitted('review', command, state);
  if (isRefusal(permission)) return permission;
  const { booking } = permission;
  const { rating, text, photos } = command;
  const names = { clientName: booking.client.name, clientAvatar: booking.client.avatar, serviceName: booking.service.name };
  return [{ type: 'ReviewSubmitted', data: { ...parties(booking), ...names, rating, text, photos } }];
}

/** The platform lets an unanswered request go. Nothing happens before its time or once somebody has answered. */
export function expireBooking({ now, settings }: Omit<Acting, 'viewer'>, state: BookingState): Decision<BookingEvent> {
  if (state.kind === 'none' || !transitionFor('expire', state, 'policy', now, settings)) return [];
  const { bookingId, clientId, workerId } = state;
  return [{ type: 'BookingExpired', data: { bookingId, clientId, workerId } }];
}

import { partyOf, thePolicy, transitionFor } from '#contracts/booking/allowed-actions.ts';
import { cancellationFee } from '#contracts/booking/cancellation-fee.ts';
import type { Party } from '#contracts/booking/lifecycle.ts';
import { lateFrom } from '#contracts/booking/guards.ts';
import type { BookingEvent } from '#contracts/events/booking.ts';
import { MINUTE_MS } from '#contracts/manila-time.ts';
import { isRefusal, refuse } from '#contracts/refusal.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { Booking, BookingState } from '#contracts/booking/booking-state.ts';
import { totalCentavos } from '#contracts/booking/booking-fold.ts';
import {
  commissionRefused,
  isWorkerOf,
  partiesOf,
  authorizeTransition,
  versionRefused,
} from './authorize-transition.ts';
import type { Acting, DataOf } from './commands.ts';
import { bookingWidened } from './decide-request-changes.ts';
import { endedQuoteData } from './decide-quotes.ts';
import { openQuoteOf } from '#contracts/booking/booking-fold.ts';

export function acceptBooking(command: DataOf<'AcceptBooking'>, state: BookingState): Decision<BookingEvent> {
  if (state.kind === 'booking' && state.status === 'accepted' && isWorkerOf(state, command.viewer)) return [];
  const permission = authorizeTransition('accept', command, state);
  if (isRefusal(permission)) return permission;
  const refusal =
    versionRefused(command.requestVersion, permission.booking) ?? commissionRefused(command.commissionPercent, command);
  if (refusal) return refusal;
  const { bookingId, clientId, startsAt, endsAt, priceCentavos } = permission.booking;
  const {
    worker,
    workerPhone,
    settings: { commissionPercent },
  } = command;
  return [
    {
      type: 'BookingAccepted',
      data: { bookingId, clientId, worker, workerPhone, startsAt, endsAt, priceCentavos, commissionPercent },
    },
  ];
}

/** Declining also withdraws the worker's own open quote. Others are asked at once if the client wants that next. */
export function declineBooking(command: DataOf<'DeclineBooking'>, state: BookingState): Decision<BookingEvent> {
  const { viewer, reason } = command;
  if (hasDeclined(state, viewer)) return [];
  const permission = authorizeTransition('decline', command, state);
  if (isRefusal(permission)) return permission;
  const { booking, party, status } = permission;
  const { bookingId, clientId } = booking;
  const stillOpen = status !== 'declined';
  const declined: BookingEvent = {
    type: 'BookingDeclined',
    data: { bookingId, clientId, workerId: viewer.workerId ?? '', reason, stillOpen },
  };
  const quote = openQuoteOf(booking, viewer.workerId);
  return [
    ...(quote
      ? [
          {
            type: 'QuoteWithdrawn' as const,
            data: endedQuoteData(booking, quote, party === 'candidate' ? status : 'pending'),
          },
        ]
      : []),
    ...(stillOpen && party === 'worker' ? [bookingWidened(booking, { ...command, cause: 'declined' })] : []),
    declined,
  ];
}

function hasDeclined(state: BookingState, viewer: Acting['viewer']): boolean {
  if (state.kind === 'none' || viewer.workerId === null) return false;
  return (state.status === 'declined' && isWorkerOf(state, viewer)) || state.declinedBy.includes(viewer.workerId);
}

export function arrive(command: DataOf<'Arrive'>, state: BookingState): Decision<BookingEvent> {
  if (isAlreadyDone('arrived', command, state)) return [];
  const permission = authorizeTransition('arrive', command, state);
  if (isRefusal(permission)) return permission;
  const { booking } = permission;
  return [
    {
      type: 'WorkerArrived',
      data: {
        ...partiesOf(booking),
        lat: command.lat,
        lng: command.lng,
        arrivedAt: command.now,
        ...lateness(booking, command),
      },
    },
  ];
}

/** Recorded only beyond the tolerated delay. */
function lateness(booking: Booking, { now, settings }: Acting): { lateMinutes?: number } {
  if (Date.parse(now) < lateFrom(booking, settings)) return {};
  return { lateMinutes: Math.floor((Date.parse(now) - Date.parse(booking.startsAt)) / MINUTE_MS) };
}

export function startWork(command: DataOf<'StartWork'>, state: BookingState): Decision<BookingEvent> {
  if (isAlreadyDone('in_progress', command, state)) return [];
  const permission = authorizeTransition('start', command, state);
  return isRefusal(permission) ? permission : [{ type: 'WorkStarted', data: partiesOf(permission.booking) }];
}

/**
 * Extras that the client has not approved yet are excluded from the final amount. The client or an admin may complete an
 * overdue job.
 */
export function completeWork(command: DataOf<'CompleteWork'>, state: BookingState): Decision<BookingEvent> {
  if (isAlreadyDone('completed', command, state)) return [];
  const permission = authorizeTransition('complete', command, state);
  if (isRefusal(permission)) return permission;
  const { booking, party } = permission;
  const { now, note, photos } = command;
  return [workDone(booking, { now, note, photos, by: party === 'client' || party === 'admin' ? party : null })];
}

type Done = { now: string; note: string; photos: string[]; /** null: its worker. */ by: 'client' | 'admin' | null };

/** The final amount is the agreed price and the approved extras. */
export function workDone(booking: Booking, { now, note, photos, by }: Done): BookingEvent {
  return {
    type: 'WorkCompleted',
    data: {
      ...partiesOf(booking),
      clientName: booking.client.name,
      serviceName: booking.service.name,
      completedAt: now,
      finalAmountCentavos: totalCentavos(booking),
      note,
      photos,
      ...(by && { by }),
    },
  };
}

function isAlreadyDone(status: Booking['status'], { viewer }: Acting, state: BookingState): boolean {
  return state.kind === 'booking' && state.status === status && isWorkerOf(state, viewer);
}

export function cancelBooking(command: DataOf<'CancelBooking'>, state: BookingState): Decision<BookingEvent> {
  const { viewer, now, settings, reason } = command;
  if (state.kind === 'booking' && state.status === 'cancelled' && mayHaveCancelled(partyOf(state, viewer))) return [];
  const permission = authorizeTransition('cancel', command, state);
  if (isRefusal(permission)) return permission;
  const { booking, party } = permission;
  const { fee } = cancellationFee(booking, party, now, settings);
  if ((command.expectedFee ?? fee) !== fee) return refuse('fee_changed', undefined, { fee });
  const by = party === 'client' || party === 'admin' ? party : 'worker';
  const worker = { workerId: booking.workerId, workerAccountId: booking.worker?.accountId ?? null };
  return [
    {
      type: 'BookingCancelled',
      data: {
        bookingId: booking.bookingId,
        clientId: booking.clientId,
        ...worker,
        by,
        reason,
        feeCentavos: fee,
        from: booking.status,
        ...causeOf(booking, by),
        cancelledAt: now,
      },
    },
  ];
}

/** A client who reported a no-show and cancels before the worker arrives cancels because of it. */
function causeOf({ status, noShow }: Booking, by: 'client' | 'worker' | 'admin'): { cause?: 'worker_no_show' } {
  return by === 'client' && status === 'accepted' && noShow?.by === 'client' ? { cause: 'worker_no_show' } : {};
}

/** A candidate is not a side of the booking and cannot have cancelled it. */
function mayHaveCancelled(party: Party | null): boolean {
  return party !== null && party !== 'candidate';
}

export function reviewBooking(command: DataOf<'ReviewBooking'>, state: BookingState): Decision<BookingEvent> {
  const permission = authorizeTransition('review', command, state);
  if (isRefusal(permission)) return permission;
  const { booking } = permission;
  const { rating, text, photos } = command;
  const names = {
    clientName: booking.client.name,
    clientAvatar: booking.client.avatar,
    serviceName: booking.service.name,
  };
  return [{ type: 'ReviewSubmitted', data: { ...partiesOf(booking), ...names, rating, text, photos } }];
}

/** A fully refunded job cannot be reviewed, and an existing review does not count. */
export function noteFullRefund({ refunded }: DataOf<'NoteFullRefund'>, state: BookingState): Decision<BookingEvent> {
  if (state.kind === 'none' || state.status !== 'completed' || (state.fullyRefunded ?? false) === refunded) return [];
  const { service, review } = state;
  return [
    {
      type: 'FullRefundNoted',
      data: { ...partiesOf(state), refunded, serviceName: service.name, rating: review?.rating ?? null },
    },
  ];
}

/**
 * Expires an unanswered request, or asks others if its client wants that next; no effect before its time or once it is answered.
 */
export function expireBooking(command: DataOf<'ExpireBooking'>, state: BookingState): Decision<BookingEvent> {
  if (state.kind === 'none') return [];
  const { settings } = command;
  const row = transitionFor('expire', state, thePolicy, askedAt(command, state), settings);
  if (!row) return [];
  const { bookingId, clientId, workerId } = state;
  return row.to === null
    ? [bookingWidened(state, { now: command.now, settings, cause: 'unanswered' })]
    : [{ type: 'BookingExpired', data: { bookingId, clientId, workerId } }];
}

/** The minutes of an urgently asked worker are elapsed time; other deadlines depend on the start. */
function askedAt({ now, steppedMs = 0 }: DataOf<'ExpireBooking'>, { workerAnswerBy, answerBy }: Booking): string {
  const isElapsed = workerAnswerBy !== null && Date.parse(now) < Date.parse(answerBy);
  return isElapsed ? new Date(Date.parse(now) - steppedMs).toISOString() : now;
}

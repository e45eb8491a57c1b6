import { thePolicy, transitionFor } from '#contracts/booking/allowed-actions.ts';
import { lateFee } from '#contracts/booking/cancellation-fee.ts';
import { absentSide, closingTimeMs, contradicts } from '#contracts/booking/guards.ts';
import { ownReasonsEn } from '#contracts/event-texts/own-reasons.en.ts';
import type { BookingEvent, CancellationCause } from '#contracts/events/booking.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import { isRefusal, refuse } from '#contracts/refusal.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { Booking, BookingState } from '#contracts/booking/booking-state.ts';
import type { Acting, ByPolicy, DataOf, FollowUp, FollowUpJob } from './commands.ts';
import { answerDeadline } from './decide-requests.ts';
import { authorizeTransition, isWorkerOf, partiesOf, sideOf } from './authorize-transition.ts';

/** No-shows, overdue jobs, and jobs whose worker or client became unavailable (docs/decisions/no-shows.md). */

/** Idempotent. */
export function reportNoShow(command: DataOf<'ReportNoShow'>, state: BookingState): Decision<BookingEvent> {
  if (
    state.kind === 'booking' &&
    isSide(state, command) &&
    state.noShow?.answeredAt === null &&
    state.noShow.by === sideOf(state, command)
  )
    return [];
  const permission = authorizeTransition('report_no_show', command, state);
  return isRefusal(permission) ? permission : [noShowReported(permission.booking, command)];
}

export function noShowReported(booking: Booking, command: Acting): BookingEvent {
  const by = sideOf(booking, command);
  const { now, settings } = command;
  const isContradiction = contradicts(booking, by);
  const answerBy = by === 'worker' && !isContradiction ? addMinutes(now, settings.noShowAnswerMinutes) : null;
  return {
    type: 'NoShowReported',
    data: {
      ...partiesOf(booking),
      by,
      startsAt: booking.startsAt,
      reportedAt: now,
      answerBy,
      ...(isContradiction && { contradicts: true }),
    },
  };
}

/** Idempotent. */
export function answerNoShow(command: DataOf<'AnswerNoShow'>, state: BookingState): Decision<BookingEvent> {
  if (
    state.kind === 'booking' &&
    isSide(state, command) &&
    state.noShow !== null &&
    state.noShow.answeredAt !== null &&
    state.noShow.by !== sideOf(state, command)
  )
    return [];
  const permission = authorizeTransition('answer_no_show', command, state);
  if (isRefusal(permission)) return permission;
  const { booking } = permission;
  return [
    {
      type: 'NoShowAnswered',
      data: { ...partiesOf(booking), by: sideOf(booking, command), message: command.message, answeredAt: command.now },
    },
  ];
}

export function disputeNoShow(command: DataOf<'DisputeNoShow'>, state: BookingState): Decision<BookingEvent> {
  if (
    state.kind === 'booking' &&
    state.noShowCase === 'disputed' &&
    isSide(state, command) &&
    absentSide(state.cancellation) === sideOf(state, command)
  )
    return [];
  const permission = authorizeTransition('dispute_no_show', command, state);
  if (isRefusal(permission)) return permission;
  const { booking } = permission;
  return [
    {
      type: 'NoShowDisputed',
      data: { ...partiesOf(booking), by: sideOf(booking, command), reason: command.reason, disputedAt: command.now },
    },
  ];
}

/** A waived no-show counts against neither side and costs nothing. */
export function settleNoShow(command: DataOf<'SettleNoShow'>, state: BookingState): Decision<BookingEvent> {
  const { viewer, outcome, reason } = command;
  if (state.kind === 'booking' && state.noShowCase === outcome && viewer.role === 'admin') return [];
  const permission = authorizeTransition('settle_no_show', command, state);
  if (isRefusal(permission)) return permission;
  const { booking } = permission;
  if (booking.status === 'arrived') return settledAtTheDoor(booking, command);
  const feeCentavos = outcome === 'waived' ? 0 : (booking.cancellation?.feeCentavos ?? 0);
  return [
    {
      type: 'NoShowSettled',
      data: {
        ...partiesOf(booking),
        against: absentSide(booking.cancellation) ?? 'worker',
        outcome,
        reason,
        feeCentavos,
      },
    },
  ];
}

/** Both sides reported each other: staff uphold one report, or waive both. */
function settledAtTheDoor(
  booking: Booking,
  { outcome, against, reason, now, settings }: DataOf<'SettleNoShow'>,
): Decision<BookingEvent> {
  const off = (cause: CancellationCause, feeCentavos: number) => closed(booking, { now }, cause, feeCentavos, 'admin');
  if (outcome === 'waived') return [off('unstarted', 0)];
  if (!against) return refuse('invalid', 'Say who was not there.');
  const feeCentavos = against === 'client' ? lateFee(booking, settings) : 0;
  return [
    off(`${against}_no_show`, feeCentavos),
    { type: 'NoShowSettled', data: { ...partiesOf(booking), against, outcome, reason, feeCentavos } },
  ];
}

const followUps: Record<FollowUp, (command: Omit<FollowUpJob, 'may'>, state: BookingState) => BookingEvent[]> = {
  close_no_show: closeNoShow,
  close_overdue: closeOverdue,
  ask_overdue: askOverdue,
};

/** Applies the first of these follow-ups that is due. */
export function followUpJob({ may, ...command }: DataOf<'FollowUpJob'>, state: BookingState): Decision<BookingEvent> {
  return may.map((followUp) => followUps[followUp](command, state)).find(({ length }) => length > 0) ?? [];
}

/**
 * The client did not answer the no-show report: cancels the job with the fee. They had the whole time to answer, even if the
 * clock was set meanwhile.
 */
function closeNoShow({ steppedMs = 0, ...command }: Omit<FollowUpJob, 'may'>, state: BookingState): BookingEvent[] {
  const now = new Date(Date.parse(command.now) - steppedMs).toISOString();
  const booking = due('close_no_show', { ...command, now }, state);
  return booking ? [closed(booking, command, 'client_no_show', lateFee(booking, command.settings))] : [];
}

function askOverdue(command: ByPolicy, state: BookingState): BookingEvent[] {
  const booking = due('ask_overdue', command, state);
  if (!booking) return [];
  const closesAt = new Date(closingTimeMs(booking, command.settings)).toISOString();
  return [
    {
      type: 'BookingOverdue',
      data: { ...partiesOf(booking), stage: booking.status === 'in_progress' ? 'unfinished' : 'unstarted', closesAt },
    },
  ];
}

/** Unconfirmed work is not charged. A client's no-show report counts unless the worker arrived later. */
function closeOverdue(command: ByPolicy, state: BookingState): BookingEvent[] {
  const booking = due('close_overdue', command, state);
  return booking ? [closed(booking, command, causeOf(booking), 0)] : [];
}

function causeOf({ status, noShow }: Booking): CancellationCause {
  if (status === 'in_progress') return 'unfinished';
  return status === 'accepted' && noShow?.by === 'client' && noShow.answeredAt === null
    ? 'worker_no_show'
    : 'unstarted';
}

/** Opens the job to other workers at the same time and price, unless its worker has arrived. */
export function reopenBooking(command: DataOf<'ReopenBooking'>, state: BookingState): Decision<BookingEvent> {
  const booking = due('reopen', command, state);
  if (!booking || booking.workerId !== command.workerId) return [];
  const { now, settings } = command;
  return [
    {
      type: 'BookingReopened',
      data: {
        ...partiesOf(booking),
        reason: 'worker_suspended',
        startsAt: booking.startsAt,
        reopenedAt: now,
        answerBy: answerDeadline({ now, startsAt: booking.startsAt, settings }),
      },
    },
  ];
}

/**
 * Replaces reopening after a payment or after the start: payments are refunded, and a new booking asks other workers.
 */
export function cancelForSuspension(
  command: DataOf<'CancelForSuspension'>,
  state: BookingState,
): Decision<BookingEvent> {
  const booking = due('call_off', command, state);
  return booking?.workerId === command.workerId ? [closed(booking, command, 'worker_suspended', 0)] : [];
}

/** Cancels a booking whose client is suspended or closed: free of charge, and it releases every worker involved. */
export function callOff(command: DataOf<'CallOff'>, state: BookingState): Decision<BookingEvent> {
  const booking = due('call_off', command, state);
  return booking ? [closed(booking, command, 'client_gone', 0)] : [];
}

/** English reasons for readers of the raw event; screens show texts by cause. */
const reasons: Record<CancellationCause, string> = {
  worker_no_show: ownReasonsEn.workerNoShow,
  client_no_show: ownReasonsEn.clientNoShow,
  unstarted: ownReasonsEn.unstarted,
  unfinished: ownReasonsEn.unfinished,
  worker_suspended: ownReasonsEn.workerSuspended,
  client_gone: ownReasonsEn.clientGone,
};

function closed(
  booking: Booking,
  { now }: Pick<ByPolicy, 'now'>,
  cause: CancellationCause,
  feeCentavos: number,
  by: 'policy' | 'admin' = 'policy',
): BookingEvent {
  return {
    type: 'BookingCancelled',
    data: {
      bookingId: booking.bookingId,
      clientId: booking.clientId,
      workerId: booking.workerId,
      workerAccountId: booking.worker?.accountId ?? null,
      by,
      reason: reasons[cause],
      feeCentavos,
      from: booking.status,
      cause,
      cancelledAt: now,
    },
  };
}

/** The client cancels free of charge because the worker is absent. */
export function leftByClient(booking: Booking, { now }: Acting): BookingEvent {
  return {
    type: 'BookingCancelled',
    data: {
      ...partiesOf(booking),
      by: 'client',
      reason: reasons.worker_no_show,
      feeCentavos: 0,
      from: booking.status,
      cause: 'worker_no_show',
      cancelledAt: now,
    },
  };
}

function due(
  action: 'close_no_show' | 'ask_overdue' | 'close_overdue' | 'reopen' | 'call_off',
  { now, settings }: ByPolicy,
  state: BookingState,
): Booking | null {
  return state.kind === 'booking' && transitionFor(action, state, thePolicy, now, settings) ? state : null;
}

function isSide(booking: Booking, { viewer }: Acting): boolean {
  return viewer.accountId === booking.clientId || isWorkerOf(booking, viewer);
}

import { thePolicy, transitionFor } from '#contracts/booking/allowed-actions.ts';
import { lateFee } from '#contracts/booking/cancellation-fee.ts';
import { absentee, closesFrom, contradicts } from '#contracts/booking/guards.ts';
import { ownReasonsEn } from '#contracts/event-texts/own-reasons.en.ts';
import type { BookingEvent, CancellationCause } from '#contracts/events/booking.ts';
import { addMinutes, HOUR_MS } from '#contracts/manila-time.ts';
import { isRefusal, refuse } from '#contracts/refusal.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { Booking, BookingState } from '#contracts/booking/booking-state.ts';
import type { Acting, ByPolicy, DataOf, FollowUp } from './commands.ts';
import { authorizeTransition, isWorkerOf, partiesOf, sideOf } from './authorize-transition.ts';

/** No-shows, jobs that nobody closes, jobs whose worker can't come any more (docs/decisions/no-shows.md). */

/** Said twice is said once. */
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

/** Answered twice is answered once. */
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
    absentee(state.cancellation) === sideOf(state, command)
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

/** Waived, it counts against nobody and costs nothing. */
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
        against: absentee(booking.cancellation) ?? 'worker',
        outcome,
        reason,
        feeCentavos,
      },
    },
  ];
}

/** Each said that the other isn't there: one of them wasn't (`upheld`), or it counts against neither. */
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

const followUps: Record<FollowUp, (command: ByPolicy, state: BookingState) => BookingEvent[]> = {
  close_no_show: closeNoShow,
  close_overdue: closeOverdue,
  ask_overdue: askOverdue,
};

/** The first of what may be done that is due; nothing before its time. */
export function followUpJob({ may, ...command }: DataOf<'FollowUpJob'>, state: BookingState): Decision<BookingEvent> {
  return may.map((followUp) => followUps[followUp](command, state)).find(({ length }) => length > 0) ?? [];
}

/** The client was asked and did not answer: the job is off, and costs the fee. */
function closeNoShow(command: ByPolicy, state: BookingState): BookingEvent[] {
  const booking = due('close_no_show', command, state);
  return booking ? [closed(booking, command, 'client_no_show', lateFee(booking, command.settings))] : [];
}

function askOverdue(command: ByPolicy, state: BookingState): BookingEvent[] {
  const booking = due('ask_overdue', command, state);
  if (!booking) return [];
  const closesAt = new Date(closesFrom(booking, command.settings)).toISOString();
  return [
    {
      type: 'BookingOverdue',
      data: { ...partiesOf(booking), stage: booking.status === 'in_progress' ? 'unfinished' : 'unstarted', closesAt },
    },
  ];
}

/** Nothing is charged for work that nobody confirmed; what a client said about the worker stands, unless that one came after all. */
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

/** For others at the same time and price, as long as nobody has come. */
export function reopenBooking(command: DataOf<'ReopenBooking'>, state: BookingState): Decision<BookingEvent> {
  const booking = due('reopen', command, state);
  if (!booking || booking.workerId !== command.workerId) return [];
  const { now, settings } = command;
  const answerBy = new Date(
    Math.min(Date.parse(now) + settings.answerWithinHours * HOUR_MS, Date.parse(booking.startsAt)),
  ).toISOString();
  return [
    {
      type: 'BookingReopened',
      data: {
        ...partiesOf(booking),
        reason: 'worker_suspended',
        startsAt: booking.startsAt,
        reopenedAt: now,
        answerBy,
      },
    },
  ];
}

/**
 * In place of reopening, where money has come in or the start is over: what was paid goes back, and the others are asked by
 * a new booking.
 */
export function cancelForSuspension(
  command: DataOf<'CancelForSuspension'>,
  state: BookingState,
): Decision<BookingEvent> {
  const booking = due('call_off', command, state);
  return booking?.workerId === command.workerId ? [closed(booking, command, 'worker_suspended', 0)] : [];
}

/** Its client is gone: nothing is charged, and its worker, or whoever was asked or quoted, is free. */
export function callOff(command: DataOf<'CallOff'>, state: BookingState): Decision<BookingEvent> {
  const booking = due('call_off', command, state);
  return booking ? [closed(booking, command, 'client_gone', 0)] : [];
}

/** In English, for whoever reads the event by itself; screens say it by the cause. */
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

/** The worker whom the client waits for didn't come: they leave free of charge. */
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

import { freeAfterMove, freeUntilAfterMove } from '#contracts/booking/cancellation-fee.ts';
import type { BookingEvent } from '#contracts/events/booking.ts';
import { DAY_MS, MINUTE_MS } from '#contracts/manila-time.ts';
import { isRefusal, type Refusal, refuse } from '#contracts/refusal.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { Booking, BookingState } from '#contracts/booking/booking-state.ts';
import type { AnswerTime, DataOf } from './commands.ts';
import { authorizeTransition, isWorkerOf, notAllowedNow, partiesOf, sideOf } from './authorize-transition.ts';

/** Refuses a start before the minimum notice or beyond the horizon. */
export function startRefused(
  startsAt: string,
  now: string,
  settings: Pick<Settings, 'minimumNoticeMinutes' | 'bookingHorizonDays'>,
): Refusal | null {
  const aheadMs = Date.parse(startsAt) - Date.parse(now);
  if (aheadMs < settings.minimumNoticeMinutes * MINUTE_MS)
    return refuse('too_soon', `Choose a time at least ${settings.minimumNoticeMinutes} minutes from now.`);
  if (aheadMs > settings.bookingHorizonDays * DAY_MS)
    return refuse('too_far', `Choose a day within the next ${settings.bookingHorizonDays} days.`);
  return null;
}

const timeOf = ({ startsAt, endsAt }: Booking) => ({ startsAt, endsAt });

/** The job keeps its duration. A newer proposal replaces the older one, even of the other side. */
export function proposeTime(command: DataOf<'ProposeTime'>, state: BookingState): Decision<BookingEvent> {
  const { proposalId, startsAt, now, settings } = command;
  if (state.kind === 'booking' && state.reschedule?.proposalId === proposalId) return [];
  const permission = authorizeTransition('propose_time', command, state);
  if (isRefusal(permission)) return permission;
  const { booking } = permission;
  const refusal = startRefused(startsAt, now, settings);
  if (refusal) return refusal;
  if (Date.parse(startsAt) === Date.parse(booking.startsAt))
    return refuse('invalid', 'The job is at that time already.');
  const by = sideOf(booking, command);
  return [
    {
      type: 'RescheduleProposed',
      data: {
        ...partiesOf(booking),
        proposalId,
        by,
        before: timeOf(booking),
        startsAt,
        endsAt: endOf(booking, startsAt),
        freeUntil: freeAfterMove(booking, { by, startsAt }, now, settings),
      },
    },
  ];
}

/** The end of the job for a given start. */
export function endOf(booking: Pick<Booking, 'startsAt' | 'endsAt'>, startsAt: string): string {
  return new Date(Date.parse(startsAt) + Date.parse(booking.endsAt) - Date.parse(booking.startsAt)).toISOString();
}

export function acceptTime(command: AnswerTime, state: BookingState): Decision<BookingEvent> {
  return answer('accept_time', 'accepted', command, state);
}

export function declineTime(command: AnswerTime, state: BookingState): Decision<BookingEvent> {
  return answer('decline_time', 'declined', command, state);
}

/** Withdraws the proposing side's own proposal before it is answered. */
export function withdrawTime(command: AnswerTime, state: BookingState): Decision<BookingEvent> {
  return answer('withdraw_time', 'withdrawn', command, state);
}

type Outcome = 'accepted' | 'declined' | 'withdrawn';

const eventOf = {
  declined: 'RescheduleDeclined',
  withdrawn: 'RescheduleWithdrawn',
} as const satisfies Record<Exclude<Outcome, 'accepted'>, BookingEvent['type']>;

function answer(
  action: 'accept_time' | 'decline_time' | 'withdraw_time',
  outcome: Outcome,
  command: AnswerTime,
  state: BookingState,
): Decision<BookingEvent> {
  if (state.kind === 'booking' && isAnswered(outcome, command, state)) return [];
  const permission = authorizeTransition(action, command, state);
  if (isRefusal(permission)) return permission;
  const { booking } = permission;
  const { reschedule } = booking;
  if (!reschedule) return notAllowedNow(command, booking);
  if (!isForProposal(command, reschedule)) return refuse('stale', 'Another new time has been asked for since.');
  const { proposalId, startsAt, endsAt } = reschedule;
  const data = {
    ...partiesOf(booking),
    proposalId,
    by: sideOf(booking, command),
    before: timeOf(booking),
    startsAt,
    endsAt,
  };
  if (outcome !== 'accepted') return [{ type: eventOf[outcome], data }];
  const proposedFreeUntil = reschedule.freeUntil ?? freeAfterMove(booking, reschedule, command.now, command.settings);
  const freeUntil = freeUntilAfterMove(proposedFreeUntil, reschedule.by, command.now, command.settings);
  return [{ type: 'RescheduleAccepted', data: { ...data, freeUntil } }];
}

/** The same side has already given this answer, and there is no newer proposal. */
function isAnswered(outcome: Outcome, command: AnswerTime, booking: Booking): boolean {
  const { answeredProposal, reschedule } = booking;
  if (!answeredProposal || reschedule || booking.status !== 'accepted') return false;
  if (command.viewer.accountId !== booking.clientId && !isWorkerOf(booking, command.viewer)) return false;
  const isTheirs = answeredProposal.answer === outcome && answeredProposal.by === sideOf(booking, command);
  return isTheirs && isForProposal(command, answeredProposal);
}

/** Without a proposal id, the command means the pending proposal. */
function isForProposal({ proposalId }: AnswerTime, proposal: { proposalId: string }): boolean {
  return (proposalId ?? proposal.proposalId) === proposal.proposalId;
}

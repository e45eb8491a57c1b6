import { closingTimeMs, overdueFrom } from '#contracts/booking/guards.ts';
import { absenceReported } from '#contracts/events/booking-no-shows.ts';
import { leadingTo, timeAgreed, workerFreed } from '#contracts/events/booking.ts';
import { streams } from '#contracts/events/streams.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import { keptCentavos } from '#contracts/payment/allowed-actions.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import type { Booking } from '#contracts/booking/booking-state.ts';
import { bookingDecider } from '../booking/decider.ts';
import { releaseSlot } from '../booking/reserve-slot.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import type { FollowUp } from '../booking/commands.ts';
import { disputeDecider } from '../dispute/decider.ts';
import { disputeHoldsPay } from '../dispute/holds-pay.ts';
import { paymentDecider } from '../payment/decider.ts';
import { scheduleNow, definePolicy, onEach } from './policy.ts';
import type { Stepped } from '#infra/eventing/process-managers.ts';

type Job = { bookingId: string } & Stepped;

const DAY_MINUTES = 24 * 60;

/**
 * Follows an accepted job to its end (docs/decisions/no-shows.md): asks both sides when the start or the end is not reported,
 * treats a client who does not answer a no-show report as absent, and closes overdue jobs.
 */
export const closeOverdueJobs = definePolicy<Job>({
  name: 'close-overdue-jobs',
  measuresTime: true,
  on: {
    ...onEach(timeAgreed, ({ data: { bookingId, startsAt } }) => ({
      schedule: { key: bookingId, dueAt: startsAt, data: { bookingId } },
    })),
    ...onEach([...absenceReported, ...leadingTo('in_progress')], ({ data: { bookingId }, recordedAt }) =>
      scheduleNow(bookingId, recordedAt, { bookingId }),
    ),
    ...onEach([...leadingTo('completed'), ...workerFreed], ({ data }) => ({ cancel: data.bookingId })),
  },
  act: async ({ bookingId, steppedMs }, { commands, settings: read }, context) => {
    const settings = await read();
    const mayClose = !(await waitsForAdmin(commands, bookingId));
    const may: FollowUp[] = ['close_no_show', ...(mayClose ? (['close_overdue'] as const) : []), 'ask_overdue'];
    const { state, events } = await commands.handle(
      bookingDecider,
      streams.booking(bookingId),
      { type: 'FollowUpJob', data: { now: context.now, settings, may, steppedMs } },
      context,
    );
    if (state.kind === 'none') return undefined;
    const closed = events.length > 0 && state.status === 'cancelled';
    if (closed && state.workerId)
      await releaseSlot(commands, { workerId: state.workerId, bookingId, reason: 'cancelled' }, context);
    return nextLook(state, settings, { now: context.now, steppedMs });
  },
});

/**
 * Only an admin closes a job in progress that is disputed or paid: one side would lose money. A dispute's decision closes it
 * automatically once its waiver is made (dispute/release-pay.ts).
 */
async function waitsForAdmin(commands: CommandHandler, bookingId: string): Promise<boolean> {
  const { state: booking } = await commands.loadNewest(bookingDecider, streams.booking(bookingId));
  if (booking.kind === 'none' || booking.status !== 'in_progress') return false;
  const { state: dispute } = await commands.loadNewest(disputeDecider, streams.dispute(bookingId));
  const isDecided = dispute.kind === 'dispute' && dispute.decisions.length > 0;
  if (isDecided || (await disputeHoldsPay(commands, bookingId))) return true;
  const { state: payment } = await commands.loadNewest(paymentDecider, streams.payment(bookingId));
  return keptCentavos(payment) > 0;
}

/** Time of the next follow-up; undefined once the job is over. */
function nextLook(booking: Booking, settings: Settings, { now, steppedMs }: { now: string } & Stepped) {
  const { status, askedOverdue } = booking;
  if (status !== 'accepted' && status !== 'arrived' && status !== 'in_progress') return undefined;
  const isAsked = askedOverdue === (status === 'in_progress' ? 'unfinished' : 'unstarted') || status === 'arrived';
  const moments = [
    ...(isAsked ? [] : [overdueFrom(booking, settings)]),
    closingTimeMs(booking, settings),
    ...answerMoment(booking, steppedMs),
  ];
  const ahead = moments.filter((moment) => moment > Date.parse(now));
  return { lookAgainAt: ahead.length > 0 ? new Date(Math.min(...ahead)).toISOString() : addMinutes(now, DAY_MINUTES) };
}

function answerMoment({ noShow }: Booking, steppedMs = 0): number[] {
  if (noShow === null || noShow.answeredAt !== null || noShow.answerBy === null) return [];
  return [Date.parse(noShow.answerBy) + steppedMs];
}

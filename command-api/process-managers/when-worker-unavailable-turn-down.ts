import { accountStopped } from '#contracts/events/account.ts';
import { requestOver, workerAsked, workerIdIn } from '#contracts/events/booking.ts';
import { streams } from '#contracts/events/streams.ts';
import { mayStopWork } from '#contracts/events/worker.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import type { Booking } from '#contracts/booking/booking-state.ts';
import { bookingDecider } from '../booking/decider.ts';
import { canTakeJobs } from '../booking/booking-call.ts';
import { openQuoteOf } from '#contracts/booking/booking-fold.ts';
import type { Reaction } from '#infra/eventing/process-managers/policy.ts';
import { definePolicy, onEach } from './policy.ts';

type Waiting = { bookingId: string; workerId: string };

/** A request that is due is about to expire by itself. */
const RECHECK_MINUTES = 1;

/**
 * Who is suspended or no worker any more, or whose ID ran out or was taken back, can't say yes to anything: clients who
 * wait for them hear so at once, with one press to ask the others, instead of after a day
 * (docs/decisions/asking-the-others.md). Looked at when the worker is asked or offers something, and whenever one of these
 * may have happened to them.
 */
export const whenWorkerUnavailableTurnDown = definePolicy<Waiting>({
  name: 'when-worker-unavailable-turn-down',
  on: {
    ...onEach(
      workerAsked,
      ({ data: { bookingId, worker }, recordedAt }) =>
        worker && wait({ bookingId, workerId: worker.workerId }, recordedAt),
    ),
    ...onEach(requestOver, ({ data }) => {
      const workerId = workerIdIn(data);
      return workerId === null ? null : { cancel: keyOf({ bookingId: data.bookingId, workerId }) };
    }),
  },
  wakes: onEach([...accountStopped, ...mayStopWork], ({ data }) => data.workerId),
  act: async ({ bookingId, workerId }, { commands, settings }, context) => {
    const { state: booking } = await commands.loadNewest(bookingDecider, streams.booking(bookingId));
    if (booking.kind === 'none' || !waitsFor(booking, workerId)) return;
    if (await canTakeJobs(commands, workerId, context))
      return {
        lookAgainAt: booking.answerBy > context.now ? booking.answerBy : addMinutes(context.now, RECHECK_MINUTES),
      };
    await commands.handle(
      bookingDecider,
      streams.booking(bookingId),
      { type: 'TurnDownUnavailable', data: { workerId, now: context.now, settings: await settings() } },
      context,
    );
  },
});

function waitsFor(booking: Booking, workerId: string): boolean {
  const isWaiting = booking.status === 'pending' || booking.status === 'quoted';
  return isWaiting && (booking.workerId === workerId || openQuoteOf(booking, workerId) !== undefined);
}

function wait(waiting: Waiting, at: string): Reaction<Waiting> {
  return { schedule: { key: keyOf(waiting), group: waiting.workerId, dueAt: at, data: waiting } };
}

/** One worker may have been asked by name and have quoted. */
function keyOf({ bookingId, workerId }: Waiting): string {
  return `${bookingId} ${workerId}`;
}

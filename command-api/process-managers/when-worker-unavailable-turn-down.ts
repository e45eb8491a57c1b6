import { accountStopped } from '#contracts/events/account.ts';
import { requestEnded, workerAsked, workerIdIn } from '#contracts/events/booking.ts';
import { streams } from '#contracts/events/streams.ts';
import { mayStopWork } from '#contracts/events/worker.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import type { Booking } from '#contracts/booking/booking-state.ts';
import { bookingDecider } from '../booking/decider.ts';
import { canTakeJobs } from '../booking/booking-call.ts';
import { openQuoteOf } from '#contracts/booking/booking-fold.ts';
import type { Reaction } from '#infra/eventing/process-managers.ts';
import { definePolicy, onEach } from './policy.ts';

type Waiting = { bookingId: string; workerId: string };

/** A due request expires automatically soon. */
const RECHECK_MINUTES = 1;

/**
 * Declines requests to a worker who can no longer accept: suspended, no longer a worker, or without a valid ID. The client
 * learns it at once instead of after a day and can ask others (docs/decisions/asking-the-others.md). Runs when the worker is
 * asked or quotes, and on each event that may make them unavailable.
 */
export const whenWorkerUnavailableTurnDown = definePolicy<Waiting>({
  name: 'when-worker-unavailable-turn-down',
  on: {
    ...onEach(
      workerAsked,
      ({ data: { bookingId, worker }, recordedAt }) =>
        worker && wait({ bookingId, workerId: worker.workerId }, recordedAt),
    ),
    ...onEach(requestEnded, ({ data }) => {
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

/** A named worker may also have quoted. */
function keyOf({ bookingId, workerId }: Waiting): string {
  return `${bookingId} ${workerId}`;
}

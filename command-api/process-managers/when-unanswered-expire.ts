import type { Booking } from '#contracts/booking/booking-state.ts';
import { answerDue } from '#contracts/booking/answer-due.ts';
import { bookingGroups } from '#contracts/booking/lifecycle.ts';
import { answerAwaited, requestEnded, statusAfter } from '#contracts/events/booking.ts';
import { streams } from '#contracts/events/streams.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import type { Stepped } from '#infra/eventing/process-managers.ts';
import { bookingDecider } from '../booking/decider.ts';
import { definePolicy, onEach } from './policy.ts';

const RECHECK_MINUTES = 1;

/**
 * Asks the workers nearby when the named worker has not answered and the client wants that next; else expires an unanswered
 * request, so that the client can ask others (docs/decisions/asking-the-others.md).
 */
export const whenUnansweredExpire = definePolicy<{ bookingId: string } & Stepped>({
  name: 'when-unanswered-expire',
  measuresTime: true,
  on: {
    ...onEach(answerAwaited, ({ data }) => ({
      schedule: {
        key: data.bookingId,
        dueAt: ('workerAnswerBy' in data && data.workerAnswerBy) || data.answerBy,
        data: { bookingId: data.bookingId },
      },
    })),
    // An open request declined by one worker stays open for others.
    ...onEach(requestEnded, (event) => (statusAfter(event) ? { cancel: event.data.bookingId } : null)),
  },
  act: async ({ bookingId, steppedMs }, { commands, settings }, context) => {
    const { state } = await commands.handle(
      bookingDecider,
      streams.booking(bookingId),
      { type: 'ExpireBooking', data: { now: context.now, settings: await settings(), steppedMs } },
      context,
    );
    return state.kind === 'booking' ? nextLook(state, context.now, steppedMs) : undefined;
  },
});

/** A quote ends the named worker's time, and the clock may have been set back. */
function nextLook(booking: Booking, now: string, steppedMs = 0) {
  if (!bookingGroups.waiting.some((status) => status === booking.status)) return undefined;
  const { answerBy, workerAnswerBy } = booking;
  const dueMs = Date.parse(answerDue(booking)) + (workerAnswerBy === null ? 0 : steppedMs);
  const due = new Date(Math.min(dueMs, Date.parse(answerBy))).toISOString();
  return { lookAgainAt: due > now ? due : addMinutes(now, RECHECK_MINUTES) };
}

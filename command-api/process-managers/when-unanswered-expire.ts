import { answerAwaited, requestEnded, statusAfter } from '#contracts/events/booking.ts';
import { streams } from '#contracts/events/streams.ts';
import { bookingDecider } from '../booking/decider.ts';
import { definePolicy, onEach } from './policy.ts';

/** Expires an unanswered request, so that the client can ask others (design section 4). */
export const whenUnansweredExpire = definePolicy<{ bookingId: string }>({
  name: 'when-unanswered-expire',
  on: {
    ...onEach(answerAwaited, ({ data: { bookingId, answerBy } }) => ({
      schedule: { key: bookingId, dueAt: answerBy, data: { bookingId } },
    })),
    // An open request declined by one worker stays open for others.
    ...onEach(requestEnded, (event) => (statusAfter(event) ? { cancel: event.data.bookingId } : null)),
  },
  act: async ({ bookingId }, { commands, settings }, context) => {
    await commands.handle(
      bookingDecider,
      streams.booking(bookingId),
      { type: 'ExpireBooking', data: { now: context.now, settings: await settings() } },
      context,
    );
  },
});

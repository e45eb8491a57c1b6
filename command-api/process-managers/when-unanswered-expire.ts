import { answerAwaited, requestOver, statusAfter } from '#contracts/events/booking.ts';
import { streams } from '#contracts/events/streams.ts';
import { bookingDecider } from '../booking/decider.ts';
import { definePolicy, onEach } from './policy.ts';

/** A request that nobody answers in time is let go, so that the client can look elsewhere (design section 4). */
export const whenUnansweredExpire = definePolicy<{ bookingId: string }>({
  name: 'when-unanswered-expire',
  on: {
    ...onEach(answerAwaited, ({ data: { bookingId, answerBy } }) => ({
      schedule: { key: bookingId, dueAt: answerBy, data: { bookingId } },
    })),
    // One worker's no to an open request leaves it to the others.
    ...onEach(requestOver, (event) => (statusAfter(event) ? { cancel: event.data.bookingId } : null)),
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

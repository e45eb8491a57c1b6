import { streams } from '#contracts/events/streams.ts';
import { bookingDecider } from '../booking/decider.ts';
import { definePolicy } from './policy.ts';

/** A request that nobody answers in time is let go, so that the client can look elsewhere (design section 4). */
export const whenUnansweredExpire = definePolicy<{ bookingId: string }>({
  name: 'when-unanswered-expire',
  on: {
    BookingRequested: ({ data: { bookingId, answerBy } }) => ({
      schedule: { key: bookingId, dueAt: answerBy, data: { bookingId } },
    }),
    BookingRequestEdited: ({ data: { bookingId, answerBy } }) => ({
      schedule: { key: bookingId, dueAt: answerBy, data: { bookingId } },
    }),
    BookingWidened: ({ data: { bookingId, answerBy } }) => ({
      schedule: { key: bookingId, dueAt: answerBy, data: { bookingId } },
    }),
    BookingReopened: ({ data: { bookingId, answerBy } }) => ({
      schedule: { key: bookingId, dueAt: answerBy, data: { bookingId } },
    }),
    BookingAccepted: ({ data }) => ({ cancel: data.bookingId }),
    QuoteAccepted: ({ data }) => ({ cancel: data.bookingId }),
    BookingDeclined: ({ data }) => (data.stillOpen ? null : { cancel: data.bookingId }),
    BookingCancelled: ({ data }) => ({ cancel: data.bookingId }),
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

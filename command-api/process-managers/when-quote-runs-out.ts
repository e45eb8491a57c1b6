import { quoteEnded } from '#contracts/events/booking-quotes.ts';
import { streams } from '#contracts/events/streams.ts';
import { bookingDecider } from '../booking/decider.ts';
import { definePolicy, onEach } from './policy.ts';

type Offer = { bookingId: string; quoteId: string };

/** Closes expired quotes, so that clients see valid ones only (design section 4). */
export const whenQuoteRunsOut = definePolicy<Offer>({
  name: 'when-quote-runs-out',
  on: {
    QuoteOffered: ({ data: { bookingId, quoteId, validUntil } }) => ({
      schedule: { key: quoteId, dueAt: validUntil, data: { bookingId, quoteId } },
    }),
    ...onEach(quoteEnded, ({ data }) => ({ cancel: data.quoteId })),
  },
  act: async ({ bookingId, quoteId }, { commands, settings }, context) => {
    await commands.handle(
      bookingDecider,
      streams.booking(bookingId),
      { type: 'ExpireQuote', data: { quoteId, now: context.now, settings: await settings() } },
      context,
    );
  },
});

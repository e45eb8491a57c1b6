import { REMIND_HOURS } from '#contracts/dispute/lifecycle.ts';
import { startsDispute } from '#contracts/events/dispute.ts';
import { streams } from '#contracts/events/streams.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import { disputeDecider } from '../dispute/decider.ts';
import { definePolicy } from './policy.ts';

/** Reminds the side that has not answered before staff decide without it. */
export const whenDisputeUnansweredRemind = definePolicy<{ bookingId: string }>({
  name: 'when-dispute-unanswered-remind',
  on: {
    [startsDispute]: ({ data: { bookingId, openedAt, answerBy } }) => {
      const remindAt = addMinutes(answerBy, -REMIND_HOURS * 60);
      // Too close to the first notice for a reminder.
      if (Date.parse(remindAt) <= Date.parse(openedAt)) return null;
      return { schedule: { key: bookingId, dueAt: remindAt, data: { bookingId } } };
    },
  },
  act: async ({ bookingId }, { commands }, context) => {
    const command = { type: 'RemindToAnswer', data: { now: context.now } } as const;
    await commands.handle(disputeDecider, streams.dispute(bookingId), command, context);
  },
});

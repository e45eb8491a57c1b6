import { streams } from '#contracts/events/streams.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { payoutId } from '#contracts/payout/payout-id.ts';
import { payoutDecider } from '../payout/decider.ts';
import { payoutAccountOf } from '../payout/payout-account-of.ts';
import { schedulePayout } from '../payout/payout-commands.ts';
import { definePolicy } from './policy.ts';

/** When its Friday begins in Manila, a payout is closed: what was verified until Thursday 23:59:59 is in it. */
export const everyFridaySchedulePayouts = definePolicy<{ workerId: string; friday: string }>({
  name: 'every-friday-schedule-payouts',
  on: {
    EarningAdded: ({ data: { workerId, friday } }) => ({ schedule: { key: payoutId(workerId, friday), dueAt: manilaInstant(friday), data: { workerId, friday } } }),
  },
  act: async ({ workerId, friday }, { commands }, context) => {
    const account = await payoutAccountOf(commands, workerId);
    await commands.handle(payoutDecider, streams.payout(workerId, friday), (state) => schedulePayout({ account, now: context.now }, state), context);
  },
});

import { lineAdded } from '#contracts/events/payout.ts';
import { addMinutes, manilaInstant } from '#contracts/manila-time.ts';
import { payoutId } from '#contracts/payout/payout-id.ts';
import { closePayout } from '../payout/close-payout.ts';
import { definePolicy } from './policy.ts';

/** What was verified in Thursday's last minute could still be taken back as the Friday began. */
const CLOSED_AFTER_MINUTES = 2;

/** As its Friday begins in Manila, a payout is closed: what was verified until Thursday 23:59:59 is in it. */
export const everyFridaySchedulePayouts = definePolicy<{ workerId: string; friday: string }>({
  name: 'every-friday-schedule-payouts',
  on: {
    [lineAdded]: ({ data: { workerId, friday } }) => ({
      schedule: {
        key: payoutId(workerId, friday),
        dueAt: addMinutes(manilaInstant(friday), CLOSED_AFTER_MINUTES),
        data: { workerId, friday },
      },
    }),
  },
  act: async (payout, { commands }, context) => {
    await closePayout(commands, payout, context);
  },
});

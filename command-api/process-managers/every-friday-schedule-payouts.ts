import { lineAdded } from '#contracts/events/payout.ts';
import { addMinutes, manilaInstant } from '#contracts/manila-time.ts';
import { payoutId } from '#contracts/payout/payout-id.ts';
import { closePayout } from '../payout/close-payout.ts';
import { definePolicy } from './policy.ts';

/** A verification in Thursday's last minute can still be undone when Friday begins. */
const CLOSED_AFTER_MINUTES = 2;

/** Closes payouts when their Friday begins in Manila: they include payments verified until Thursday 23:59:59. */
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

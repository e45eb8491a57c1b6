import { payoutFriday } from '#contracts/payout/friday.ts';
import { payoutId } from '#contracts/payout/payout-id.ts';
import { broughtOverLine } from '../payout/lines.ts';
import { type BringOver, bringOver } from '../payout/place-line.ts';
import { definePolicy } from './policy.ts';

/** Adds a returned payout to the next one, once. */
export const whenReversedAddLine = definePolicy<BringOver>({
  name: 'when-reversed-add-line',
  on: {
    PayoutReversed: ({ data: { workerId, workerAccountId, friday, amountCentavos }, recordedAt }) => {
      const line = broughtOverLine('reversed', friday, amountCentavos);
      return {
        schedule: {
          key: payoutId(workerId, friday),
          dueAt: recordedAt,
          data: { workerId, workerAccountId, line, friday: payoutFriday(recordedAt) },
        },
      };
    },
  },
  act: (over, { commands }, context) => bringOver(commands, over, context),
});

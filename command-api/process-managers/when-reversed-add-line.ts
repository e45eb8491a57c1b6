import { payoutFriday } from '#contracts/payout/friday.ts';
import { payoutId } from '#contracts/payout/payout-id.ts';
import { correctionLine } from '../payout/lines.ts';
import { type CarryOver, carryOver } from '../payout/place-line.ts';
import { definePolicy } from './policy.ts';

/** Adds a returned payout to the next one, once. */
export const whenReversedAddLine = definePolicy<CarryOver>({
  name: 'when-reversed-add-line',
  on: {
    PayoutReversed: ({ data: { workerId, workerAccountId, friday, amountCentavos }, recordedAt }) => {
      const line = correctionLine('reversed', friday, amountCentavos);
      return {
        schedule: {
          key: payoutId(workerId, friday),
          dueAt: recordedAt,
          data: { workerId, workerAccountId, line, friday: payoutFriday(recordedAt) },
        },
      };
    },
  },
  act: (over, { commands }, context) => carryOver(commands, over, context),
});

import { payoutId } from '#contracts/payout/payout-id.ts';
import { correctionLine } from '../payout/lines.ts';
import { type CarryOver, carryOver } from '../payout/place-line.ts';
import { definePolicy } from './policy.ts';

/** Deducts a negative payout from the next Friday's. */
export const whenCarriedForwardAddLine = definePolicy<CarryOver>({
  name: 'when-carried-forward-add-line',
  on: {
    PayoutCarriedForward: ({ data: { workerId, workerAccountId, friday, amountCentavos, toFriday }, recordedAt }) => {
      if (amountCentavos === 0) return null;
      const line = correctionLine('carried', friday, amountCentavos);
      return {
        schedule: {
          key: payoutId(workerId, friday),
          dueAt: recordedAt,
          data: { workerId, workerAccountId, line, friday: toFriday },
        },
      };
    },
  },
  act: (over, { commands }, context) => carryOver(commands, over, context),
});

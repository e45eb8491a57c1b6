import { feeDecided, leadingTo } from '#contracts/events/booking.ts';
import { finalFrom } from '#contracts/payment/allowed-actions.ts';
import { jobLineId } from '../payout/lines.ts';
import { settleEarning, type SettleEarning } from '../payout/settle-earning.ts';
import { definePolicy, onEach } from './policy.ts';
import type { Reaction } from '#infra/eventing/process-managers/policy.ts';

/**
 * What a job earns joins its Friday's payout once the job is over and its money verified, whichever comes last. A
 * cancelled one counts too: it may have cost a fee, and the worker may have been given cash for it.
 */
export const whenVerifiedAddEarning = definePolicy<SettleEarning>({
  name: 'when-verified-add-earning',
  on: {
    // Only once nobody can take it back any more.
    PaymentVerified: ({ id, data }) => settle(data.bookingId, id, data.verifiedAt, finalFrom(data.verifiedAt)),
    // Nobody verifies cash that comes after all was settled, yet it is in the worker's hands.
    PaymentReceived: ({ id, data, recordedAt }) =>
      data.method === 'cash' ? settle(data.bookingId, id, data.receivedAt, recordedAt) : null,
    ...onEach(leadingTo('completed'), ({ id, data, recordedAt }) =>
      settle(data.bookingId, id, data.completedAt, recordedAt),
    ),
    ...onEach(feeDecided, ({ id, data: { bookingId, workerId }, recordedAt }) =>
      workerId === null ? null : settle(bookingId, id, recordedAt, recordedAt),
    ),
  },
  act: (settling, deps, context) => settleEarning(deps, settling, context),
});

function settle(bookingId: string, eventId: string, at: string, dueAt: string): Reaction<SettleEarning> {
  return {
    schedule: {
      key: `${jobLineId(bookingId)}/${eventId}`,
      dueAt,
      data: { bookingId, correctionId: `settled:${eventId}`, at },
    },
  };
}

import { feeDecided, leadingTo } from '#contracts/events/booking.ts';
import { finalFrom } from '#contracts/payment/allowed-actions.ts';
import { jobLineId } from '../payout/lines.ts';
import { settleEarning, type SettleEarning } from '../payout/settle-earning.ts';
import { definePolicy, onEach } from './policy.ts';
import type { Reaction } from '#infra/eventing/process-managers.ts';

/**
 * Adds a job's earning to its Friday's payout once the job is over and its payment verified. Includes cancelled jobs, which may
 * have a fee or cash paid to the worker.
 */
export const whenVerifiedAddEarning = definePolicy<SettleEarning>({
  name: 'when-verified-add-earning',
  on: {
    // Only once the verification can no longer be undone.
    PaymentVerified: ({ id, data }) => settle(data.bookingId, id, data.verifiedAt, finalFrom(data.verifiedAt)),
    // Cash after settlement is not verified, but the worker has it.
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

import { dueWaived, waiverChanged } from '#contracts/events/payment.ts';
import { settleEarning, type SettleEarning } from '../payout/settle-earning.ts';
import { definePolicy, onEach } from './policy.ts';
import type { Reaction } from '#infra/eventing/process-managers.ts';

/** Reduces the earning by refunds, and restores it when a refund fails. */
export const whenRefundedReduceEarning = definePolicy<SettleEarning>({
  name: 'when-refunded-reduce-earning',
  on: {
    [dueWaived]: ({ id, data: { bookingId, waivedAt }, recordedAt }) =>
      settle(bookingId, `waived:${id}`, waivedAt, recordedAt),
    ...onEach(waiverChanged, ({ data, recordedAt }) => {
      const { bookingId, refundId } = data;
      return 'issuedAt' in data
        ? settle(bookingId, `refund:${refundId}`, data.issuedAt, recordedAt)
        : settle(bookingId, `refund-failed:${refundId}`, recordedAt, recordedAt);
    }),
  },
  act: (settling, deps, context) => settleEarning(deps, settling, context),
});

function settle(bookingId: string, correctionId: string, at: string, dueAt: string): Reaction<SettleEarning> {
  return { schedule: { key: correctionId, dueAt, data: { bookingId, correctionId, at } } };
}

import { settleEarning, type SettleEarning } from '../payout/settle-earning.ts';
import { definePolicy } from './policy.ts';
import type { Reaction } from '#infra/eventing/process-managers/policy.ts';

/** What is given back of a job was not earned; where the refund fails, it was after all. */
export const whenRefundedReduceEarning = definePolicy<SettleEarning>({
  name: 'when-refunded-reduce-earning',
  on: {
    RefundIssued: ({ data: { bookingId, refundId, issuedAt }, recordedAt }) =>
      settle(bookingId, `refund:${refundId}`, issuedAt, recordedAt),
    RefundFailed: ({ data: { bookingId, refundId }, recordedAt }) =>
      settle(bookingId, `refund-failed:${refundId}`, recordedAt, recordedAt),
  },
  act: (settling, deps, context) => settleEarning(deps, settling, context),
});

function settle(bookingId: string, correctionId: string, at: string, dueAt: string): Reaction<SettleEarning> {
  return { schedule: { key: correctionId, dueAt, data: { bookingId, correctionId, at } } };
}

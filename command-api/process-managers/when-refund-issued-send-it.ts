import { refundEnded } from '#contracts/events/payment.ts';
import { streams } from '#contracts/events/streams.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import { type PaymentProvider, PaymentRefused, type RefundOutcome } from '#infra/payments/port.ts';
import { paymentDecider } from '../payment/decider.ts';
import { applyRefundOutcome } from '../payment/provider-events.ts';
import { scheduleNow, definePolicy, onEach } from './policy.ts';

/** Interval for asking the provider about a pending refund, in case its webhook was lost. */
const ASK_AGAIN_MINUTES = 60;

type Issued = { bookingId: string; refundId: string };

/**
 * Sends a refund through the provider that received the money, with the refund's id as idempotency key. Refunds without a
 * provider wait for an admin.
 */
export const whenRefundIssuedSendIt = definePolicy<Issued>({
  name: 'when-refund-issued-send-it',
  on: {
    RefundIssued: ({ data: { bookingId, refundId, provider }, recordedAt }) =>
      provider === 'none' ? null : scheduleNow(refundId, recordedAt, { bookingId, refundId }),
    ...onEach(refundEnded, ({ data }) => ({ cancel: data.refundId })),
  },
  act: async ({ bookingId, refundId }, { commands, payments }, context) => {
    const { state } = await commands.loadNewest(paymentDecider, streams.payment(bookingId));
    const refund = state.refunds.find((one) => one.refundId === refundId);
    if (refund?.status !== 'pending' || refund.providerPaymentId === null) return undefined;
    if (refund.provider !== payments.name)
      throw new Error(`Payment provider ${refund.provider} of the refund is not configured`);
    const outcome = await send(payments, { ...refund, bookingId, providerPaymentId: refund.providerPaymentId });
    await applyRefundOutcome(commands, { bookingId, refundId }, outcome, context);
    return outcome.status === 'pending' ? { lookAgainAt: addMinutes(context.now, ASK_AGAIN_MINUTES) } : undefined;
  },
});

/** A permanent refusal is an outcome; an unavailable provider is retried. */
async function send(
  payments: PaymentProvider,
  refund: Parameters<PaymentProvider['refund']>[0],
): Promise<RefundOutcome> {
  try {
    return await payments.refund(refund);
  } catch (error) {
    if (error instanceof PaymentRefused) return { status: 'failed', reason: error.message };
    throw error;
  }
}

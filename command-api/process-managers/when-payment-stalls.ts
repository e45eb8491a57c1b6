import { ownReasonsEn } from '#contracts/event-texts/own-reasons.en.ts';
import { attemptEnded } from '#contracts/events/payment.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import { streams } from '#contracts/events/streams.ts';
import { addMinutes, HOUR_MS } from '#contracts/manila-time.ts';
import type { PaymentOutcome } from '#infra/payments/port.ts';
import { paymentDecider } from '../payment/decider.ts';
import { applyPaymentOutcome } from '../payment/provider-events.ts';
import { definePolicy, onEach } from './policy.ts';

const ASK_AFTER_MINUTES = 5;
const ASK_AGAIN_MINUTES = 15;
/** Longer than any provider's payment page is valid. Then the attempt is abandoned; a later success still counts. */
const GIVEN_UP_HOURS = 24;

type Attempt = Pick<DataOf<'PaymentSubmitted'>, 'bookingId' | 'attemptId' | 'submittedAt'>;

/** Asks the provider about a payment that stays in processing, in case its webhook was lost. */
export const whenPaymentStalls = definePolicy<Attempt>({
  name: 'when-payment-stalls',
  on: {
    PaymentSubmitted: ({ data: { bookingId, attemptId, submittedAt, provider } }) =>
      provider === 'none'
        ? null
        : {
            schedule: {
              key: attemptId,
              dueAt: addMinutes(submittedAt, ASK_AFTER_MINUTES),
              data: { bookingId, attemptId, submittedAt },
            },
          },
    ...onEach(attemptEnded, ({ data }) => ({ cancel: data.attemptId })),
  },
  act: async ({ bookingId, attemptId, submittedAt }, { commands, payments }, context) => {
    const { state } = await commands.loadNewest(paymentDecider, streams.payment(bookingId));
    const attempt = state.attempts.find((one) => one.attemptId === attemptId);
    if (attempt?.status !== 'processing' || attempt.providerPaymentId === null) return undefined;
    if (attempt.provider !== payments.name)
      throw new Error(`Payment provider ${attempt.provider} of the payment is not configured`);
    const outcome = failIfStalled(await payments.lookup(attempt.providerPaymentId), submittedAt, context.now);
    await applyPaymentOutcome(commands, { ...attempt, bookingId }, outcome, context);
    return outcome.status === 'processing' ? { lookAgainAt: addMinutes(context.now, ASK_AGAIN_MINUTES) } : undefined;
  },
});

function failIfStalled(outcome: PaymentOutcome, submittedAt: string, now: string): PaymentOutcome {
  const over = Date.parse(now) - Date.parse(submittedAt) >= GIVEN_UP_HOURS * HOUR_MS;
  return outcome.status === 'processing' && over
    ? { status: 'failed', reason: ownReasonsEn.notApprovedInTime }
    : outcome;
}

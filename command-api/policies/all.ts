import type { Policy } from './policy.ts';
import { releaseOrphanedSlots } from './release-orphaned-slots.ts';
import { settleHeldTimes } from './settle-held-times.ts';
import { whenCancelledSettlePayment } from './when-cancelled-settle-payment.ts';
import { whenCompletedRequestPayment } from './when-completed-request-payment.ts';
import { whenOverpaidRefund } from './when-overpaid-refund.ts';
import { whenPaymentStalls } from './when-payment-stalls.ts';
import { whenQuoteRunsOut } from './when-quote-runs-out.ts';
import { whenRefundIssuedSendIt } from './when-refund-issued-send-it.ts';
import { whenUnansweredExpire } from './when-unanswered-expire.ts';

/** Payment, payout and reminder policies join this list with their modules. */
export const allPolicies: readonly Policy[] = [whenUnansweredExpire, whenQuoteRunsOut, releaseOrphanedSlots, settleHeldTimes,
  whenCompletedRequestPayment, whenCancelledSettlePayment, whenOverpaidRefund, whenRefundIssuedSendIt, whenPaymentStalls,
];

import * as z from 'zod/mini';
import type { paymentEvents } from '../events/payment.ts';
import type { payoutEvents } from '../events/payout.ts';
import { PaymentMethod } from '../roles.ts';
import { goesOut, type Rows } from './row.ts';

const payment = z.object({
  bookingId: z.string(),
  clientId: z.string(),
  workerId: z.string(),
  workerAccountId: z.string(),
});
const purpose = z.enum(['job', 'cancellation_fee']);
const attempt = { attemptId: z.string(), method: PaymentMethod, amountCentavos: z.int() };
const carried = { provider: z.enum(['sandbox', 'paymongo', 'none']), providerPaymentId: z.nullable(z.string()) };

/** Amounts and the provider's ids, by which books are compared; not what people typed as a reference. */
export const paymentRows = {
  PaymentRequested: goesOut(
    'suki.payment.requested.v1',
    'So much is asked for now, of all that is owed for the booking.',
    z.extend(payment, {
      amountCentavos: z.int(),
      dueCentavos: z.int(),
      purpose,
      method: PaymentMethod,
      by: z.enum(['worker', 'policy']),
      requestedAt: z.string(),
    }),
  ),
  PaymentSubmitted: goesOut(
    'suki.payment.submitted.v1',
    'The client says that it is on its way.',
    z.extend(payment, { ...attempt, ...carried, submittedAt: z.string() }),
  ),
  PaymentReceived: goesOut(
    'suki.payment.received.v1',
    'The money came in; `receivedCentavos` is all of it so far, refunds not taken off.',
    z.extend(payment, {
      ...attempt,
      ...carried,
      receivedCentavos: z.int(),
      from: z.enum(['provider', 'worker', 'admin']),
      receivedAt: z.string(),
    }),
  ),
  PaymentFailed: goesOut(
    'suki.payment.failed.v1',
    'One attempt came to nothing.',
    z.extend(payment, { ...attempt, by: z.enum(['provider', 'admin']) }),
  ),
  PaymentVerified: goesOut(
    'suki.payment.verified.v1',
    'All is in: what was received less what was refunded.',
    z.extend(payment, {
      method: PaymentMethod,
      verifiedCentavos: z.int(),
      cashCentavos: z.int(),
      dueCentavos: z.int(),
      purpose,
      verifiedAt: z.string(),
    }),
  ),
  PaymentVerificationUndone: goesOut(
    'suki.payment.verification_undone.v1',
    'Within a minute of being verified: what was verified waits again, and a transfer that had been found is looked for again.',
    z.extend(payment, {
      method: PaymentMethod,
      amountCentavos: z.int(),
      isTransfer: z.boolean(),
      verifiedCentavos: z.int(),
      receivedCentavos: z.int(),
      undoneAt: z.string(),
    }),
  ),
  PaymentVoided: goesOut(
    'suki.payment.voided.v1',
    'Nothing is owed any more.',
    z.extend(payment, { reason: z.enum(['cancelled', 'nothing_owed']) }),
  ),
  RefundIssued: goesOut(
    'suki.payment.refund_issued.v1',
    'Money goes back; `refundedCentavos` is all of it so far.',
    z.extend(payment, {
      refundId: z.string(),
      ...attempt,
      ...carried,
      refundedCentavos: z.int(),
      waivedCentavos: z.int(),
      by: z.enum(['admin', 'policy']),
      issuedAt: z.string(),
    }),
  ),
  RefundSettled: goesOut(
    'suki.payment.refund_settled.v1',
    'It has arrived.',
    z.extend(payment, { refundId: z.string(), amountCentavos: z.int(), settledAt: z.string() }),
  ),
  RefundFailed: goesOut(
    'suki.payment.refund_failed.v1',
    'It has not, and is still here.',
    z.extend(payment, { refundId: z.string(), amountCentavos: z.int(), waivedCentavos: z.int() }),
  ),
} satisfies Rows<typeof paymentEvents>;

const payout = z.object({ workerId: z.string(), workerAccountId: z.string(), friday: z.string() });
const amount = { amountCentavos: z.int() };
const totals = { grossCentavos: z.int(), commissionCentavos: z.int(), cashCentavos: z.int(), ...amount };
const line = z.object({
  lineId: z.string(),
  kind: z.enum(['job', 'cash_job', 'cancellation_fee', 'refund', 'carried', 'reversed']),
  bookingId: z.nullable(z.string()),
  ...totals,
});
const method = z.enum(['gcash', 'maya', 'bank']);

/** One worker’s money of one Friday. Commissions are negative; where the money goes stays here. */
export const payoutRows = {
  EarningAdded: goesOut(
    'suki.payout.earning_added.v1',
    'A line joined the payout, whose totals are now these.',
    z.extend(payout, { line, ...totals, at: z.string() }),
  ),
  PayoutScheduled: goesOut('suki.payout.scheduled.v1', 'It will be paid.', z.extend(payout, { ...totals, method })),
  PayoutHeld: goesOut('suki.payout.held.v1', 'It waits.', z.extend(payout, { ...totals, missingAccount: z.boolean() })),
  PayoutReleased: goesOut('suki.payout.released.v1', 'It waits no longer.', z.extend(payout, { ...totals, method })),
  PayoutPaid: goesOut(
    'suki.payout.paid.v1',
    'It was sent.',
    z.extend(payout, { ...amount, reference: z.string(), paidAt: z.string() }),
  ),
  PayoutFailed: goesOut('suki.payout.failed.v1', 'It could not be sent.', z.extend(payout, amount)),
  PayoutReversed: goesOut('suki.payout.reversed.v1', 'It came back.', z.extend(payout, amount)),
  PayoutCarriedForward: goesOut(
    'suki.payout.carried_forward.v1',
    'Nothing to pay: it joins the next Friday’s.',
    z.extend(payout, { ...amount, toFriday: z.string() }),
  ),
} satisfies Rows<typeof payoutEvents>;

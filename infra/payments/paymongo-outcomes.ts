import * as z from 'zod/mini';
import { type IntentResource, type PaymentResource, RefundResource } from './paymongo-shapes.ts';
import type { PaymentOutcome, RefundOutcome } from './port.ts';

/** Maps PayMongo's statuses to outcomes. */

const UNSAID = 'The payment was not approved';

export function outcomeOfIntent({ attributes }: IntentResource): PaymentOutcome {
  const { status, amount, payments, last_payment_error: error } = attributes;
  const ofStatus = (wanted: string) => payments?.find((payment) => payment.attributes.status === wanted)?.attributes;
  if (status === 'succeeded') return { status: 'received', amountCentavos: ofStatus('paid')?.amount ?? amount };
  if (status === 'cancelled') return { status: 'failed', reason: 'The payment was cancelled' };
  // The status is the same before the first attempt and after a failed one; only the latter has an error.
  const failure = status === 'awaiting_payment_method' ? (error ?? ofStatus('failed')) : null;
  return failure ? { status: 'failed', reason: failure.failed_message ?? UNSAID } : { status: 'processing' };
}

export function outcomeOfPayment({ attributes }: PaymentResource): PaymentOutcome {
  if (attributes.status === 'paid') return { status: 'received', amountCentavos: attributes.amount };
  return attributes.status === 'failed'
    ? { status: 'failed', reason: attributes.failed_message ?? UNSAID }
    : { status: 'processing' };
}

export function outcomeOfRefund({ id, attributes: { status } }: RefundResource): RefundOutcome {
  if (status === 'succeeded') return { status: 'settled', reference: id };
  return status === 'failed' ? { status: 'failed', reason: 'PayMongo could not send it back' } : { status: 'pending' };
}

/** The paid payment of an intent, with its refunds. */
export function paidOf({ attributes }: IntentResource): { id: string; refunds: RefundResource[] } | null {
  const paid = attributes.payments?.find(
    (payment) => payment.attributes.status === 'paid' || (payment.attributes.refunds?.length ?? 0) > 0,
  );
  return paid ? { id: paid.id, refunds: refundsOf(paid) } : null;
}

export function refundsOf({ attributes }: PaymentResource): RefundResource[] {
  return (attributes.refunds ?? []).flatMap((refund) => {
    const read = z.safeParse(RefundResource, refund);
    return read.success ? [read.data] : [];
  });
}

const OUR_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Our refund id, sent as metadata and as notes. null: made in PayMongo's dashboard, possibly with other notes. */
export function refundIdOf({ attributes: { metadata, notes } }: RefundResource): string | null {
  if (typeof metadata?.refundId === 'string') return metadata.refundId;
  return notes && OUR_ID.test(notes) ? notes : null;
}

import type { Payment } from '#contracts/views/payment.ts';
import type { ownPaymentsEn } from './own-payments.en.ts';

/** Filters above the list: all, or one status. */
export const paymentFilters = ['all', 'requested', 'processing', 'paid', 'verified', 'failed', 'voided'] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

export function statusOfFilter(filter: PaymentFilter): { status?: Payment['status'] } {
  return filter === 'all' ? {} : { status: filter };
}

type Word = keyof typeof ownPaymentsEn;

/** The payment's latest change with its time; null if it was never requested. */
export function latestOf({
  verifiedAt,
  paidAt,
  requestedAt,
}: Pick<Payment, 'verifiedAt' | 'paidAt' | 'requestedAt'>): { word: Word; at: string } | null {
  if (verifiedAt !== null) return { word: 'verifiedOn', at: verifiedAt };
  if (paidAt !== null) return { word: 'paidOn', at: paidAt };
  return requestedAt === null ? null : { word: 'requestedOn', at: requestedAt };
}

/** In centavos: the received amount, or the requested one before any was received. */
export function shownAmount({ received, amount }: Pick<Payment, 'received' | 'amount'>): number {
  return received > 0 ? received : amount;
}

/** Text about refunds; null without any. A failed refund has returned nothing yet. */
export function refundNotice({
  refunded,
  refunds,
  refundUnderReview,
}: Pick<Payment, 'refunded' | 'refunds' | 'refundUnderReview'>): { word: Word; amount: number } | null {
  if (refundUnderReview > 0) return { word: 'refundUnderReview', amount: refundUnderReview };
  if (refunded === 0) return null;
  return { word: refunds.some(({ status }) => status === 'pending') ? 'refundComing' : 'refunded', amount: refunded };
}

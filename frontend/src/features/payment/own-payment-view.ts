import type { Payment } from '#contracts/views/payment.ts';
import type { ownPaymentsEn } from './own-payments.en.ts';

/** The chips above the list: all, or one status. */
export const paymentFilters = ['all', 'requested', 'processing', 'paid', 'verified', 'failed', 'voided'] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

export function statusAsked(filter: PaymentFilter): { status?: Payment['status'] } {
  return filter === 'all' ? {} : { status: filter };
}

type Word = keyof typeof ownPaymentsEn;

/** The latest that happened to it, and when; null for one that was never asked for. */
export function latestOf({
  verifiedAt,
  paidAt,
  requestedAt,
}: Pick<Payment, 'verifiedAt' | 'paidAt' | 'requestedAt'>): { word: Word; at: string } | null {
  if (verifiedAt !== null) return { word: 'verifiedOn', at: verifiedAt };
  if (paidAt !== null) return { word: 'paidOn', at: paidAt };
  return requestedAt === null ? null : { word: 'requestedOn', at: requestedAt };
}

/** In centavos: what came, or what is asked for while nothing has. */
export function shownAmount({ received, amount }: Pick<Payment, 'received' | 'amount'>): number {
  return received > 0 ? received : amount;
}

/** What is said of refunds; null without any. A refund that failed gives nothing back yet. */
export function refundNotice({
  refunded,
  refunds,
  refundUnderReview,
}: Pick<Payment, 'refunded' | 'refunds' | 'refundUnderReview'>): { word: Word; amount: number } | null {
  if (refundUnderReview > 0) return { word: 'refundUnderReview', amount: refundUnderReview };
  if (refunded === 0) return null;
  return { word: refunds.some(({ status }) => status === 'pending') ? 'refundComing' : 'refunded', amount: refunded };
}

import { isCarried } from '#contracts/payment/method-limits.ts';
import type { BookingPayment } from '#contracts/views/payment.ts';

/** Amount to pay now in centavos: the requested amount, at most the amount owed. */
export function payableNow({ requested, owed }: Pick<BookingPayment, 'requested' | 'owed'>): number {
  return Math.min(requested, owed);
}

/** State of the payment for the client: whom it waits for, or its result. */
export type PayState =
  | 'not-asked'
  | 'asked'
  | 'at-provider'
  | 'transfer'
  | 'by-hand'
  | 'failed'
  | 'arrived'
  | 'checked'
  | 'nothing';

const states = {
  unpaid: 'not-asked',
  requested: 'asked',
  failed: 'failed',
  paid: 'arrived',
  verified: 'checked',
  voided: 'nothing',
} as const satisfies Record<Exclude<BookingPayment['status'], 'processing'>, PayState>;

export function payState({ status, method }: Pick<BookingPayment, 'status' | 'method'>): PayState {
  if (status !== 'processing') return states[status];
  if (isCarried(method)) return 'at-provider';
  return method === 'cash' ? 'by-hand' : 'transfer';
}

/** Label of the pay button. After an unmatched transfer it only sends the reference again. */
export function payWord({ status, method }: Pick<BookingPayment, 'status' | 'method'>) {
  if (status === 'failed') return method === 'bank_transfer' ? 'sendAgain' : 'tryAgain';
  if (isCarried(method)) return 'pay';
  return method === 'cash' ? 'payCash' : 'payTransfer';
}

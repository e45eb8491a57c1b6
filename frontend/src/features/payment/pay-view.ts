import { isCarried } from '#contracts/payment/method-limits.ts';
import type { BookingPayment } from '#contracts/views/payment.ts';

/** What paying pays now, in centavos: what is asked for, as far as it is still owed. */
export function payableNow({ requested, owed }: Pick<BookingPayment, 'requested' | 'owed'>): number {
  return Math.min(requested, owed);
}

/** How the payment is with the client: whom it waits for, and what became of it. */
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

/** What the button to pay says: of what was not found, a transfer is only told of again. */
export function payWord({ status, method }: Pick<BookingPayment, 'status' | 'method'>) {
  if (status === 'failed') return method === 'bank_transfer' ? 'sendAgain' : 'tryAgain';
  if (isCarried(method)) return 'pay';
  return method === 'cash' ? 'payCash' : 'payTransfer';
}

import type { BookingPayment } from '#contracts/views/payment.ts';

type Used = Pick<BookingPayment, 'method' | 'paidBy' | 'owed'>;

/** Methods with amounts for the receipt; empty if the displayed method is the only one. */
export function namedMethods({ method, paidBy, owed }: Used): BookingPayment['paidBy'] {
  const saysLess = paidBy.length === 1 && paidBy[0]?.method === method && owed === 0;
  return saysLess ? [] : paidBy;
}

/** Nothing is owed, and the displayed method was not used, or not alone. */
export function usesOtherMethods(payment: Used): boolean {
  return payment.owed === 0 && namedMethods(payment).length > 0;
}

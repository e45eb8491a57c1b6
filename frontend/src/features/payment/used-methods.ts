import type { BookingPayment } from '#contracts/views/payment.ts';

type Used = Pick<BookingPayment, 'method' | 'paidBy' | 'owed'>;

/** The ways to pay that a receipt names with their amounts: all of them, once one method alone doesn't say it. */
export function namedMethods({ method, paidBy, owed }: Used): BookingPayment['paidBy'] {
  const saysLess = paidBy.length === 1 && paidBy[0]?.method === method && owed === 0;
  return saysLess ? [] : paidBy;
}

/** Nothing is to be paid any more, and the latest method isn't how, or isn't alone how, it was. */
export function usesOtherMethods(payment: Used): boolean {
  return payment.owed === 0 && namedMethods(payment).length > 0;
}

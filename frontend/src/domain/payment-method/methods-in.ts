import type { BookingPayment } from '#contracts/views/payment.ts';
import { methodWord } from './method-word.ts';

/** "GCash + Cash": all methods of the received payments, or the expected method before any. */
export function methodsIn(
  { method, paidBy }: Pick<BookingPayment, 'method' | 'paidBy'>,
  names: (word: (typeof methodWord)[keyof typeof methodWord]) => string,
): string {
  const used = paidBy.length > 0 ? paidBy.map((part) => part.method) : [method];
  return used.map((one) => names(methodWord[one])).join(' + ');
}

import type { BookingPayment } from '#contracts/views/payment.ts';
import { methodWord } from './method-word.ts';

/** "GCash + Cash": every way that money came, or how it is to come while none has. */
export function methodsIn(
  { method, paidBy }: Pick<BookingPayment, 'method' | 'paidBy'>,
  names: (word: (typeof methodWord)[keyof typeof methodWord]) => string,
): string {
  const used = paidBy.length > 0 ? paidBy.map((part) => part.method) : [method];
  return used.map((one) => names(methodWord[one])).join(' + ');
}

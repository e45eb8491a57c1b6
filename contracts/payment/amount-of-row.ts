import type { Payment } from '../views/payment.ts';

/** What a row is about: what waits for an admin's eye, what is asked for, else what it came to. Centavos. */
export function amountOf({ status, amount, requested, received, refunded, unseen }: Payment): number {
  const kept = received - refunded;
  if (unseen > 0) return unseen;
  if (status === 'requested' || status === 'processing' || status === 'failed') return requested;
  return kept > 0 ? kept : amount || received;
}

import type { Payment } from '../views/payment.ts';

/** The amount of a payment's row: the amount that waits for an admin, else the requested one, else the outcome. Centavos. */
export function amountOf({ status, amount, requested, received, refunded, unseen }: Payment): number {
  const kept = received - refunded;
  if (unseen > 0) return unseen;
  if (status === 'requested' || status === 'processing' || status === 'failed') return requested;
  return kept > 0 ? kept : amount || received;
}

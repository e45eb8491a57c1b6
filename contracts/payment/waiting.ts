import { isOpenTransfer, keptCentavos } from './allowed-actions.ts';
import type { PaymentState } from './payment-fold.ts';

/** What of a payment an admin has to look at. A `transfer` is the client's word alone: nobody has seen the money yet. */
export const waitings = ['none', 'money', 'transfer'] as const;
export type Waiting = (typeof waitings)[number];

/** Money that is reported received, or a bank transfer that the client says was sent. */
export function waitsFor({ status, attempts }: Pick<PaymentState, 'status' | 'attempts'>): Waiting {
  if (attempts.some(isOpenTransfer)) return 'transfer';
  return status === 'paid' ? 'money' : 'none';
}

type Unseen = Pick<PaymentState, 'status' | 'receivedCentavos' | 'refundedCentavos' | 'verifiedCentavos' | 'attempts'>;

/**
 * What verifying it now would say is there: all that came and nobody has looked at, and the transfer that was sent
 * last. Centavos; 0 while nothing waits.
 */
export function unseenCentavos(payment: Unseen): number {
  if (waitsFor(payment) === 'none') return 0;
  return (
    keptCentavos(payment) - payment.verifiedCentavos + (payment.attempts.findLast(isOpenTransfer)?.amountCentavos ?? 0)
  );
}

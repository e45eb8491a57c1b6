import type { PaymentMethod } from '../roles.ts';
import { isCarried, type MethodLimits } from './method-limits.ts';

/** The unrefunded rest of a successful payment attempt. */
export type RefundableAttempt = { method: PaymentMethod; leftCentavos: number };

export type Share<From extends RefundableAttempt> = { from: From; shareCentavos: number };

/**
 * Divides a refund among attempts, given in order of attempt: providers' automatic refunds before manual ones, newest
 * first.
 */
export function refundShares<From extends RefundableAttempt>(
  tries: readonly From[],
  amountCentavos: number,
): Share<From>[] {
  let left = amountCentavos;
  const newest = tries.toReversed();
  const ordered = [
    ...newest.filter(({ method }) => isCarried(method)),
    ...newest.filter(({ method }) => !isCarried(method)),
  ];
  return ordered.flatMap((from) => {
    const shareCentavos = Math.min(left, from.leftCentavos);
    left -= shareCentavos;
    return shareCentavos > 0 ? [{ from, shareCentavos }] : [];
  });
}

/** The provider does not refund so small an amount: staff must send it by hand. */
export function isBelowLeastRefund(method: PaymentMethod, shareCentavos: number, limits: MethodLimits): boolean {
  return isCarried(method) && shareCentavos < limits[method].leastRefundCentavos;
}

import type { PaymentMethod } from '../roles.ts';
import { isCarried, type MethodLimits } from './method-limits.ts';

/** What is left of one try to pay that brought money. */
export type TryLeft = { method: PaymentMethod; leftCentavos: number };

export type Share<From extends TryLeft> = { from: From; shareCentavos: number };

/**
 * How much of a refund goes back of which try, these being in the order of trying: what a provider sends back by itself
 * before what somebody has to carry, the newest first.
 */
export function refundShares<From extends TryLeft>(tries: readonly From[], amountCentavos: number): Share<From>[] {
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

/** The provider that carried it sends no so small an amount back: somebody has to. */
export function isTooLittleToSendBack(method: PaymentMethod, shareCentavos: number, limits: MethodLimits): boolean {
  return isCarried(method) && shareCentavos < limits[method].leastRefundCentavos;
}

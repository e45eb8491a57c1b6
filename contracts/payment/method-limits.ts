import * as z from 'zod/mini';
import { type PaymentMethod, paymentMethods } from '../roles.ts';

const Limits = z.object({ leastCentavos: z.int(), mostCentavos: z.int(), leastRefundCentavos: z.int() });

/** Amounts that the payment provider accepts by method, and its least refund. */
export const MethodLimits = z.object({ gcash: Limits, maya: Limits, card: Limits });
export type MethodLimits = z.infer<typeof MethodLimits>;

/** Methods of a provider; cash and bank transfers need none and accept any amount. */
export type CarriedMethod = keyof MethodLimits;

export function isCarried(method: PaymentMethod): method is CarriedMethod {
  return method !== 'cash' && method !== 'bank_transfer';
}

export function takes(method: PaymentMethod, amountCentavos: number, limits: MethodLimits): boolean {
  if (!isCarried(method)) return true;
  const { leastCentavos, mostCentavos } = limits[method];
  return amountCentavos >= leastCentavos && amountCentavos <= mostCentavos;
}

/** The methods that accept this amount at once. Bank transfers accept any amount, so there is always one. */
export function methodsTaking(amountCentavos: number, limits: MethodLimits): PaymentMethod[] {
  return paymentMethods.filter((method) => takes(method, amountCentavos, limits));
}

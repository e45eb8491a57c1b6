import * as z from 'zod/mini';
import { type PaymentMethod, paymentMethods } from '../roles.ts';

const Limits = z.object({ leastCentavos: z.int(), mostCentavos: z.int(), leastRefundCentavos: z.int() });

/** What the payment provider takes by each method that it carries, and the least that it sends back. */
export const MethodLimits = z.object({ gcash: Limits, maya: Limits, card: Limits });
export type MethodLimits = z.infer<typeof MethodLimits>;

/** A provider carries these; cash and bank transfers come without one, of any amount. */
export type CarriedMethod = keyof MethodLimits;

export function isCarried(method: PaymentMethod): method is CarriedMethod {
  return method !== 'cash' && method !== 'bank_transfer';
}

export function takes(method: PaymentMethod, amountCentavos: number, limits: MethodLimits): boolean {
  if (!isCarried(method)) return true;
  const { leastCentavos, mostCentavos } = limits[method];
  return amountCentavos >= leastCentavos && amountCentavos <= mostCentavos;
}

/** The ways in which so much can be paid at once. Bank transfers take any amount, so there is always one. */
export function methodsTaking(amountCentavos: number, limits: MethodLimits): PaymentMethod[] {
  return paymentMethods.filter((method) => takes(method, amountCentavos, limits));
}

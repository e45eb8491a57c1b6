import { formatPesoShort } from '#contracts/money.ts';
import { isCarried, type MethodLimits, methodsTaking, takes } from '#contracts/payment/method-limits.ts';
import { type Refusal, refuse } from '#contracts/refusal.ts';
import type { PaymentMethod } from '#contracts/roles.ts';

const names = { gcash: 'GCash', maya: 'Maya', card: 'A card' };
const phrases: Record<PaymentMethod, string> = {
  gcash: 'by GCash',
  maya: 'by Maya',
  card: 'by card',
  bank_transfer: 'by bank transfer',
  cash: 'in cash',
};

/** Refuses an amount outside the method's limits; the details list the `offered` methods that accept it. */
export function amountRefusal(
  method: PaymentMethod,
  amountCentavos: number,
  limits: MethodLimits,
  offered: readonly PaymentMethod[],
): Refusal | null {
  if (!isCarried(method) || takes(method, amountCentavos, limits)) return null;
  const { leastCentavos: least, mostCentavos: most } = limits[method];
  const methods = methodsTaking(amountCentavos, limits).filter((one) => offered.includes(one));
  const others = new Intl.ListFormat('en', { type: 'disjunction' }).format(methods.map((one) => phrases[one]));
  const sentence =
    `${names[method]} takes ${formatPesoShort(least)} to ${formatPesoShort(most)} at once. ` +
    `${formatPesoShort(amountCentavos)} can be paid ${others}.`;
  return refuse('amount_not_taken', sentence, { least, most, methods });
}

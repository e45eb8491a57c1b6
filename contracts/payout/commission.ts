import type { TakeHome } from '../views/payout-take-home.ts';

/** Percentages have at most four significant decimals, so that the arithmetic uses whole numbers. */
const PERCENT_UNITS = 10_000;

/** Commission in centavos on a non-negative amount, rounded half up. */
export function commissionOn(grossCentavos: number, percent: number): number {
  const part = BigInt(grossCentavos) * BigInt(Math.round(percent * PERCENT_UNITS));
  const whole = BigInt(100 * PERCENT_UNITS);
  return Number((2n * part + whole) / (2n * whole));
}

/** Commission on an amount in centavos, and the worker's take-home. */
export function takeHomeOf(dueCentavos: number, percent: number): TakeHome {
  const commission = commissionOn(dueCentavos, percent);
  return { percent, commission, takeHome: dueCentavos - commission };
}

import type { TakeHome } from '../views/payout-take-home.ts';

/** Percents have at most four decimals that count, so that the arithmetic stays in whole numbers. */
const PERCENT_UNITS = 10_000;

/** What Suki keeps of an amount that is not negative, rounded half up to the centavo. */
export function commissionOn(grossCentavos: number, percent: number): number {
  const part = BigInt(grossCentavos) * BigInt(Math.round(percent * PERCENT_UNITS));
  const whole = BigInt(100 * PERCENT_UNITS);
  return Number((2n * part + whole) / (2n * whole));
}

/** What Suki keeps of an amount in centavos, and what that leaves the worker. */
export function takeHomeOf(dueCentavos: number, percent: number): TakeHome {
  const commission = commissionOn(dueCentavos, percent);
  return { percent, commission, takeHome: dueCentavos - commission };
}

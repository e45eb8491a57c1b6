import { formatPesoShort } from '#contracts/money.ts';

/** From this factor on, a typing error is more likely than an intended change. */
const FAR_OFF = 3;

/**
 * Whether an amount differs so much from the one it replaces (both in centavos) that the user should confirm it; null
 * if not.
 */
export function amountDoubt(amount: number, replaces: number | null | undefined): 'muchMore' | 'muchLess' | null {
  if (!replaces || amount <= 0) return null;
  if (amount >= replaces * FAR_OFF) return 'muchMore';
  return amount * FAR_OFF <= replaces ? 'muchLess' : null;
}

/** Values of the question. `times`: ratio of the larger to the smaller, "3" or "2.5". */
export function doubtWords(amount: number, replaces: number): { amount: string; replaces: string; times: string } {
  const times = Math.max(amount, replaces) / Math.min(amount, replaces);
  return {
    amount: formatPesoShort(amount),
    replaces: formatPesoShort(replaces),
    times: times.toLocaleString('en-PH', { maximumFractionDigits: times < 10 ? 1 : 0 }),
  };
}

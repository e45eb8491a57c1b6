import { formatPesoShort } from '#contracts/money.ts';

/** From this many times as much, or as little, a slip of the finger is likelier than a change of mind. */
const FAR_OFF = 3;

/** How an amount compares with the one that it replaces (both in centavos), where somebody should look at it again; null where not. */
export function amountDoubt(amount: number, replaces: number | null | undefined): 'muchMore' | 'muchLess' | null {
  if (!replaces || amount <= 0) return null;
  if (amount >= replaces * FAR_OFF) return 'muchMore';
  return amount * FAR_OFF <= replaces ? 'muchLess' : null;
}

/** What the question is told with. `times`: how often the smaller goes into the larger, "3" or "2.5". */
export function doubtWords(amount: number, replaces: number): { amount: string; replaces: string; times: string } {
  const times = Math.max(amount, replaces) / Math.min(amount, replaces);
  return {
    amount: formatPesoShort(amount),
    replaces: formatPesoShort(replaces),
    times: times.toLocaleString('en-PH', { maximumFractionDigits: times < 10 ? 1 : 0 }),
  };
}

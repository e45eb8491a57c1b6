/** Formats amounts, which are integer centavos everywhere (specification section 9). */

type Digits = 'whole' | 'exact';

const digits: Record<Digits, Intl.NumberFormatOptions> = {
  whole: { maximumFractionDigits: 0 },
  exact: { minimumFractionDigits: 2 },
};
const made = new Map<Digits, Intl.NumberFormat>();

/** Created on first use: creation is slow, and every thread would pay for it at startup. */
function formatOf(name: Digits): Intl.NumberFormat {
  const format =
    made.get(name) ?? new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP', ...digits[name] });
  made.set(name, format);
  return format;
}

/** Short form: ₱1,000 and ₱499.50, never ₱499.5. */
export function formatPesoShort(centavos: number): string {
  return formatOf(centavos % 100 === 0 ? 'whole' : 'exact').format(centavos / 100);
}

/** Long form: always two decimals, ₱1,000.00. */
export function formatPesoLong(centavos: number): string {
  return formatOf('exact').format(centavos / 100);
}

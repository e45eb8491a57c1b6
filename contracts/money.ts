/** Money is integer centavos everywhere; this is the one place that turns it into words (specification section 9). */

const whole = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP', minimumFractionDigits: 2 });

/** Short form: ₱1,000 and ₱499.50, never ₱499.5. */
export function formatPesoShort(centavos: number): string {
  return centavos % 100 === 0 ? whole.format(centavos / 100) : exact.format(centavos / 100);
}

/** Long form: always two decimals, ₱1,000.00. */
export function formatPesoLong(centavos: number): string {
  return exact.format(centavos / 100);
}

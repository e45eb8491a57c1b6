/** Converts peso input to centavos and back digit by digit, without floats. */

const MAX_WHOLE_DIGITS = 9;

/** Keeps digits and the first point, at most two decimals, groups thousands: "1850.5x" gives "1,850.5". */
export function formatPesoTyping(raw: string): string {
  const cleaned = raw.replace(/[^\d.]/g, '');
  const point = cleaned.indexOf('.');
  const whole = (point < 0 ? cleaned : cleaned.slice(0, point)).replace(/^0+(?=\d)/, '').slice(0, MAX_WHOLE_DIGITS);
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  if (point < 0) return grouped;
  return `${grouped || '0'}.${cleaned
    .slice(point + 1)
    .replaceAll('.', '')
    .slice(0, 2)}`;
}

/** null without an amount. */
export function centavosOf(text: string): number | null {
  const [whole = '', decimals = ''] = formatPesoTyping(text).replaceAll(',', '').split('.');
  if (whole === '') return null;
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

/** 1,850.00; empty without an amount. */
export function pesoText(centavos: number | null): string {
  if (centavos === null) return '';
  const decimals = String(centavos % 100).padStart(2, '0');
  return formatPesoTyping(`${Math.trunc(centavos / 100)}.${decimals}`);
}

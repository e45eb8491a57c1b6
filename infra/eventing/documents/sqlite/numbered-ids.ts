const DIGITS = 16;
const ZERO = '0'.charCodeAt(0);

/**
 * A document id made from a number (an integer from 0). Ids sort like their numbers, so that later documents are
 * appended.
 */
export function numberedId(number: number): string {
  return String(number).padStart(DIGITS, '0');
}

/**
 * The number of such an id; undefined for other texts. Parses digit by digit, because a rebuild calls it for every
 * event.
 */
export function numberOfId(id: string): number | undefined {
  if (id.length !== DIGITS) return undefined;
  let number = 0;
  for (let n = 0; n < DIGITS; n++) {
    const digit = id.charCodeAt(n) - ZERO;
    if (digit < 0 || digit > 9) return undefined;
    number = number * 10 + digit;
  }
  return number;
}

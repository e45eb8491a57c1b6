const DIGITS = 16;
const ZERO = '0'.charCodeAt(0);

/**
 * The id of a document that is never looked for by another one than its number: it sorts as the numbers do, so that a
 * store adds what comes later at its end. `number` is a whole one from 0 on.
 */
export function numberedId(number: number): string {
  return String(number).padStart(DIGITS, '0');
}

/** The number of such an id; undefined for every other text. Digit by digit: a rebuild asks for that of every event. */
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

const DIGITS = 16;
const numbered = /^\d{16}$/;

/**
 * The id of a document that is never looked for by another one than its number: it sorts as the numbers do, so that a
 * store adds what comes later at its end. `number` is a whole one from 0 on.
 */
export function numberedId(number: number): string {
  return String(number).padStart(DIGITS, '0');
}

/** The number of such an id; undefined for every other text. */
export function numberOfId(id: string): number | undefined {
  return numbered.test(id) ? Number(id) : undefined;
}

import { normalizedInput } from '../foreign-text.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const DIGITS = 5;
const CODE = new RegExp(`^[${ALPHABET}]{1,${DIGITS}}$`);
/** Shorter text is more likely the start of a name. */
const FEWEST_DIGITS = 3;

/** Short code to read out, SK-7F3K2: five Crockford base 32 digits of a hash of the booking's id. */
export function bookingCode(bookingId: string): string {
  let hash = 2166136261;
  for (const char of bookingId) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  let code = '';
  for (let digit = 0; digit < DIGITS; digit++) code += ALPHABET[(hash >>> (digit * 5)) & 31];
  return `SK-${code}`;
}

/**
 * Possible starts of codes for a search text: any case, with the prefix or (from three digits) without, with any
 * separators, read as Crockford's base 32 (O is 0; I and L are 1). Empty if the text is not a code.
 */
export function codeBeginnings(text: string, prefix: 'SK' | 'T' = 'SK'): string[] {
  const plain = normalizedInput(text).toUpperCase().replaceAll(/[\s-]/g, '');
  const named = plain.startsWith(prefix) ? digitsIn(plain.slice(prefix.length)) : null;
  const bare = digitsIn(plain);
  return [
    ...(named === null ? [] : [`${prefix}-${named}`]),
    ...(bare === null || bare.length < FEWEST_DIGITS ? [] : [`${prefix}-${bare}`]),
  ];
}

function digitsIn(text: string): string | null {
  const digits = text.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return CODE.test(digits) ? digits : null;
}

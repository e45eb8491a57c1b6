const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The short code that people read to each other, SK-7F3K2: five Crockford base 32 digits made from the booking's id. */
export function bookingCode(bookingId: string): string {
  let hash = 2166136261;
  for (const char of bookingId) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  let code = '';
  for (let digit = 0; digit < 5; digit++) code += ALPHABET[(hash >>> (digit * 5)) & 31];
  return `SK-${code}`;
}

/**
 * A secret that people copy from a text: 12 characters of 32 (60 bits), in groups of four. Without letters that look like
 * digits, so each counts as the digit.
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;

export function typedCode(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return grouped(letters);
}

/** Whether the text is such a code as people type it: in any case, with or without hyphens. */
export function isTypedCode(text: string): boolean {
  return /^[0-9A-HJKMNP-TV-Z]{12}$/.test(bare(text));
}

/** The code as it was sent. */
export function asTypedCode(text: string): string {
  return grouped(bare(text));
}

function bare(text: string): string {
  return text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

function grouped(letters: string): string {
  return letters.replaceAll(/(.{4})(?=.)/g, '$1-');
}

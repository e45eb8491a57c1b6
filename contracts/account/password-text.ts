/**
 * A password however a keyboard composed it (RFC 8265, OpaqueString): other spaces are plain ones, accents are composed.
 * Letters, width and case stay.
 */
export function preparedPassword(text: string): string {
  return text.replace(/\p{Zs}/gu, ' ').normalize('NFC');
}

/** What RFC 8264's FreeformClass leaves out: another device may not type it again. */
const UNTYPABLE = /[\p{Cc}\p{Cs}\p{Cn}\p{Co}\p{Default_Ignorable_Code_Point}]/u;

export function isTypable(password: string): boolean {
  return !UNTYPABLE.test(password);
}

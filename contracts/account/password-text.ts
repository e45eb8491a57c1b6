/**
 * Normalises a password (RFC 8265, OpaqueString): all spaces become U+0020, accents are composed. Case and width stay.
 */
export function preparedPassword(text: string): string {
  return text.replace(/\p{Zs}/gu, ' ').normalize('NFC');
}

/** Characters outside RFC 8264's FreeformClass: other devices may be unable to type them. */
const UNTYPABLE = /[\p{Cc}\p{Cs}\p{Cn}\p{Co}\p{Default_Ignorable_Code_Point}]/u;

export function isTypable(password: string): boolean {
  return !UNTYPABLE.test(password);
}

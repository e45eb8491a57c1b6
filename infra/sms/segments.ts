/** GSM 03.38: the basic alphabet of texts, and characters that count twice. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿' +
  'abcdefghijklmnopqrstuvwxyzäöñüà';
const EXTENDED = '\f^{}\\[~]|€';

/** Units of a message that fits into one segment, and of each segment of a longer one. */
const LIMITS = { gsm: { one: 160, each: 153 }, ucs2: { one: 70, each: 67 } };

/**
 * Segments that networks charge for a text (3GPP TS 23.040): one character outside GSM-7, such as ’ or ₱, turns the whole
 * text into UCS-2. A character of two units is never split between segments.
 */
export function segmentsOf(text: string): number {
  const characters = Array.from(text);
  const isGsm = isInGsm(text);
  const { one, each } = isGsm ? LIMITS.gsm : LIMITS.ucs2;
  const units = characters.map((character) => (isGsm ? unitsOf(character) : character.length));
  if (units.reduce((sum, unit) => sum + unit, 0) <= one) return 1;
  let segments = 1;
  let used = 0;
  for (const unit of units) {
    if (used + unit > each) {
      segments += 1;
      used = 0;
    }
    used += unit;
  }
  return segments;
}

/** Typographic characters, and what texts have instead. Isolates have no use among characters of GSM-7. */
const plainer: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '•': '*',
  '₱': 'P',
  '\u00a0': ' ',
  '\u2068': '',
  '\u2069': '',
};

/** The text in GSM-7 if plainer characters suffice for that, which halves its price; otherwise unchanged. */
export function inGsmIfPossible(text: string): string {
  const plain = Array.from(text, (character) => plainer[character] ?? character).join('');
  return isInGsm(plain) ? plain : text;
}

function isInGsm(text: string): boolean {
  return Array.from(text).every((character) => unitsOf(character) > 0);
}

/** 0: outside GSM-7. */
function unitsOf(character: string): number {
  if (BASIC.includes(character)) return 1;
  return EXTENDED.includes(character) ? 2 : 0;
}

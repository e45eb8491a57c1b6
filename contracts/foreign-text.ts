/**
 * Normalisation of user input, by kind of text. Text must not be misleading: no invisible characters, no bidirectional
 * controls, no stacked accents (UTS 39, Unicode's confusables).
 */

/**
 * Kept: emoji sequences, regional flags, keycaps, variants of Han letters, and joiners within words of scripts that
 * need them.
 */
const JOINED = `[${'Arab Syrc Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr'
  .split(' ')
  .map((script) => `\\p{scx=${script}}`)
  .join('')}]`;
const PICTURE = '\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\uFE0F?';
const KEPT = [
  `${PICTURE}(?:\\u200D${PICTURE})+`,
  '\\u{1F3F4}[\\u{E0020}-\\u{E007E}]+\\u{E007F}',
  '\\p{Extended_Pictographic}[\\uFE0E\\uFE0F]',
  '[\\d#*]\\uFE0F(?=\\u20E3)',
  '\\p{Script=Han}[\\u{E0100}-\\u{E01EF}]',
  `${JOINED}[\\u200C\\u200D](?=${JOINED})`,
].join('|');
/** Control characters, lone surrogates, default-ignorable characters (fillers, bidi controls) and annotations. */
const UNSEEN = '\\p{Cc}|\\p{Cs}|\\p{Default_Ignorable_Code_Point}|[\\uFFF9-\\uFFFB]';
const unseen = new RegExp(UNSEEN, 'gu');
const KEPT_OR_UNSEEN = new RegExp(`(${KEPT})|${UNSEEN}`, 'gu');
const manyMarks = /([\p{Mn}\p{Me}]{2})[\p{Mn}\p{Me}]+/gu;
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;

function withoutInvisible(text: string): string {
  // The Braille blank is invisible.
  const spaced = text.replaceAll('\u2800', ' ').replace(KEPT_OR_UNSEEN, (_, kept: string | undefined) => kept ?? '');
  return spaced.normalize('NFC').replace(manyMarks, '$1');
}

/** Multi-line text. */
export function asText(text: string): string {
  return text
    .replace(LINE_ENDS, '\n')
    .split('\n')
    .map((line) => line.split('\t').map(withoutInvisible).join('\t'))
    .join('\n')
    .trim();
}

/** The same on one line. */
export function asLine(text: string): string {
  return withoutInvisible(text.replace(LINE_ENDS, ' ').replace(/[\n\t]/g, ' ')).trim();
}

/** Replaces unusual spaces and full-width letters in a name by plain ones. */
export function asName(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
}

/** Letters of one script, or Latin with Chinese, Japanese or Korean ones (UTS 39, highly restrictive). */
const SCRIPTS = [
  'Latin Han Hiragana Katakana Hangul Bopomofo',
  ...'Arabic Armenian Bengali Buhid Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hanunoo Hebrew Kannada'.split(
    ' ',
  ),
  ...'Khmer Lao Malayalam Mongolian Myanmar Oriya Sinhala Syriac Tagalog Tagbanwa Tamil Telugu Thaana Thai Tibetan'.split(
    ' ',
  ),
];
const written = SCRIPTS.map((scripts) => {
  const letters = scripts
    .split(' ')
    .map((script) => `\\p{scx=${script}}`)
    .join('');
  return new RegExp(`^(?:[^\\p{L}\\p{M}]|[\\p{Lm}\\p{M}${letters}])*$`, 'u');
});

/** Whether a name from `asName` is not misleading. */
export function isPlainName(name: string): boolean {
  return asLine(name) === name && !/[\p{Co}\p{Cn}]/u.test(name) && written.some((letters) => letters.test(name));
}

const RESERVED = 'suki|gcash|maya|paymaya|admin|administrator|moderator|staff|support|helpdesk|suporta|kawani';
const reserved = new RegExp(`^(?:${RESERVED})+(?:team|ph|care|service|official)?$`);
const lookalikes: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', $: 's', ı: 'i' };

/**
 * "Suki Support", "G-Cash" and "5taff": names reserved for the platform and its payment companies. "Maya" alone is a
 * given name.
 */
export function isReservedName(name: string): boolean {
  const words = name
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[013457$ı]/g, (sign) => lookalikes[sign] ?? sign)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  if (words.length === 1 && words[0] === 'maya') return false;
  return words.some((word, from) => {
    if (reserved.test(word)) return true;
    // Spaced letters: "S u k i", "G Cash".
    let joined = word;
    return words.slice(from + 1).some((next) => {
      const apart = joined.length === 1 || next.length === 1;
      joined += next;
      return apart && reserved.test(joined);
    });
  });
}

/**
 * Normalises input that is compared but not shown (numbers, codes, search text): removes invisible characters, and
 * makes digits, spaces and hyphens plain.
 */
export function normalizedInput(text: string): string {
  return text
    .replace(/[\t-\r\u0085\p{Z}\u2800]/gu, ' ')
    .replace(unseen, '')
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim();
}

/** The form in which texts are compared with search text: as typed, without case and accents, ñ as n. */
export function comparableText(text: string): string {
  return normalizedInput(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

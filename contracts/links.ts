import { asLine } from './foreign-text.ts';
import { isolated } from './isolated-text.ts';

/**
 * Text that mail and messaging apps turn into links. Names are user text in messages from Suki, so none of them may
 * become a link.
 */

/** Characters that people and domain names treat as a dot (UTS 46). */
const DOTS = /[\u3002\uff0e\uff61\u2024]/g;
const INVISIBLE = /\p{Cf}/gu;
/**
 * `https://`, `mailto:`, `www.`, an address with an @, and a dot before two or more letters within a word, or between
 * numbers.
 */
const LINKS = [
  /[a-z0-9+.-]:\/\/|\b(?:mailto|tel|sms|javascript):|www\.|@/iu,
  /[\p{L}\p{N}\p{M}]\.(?=[\p{L}\p{N}\p{M}-]*\p{L}[\p{M}]*\p{L})|\d\.(?=\d)/iu,
];

function plain(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE, '').replace(DOTS, '.');
}

/** "Ma. Cristina", "J.R. Santos" and "Sta. Ana Jr." are names; "evil.com" and "www.evil" are not. */
export function looksLikeLink(text: string): boolean {
  const read = plain(text);
  return LINKS.some((link) => link.test(read));
}

/** User text in a mail: one line, isolated, without links (also from old events). */
export function inMail(text: string): string {
  return isolated(withoutLinks(asLine(text)));
}

function withoutLinks(line: string): string {
  if (!looksLikeLink(line)) return line;
  return plain(line)
    .replace(/[:/@]+/g, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/www\./gi, 'www .')
    .replace(/ {2,}/g, ' ')
    .trim();
}

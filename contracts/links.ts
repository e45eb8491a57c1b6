import { asLine } from './foreign-text.ts';
import { isolated } from './isolated-text.ts';

/**
 * What a mail client, or an app that shows a text message, makes a link of without being told. Names are free text and are
 * written into messages that come from Suki: none of them may lead anywhere.
 */

/** Dots that people, and domain names, take for one (UTS 46). */
const DOTS = /[\u3002\uff0e\uff61\u2024]/g;
const INVISIBLE = /\p{Cf}/gu;
/** `https://`, `mailto:`, `www.`, an address with an @, and a dot within a word before two letters or more, or between numbers. */
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

/** Somebody's words in a mail of ours: on one line, turning nothing around them, and none of them a link (also of old events). */
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

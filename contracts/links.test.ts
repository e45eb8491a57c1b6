import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Name } from './fields.ts';
import { looksLikeLink, inMail } from './links.ts';

const isName = (text: string) => Name.safeParse(text).success;

describe('a name', () => {
  it.each([
    'Ma. Cristina',
    'J.R. Santos',
    'J. R.',
    'Sta. Ana Jr.',
    'Peña-Lim',
    'O’Neil',
    'Jun Bautista Sr.',
    'Engr. dela Cruz',
    'Łukasz',
    '李小龍',
    'María José',
    'D.',
    'Maria (Mia)',
    'Jose III',
  ])('may be %s', (name) => {
    expect(isName(name)).toBe(true);
    expect(inMail(name)).toBe(name);
  });

  it.each([
    'http://evil.example',
    'HTTPS://x',
    'www.evil',
    'WWW.Evil Win',
    'evil.com',
    'Win at evil.com now',
    'evil。com',
    'evil．com',
    'evil｡com',
    'e․vil․com',
    'evil\u200b.com',
    'ＷＷＷ．ｅｖｉｌ．ｃｏｍ',
    'a@b.ph',
    'mia@home',
    'Mia 10.0.0.1',
    'mailto:mia',
    'ftp://mia',
    'пример.рф',
    'xn--e1afmkfd.xn--p1ai',
    'Mia\u2028evil',
  ])('is not %s', (name) => {
    expect(isName(name)).toBe(false);
  });
});

/**
 * Matches of common linkifiers: a scheme, www., an address with an @, or a host whose last label may be a top-level
 * domain.
 */
const linkified = /\w+:\/\/\S|\bwww\.\S|\S@\S|[\p{L}\p{N}]\.[\p{L}\p{M}-]*\p{L}{2}|\d\.\d/iu;

describe('a name in a mail', () => {
  const unit = fc.oneof(
    fc.constantFrom(
      '.',
      '。',
      '．',
      '｡',
      '/',
      ':',
      '@',
      ' ',
      '\n',
      '\u2028',
      '\u200b',
      '-',
      'w',
      'www.',
      'http://',
      'evil',
      'com',
      'Ma',
      'J',
      '1',
    ),
    fc.string({ minLength: 1, maxLength: 3, unit: 'binary' }),
  );
  const anyName = fc.array(unit, { maxLength: 20 }).map((parts) => parts.join(''));

  it('never contains a link or a line break', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const written = inMail(name);
        expect(written).not.toMatch(linkified);
        expect(looksLikeLink(written)).toBe(false);
        expect(written).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      }),
      { numRuns: 3000 },
    );
  });

  it('keeps an ordinary name', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const parsed = Name.safeParse(name);
        if (parsed.success) expect(inMail(parsed.data)).toBe(parsed.data);
      }),
      { numRuns: 2000 },
    );
  });
});

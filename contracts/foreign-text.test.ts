import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asLine, asName, asText, normalizedInput, isPlainName, isReservedName } from './foreign-text.ts';

const unit = fc.oneof(
  fc.constantFrom(
    '\u202e',
    '\u2066',
    '\u2069',
    '\u200b',
    '\u200d',
    '\u200c',
    '\u00ad',
    '\u2800',
    '\u3164',
    '\u115f',
    '\u0000',
    '\ufeff',
    '\ufe0f',
    '\u034f',
    '\u0301',
    '\u0489',
    '\u0430',
    '\ud83d',
    '\r\n',
    '\u2028',
    '\t',
    ' ',
    '\u00a0',
    'a',
    'n\u0303',
    'ñ',
    'ع',
    'ש',
    '👩',
    '❤',
    '1',
    '\u20e3',
    '-',
    '\u2011',
    '７',
  ),
  fc.string({ minLength: 1, maxLength: 3, unit: 'binary' }),
);
const anyText = fc.array(unit, { maxLength: 24 }).map((parts) => parts.join(''));
const everyWay = { asText, asLine, normalizedInput, asName };

describe('user text', () => {
  it.each(Object.entries(everyWay))('is unchanged by applying %s twice', (_, prepared) => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(prepared(prepared(text))).toBe(prepared(text));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['asText', asText],
    ['asLine', asLine],
  ])('holds nothing that turns or hides others after %s', (_, prepared) => {
    fc.assert(
      fc.property(anyText, (text) => {
        const shown = prepared(text);
        expect(shown).not.toMatch(
          /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u115f\u3164\u2800\u00ad\ufeff]|\u034f/,
        );
        expect(shown.isWellFormed()).toBe(true);
        expect(shown).not.toMatch(/[\p{Mn}\p{Me}]{3}/u);
        expect(shown).toBe(shown.normalize('NFC'));
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['\u2800', '\u3164', '\u115f\u1160', '\u200b\u200b', '\u0000', '\u202e\u2066', '\ufe0f'])(
    'of %j alone is empty',
    (text) => expect([asText(text), asLine(text)]).toEqual(['', '']),
  );

  it.each([
    'Mañana, po! ₱1,200 — “oo”',
    'مرحبا، أنا محمد',
    'می‌خواهم',
    'क्‍ष',
    '👩‍👩‍👧‍👦 🧑🏽‍🤝‍🧑🏿 👁️‍🗨️ ❤️‍🔥 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣ 🇵🇭',
    'Tiếng Việt, ก็ดี, שָׁלוֹם',
  ])('stays %s', (text) => expect(asText(text)).toBe(text.normalize('NFC')));

  it('keeps its lines, and drops the third accent of a letter', () => {
    expect(asText(' a\r\nb\u2028c\n')).toBe('a\nb\nc');
    expect(asLine('a\r\nb')).toBe('a b');
    expect(asText(`x${'\u0323\u0301'.repeat(35)}`)).toBe('x\u0323\u0323');
  });
});

describe('a name', () => {
  it.each([
    'Ana',
    'Mª Cristina',
    'Nguyễn',
    'O’Brien-Reyes',
    'ʻOkina',
    'محمد',
    'Мария',
    '李小龍',
    'ヤマダ タロウ',
    '김 Mina',
    '🔧 Jun',
  ])('may be %s', (name) => expect(isPlainName(asName(name))).toBe(true));

  it.each([
    'Santos\u202e',
    'A\u200bna',
    '\u2066Ana',
    'Ana\u3164',
    'Ana\u2800Cruz',
    '\u0410na',
    'Ana Мария',
    'Ana \u{1d412}uki',
    `A${'\u0301'.repeat(3)}na`,
    'Ana\u0000',
    'Ana\n',
    'Ana\ue000',
  ])('is not %j', (name) => expect(isPlainName(name)).toBe(false));

  it.each([
    'Suki Support',
    'suki',
    'SUKI Admin Team',
    'SukiSupport',
    'G-Cash Verification',
    'GCash',
    'Maya Support',
    'PayMaya',
    'Sta\u0301ff',
    '5taff',
    'S u k i',
    'sukiadmin',
  ])('is not Suki’s own %s', (name) => expect(isReservedName(name)).toBe(true));

  it.each(['Maya', 'Mayari', 'Amaya', 'Stafford', 'Sukiyama', 'Adminda', 'Kim Su', 'Ma. Ya'])(
    'may sound as %s',
    (name) => expect(isReservedName(name)).toBe(false),
  );
});

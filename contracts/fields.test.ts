import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import {
  Address,
  Day,
  Email,
  FileUrl,
  Instant,
  LongText,
  Name,
  Password,
  Phone,
  PortfolioUrl,
  queryInt,
  queryNumber,
  Reason,
  ShortText,
  SixDigits,
  StoredAddress,
} from './fields.ts';

const accepts = (schema: z.ZodMiniType, value: string) => z.safeParse(schema, value).success;

const examples: Record<string, { schema: z.ZodMiniType; valid: string[]; invalid: string[] }> = {
  FileUrl: {
    schema: FileUrl,
    valid: ['/api/files/02c28083-6a0f-4f0b-9d6c-0a4f3f0e9b11', '/avatars/jun.webp', '/avatars/faces/jun-2.small.webp'],
    invalid: [
      '/avatars/../api/auth/me',
      '/avatars/..',
      '/avatars/./x',
      '/avatars//x',
      '/api/files/',
      '/api/files/a..b',
      '/api/files/a/',
      '/portfolio/1.webp',
      'https://example.ph/api/files/a',
      '/avatars/a b',
      '',
    ],
  },
  PortfolioUrl: {
    schema: PortfolioUrl,
    valid: ['/portfolio/tap-1.webp', '/api/files/02c28083'],
    invalid: ['/portfolio/../../x', '/avatars/jun.webp'],
  },
  Name: {
    schema: Name,
    valid: ['Maria', 'Ma. Theresa', 'Ñandú', 'ʻOkina', '李', 'J'],
    invalid: ['', '  ', '\u200b', '123', '🔧', 'Ma\u0000ria', 'Ma\nria', 'Maria \ud83d'],
  },
  Phone: {
    schema: Phone,
    valid: ['+639171234821', ' +639631234567 ', '+12025550123', '+6591234567'],
    invalid: ['+636391361391', '+630917123482', '+63917123482', '+6391712348210', '+63281234567', '+0171234821', ''],
  },
  Day: {
    schema: Day,
    valid: ['2000-01-01', '2026-11-18', '2028-02-29', '2199-12-31'],
    invalid: ['1999-12-31', '2200-01-01', '9999-12-31', '0000-01-01', '2026-02-29', '2026-1-1', '+010000-01-01', ''],
  },
  Instant: {
    schema: Instant,
    valid: ['2000-01-01T00:00:00+08:00', '2026-11-18T03:00:00Z', '2199-12-31T23:59:59.999+08:00'],
    invalid: ['2026-11-18', '2026-02-30T03:00:00Z', '2026-11-18T03:00:00', 'now', ''],
  },
};

describe.each(Object.entries(examples))('%s', (_name, { schema, valid, invalid }) => {
  it('accepts valid texts', () => expect(valid.filter((text) => !accepts(schema, text))).toEqual([]));
  it('rejects invalid texts', () => expect(invalid.filter((text) => accepts(schema, text))).toEqual([]));
});

it('accepts passwords of 8 to 200 characters of any kind', () => {
  for (const password of [
    '12345678',
    ' spaces count ',
    'ñandú-sa-gripo',
    '🔧🔧🔧🔧🔧🔧🔧🔧',
    'x'.repeat(64),
    'x'.repeat(200),
  ])
    expect(z.parse(Password, password)).toBe(password);
  expect(z.parse(Password, 'Man\u0303ana\u00a02026!')).toBe('Mañana 2026!');
  for (const password of [
    '1234567',
    'x'.repeat(201),
    '',
    'n\u0303'.repeat(4),
    '🔧🔧🔧🔧',
    'narra\u200btree',
    'narra\u0000tree',
  ])
    expect(accepts(Password, password)).toBe(false);
});

it('parses numbers in a query within their bounds', () => {
  const limit = (text: unknown) => z.safeParse(queryInt(1, 100), text).data;
  expect(['1', '100', 7].map(limit)).toEqual([1, 100, 7]);
  expect(['', ' ', '0', '101', '1.5', 'abc', '1e1', '0x10', null].map(limit)).toEqual(Array(9).fill(undefined));
  const latitude = (text: unknown) => z.safeParse(queryNumber(-90, 90), text).data;
  expect(['-14.5', '90', ''].map(latitude)).toEqual([-14.5, 90, undefined]);
});

describe('an instant', () => {
  it('outside the supported years is rejected with their bounds', () => {
    const outside = [
      '1999-12-31T23:59:59+08:00',
      '2200-01-01T00:00:00+08:00',
      '9999-12-31T23:59:59-23:59',
      '0000-01-01T00:00:00+23:59',
    ];
    for (const text of outside)
      expect(z.safeParse(Instant, text).error?.issues, text).toMatchObject([
        { message: 'Not within the years 2000 to 2199' },
      ]);
  });

  it('that is malformed is rejected with one message', () => {
    for (const text of examples.Instant?.invalid ?? [])
      expect(z.safeParse(Instant, text).error?.issues, text).toHaveLength(1);
  });
});

it('rejects a name of the body’s maximum length without searching it for links', () => {
  const { error } = z.safeParse(Name, 'a'.repeat(199_000));
  expect(error?.issues.map(({ code }) => code)).toEqual(['too_big']);
});

describe('a text with invisible or misleading characters', () => {
  it('is rejected as a name', () =>
    expect(
      [
        'Santos\u202e',
        'A\u200bna',
        'Ana\u3164',
        '\u0410na',
        'Suki Support',
        'staff',
        'Admin',
        'GCash',
        'Maya Team',
      ].filter((name) => accepts(Name, name)),
    ).toEqual([]));

  it('is stored without them', () => {
    expect(z.parse(LongText, ' Pe\u00adña\u202e\r\nat 3\u0000 pm ')).toBe('Peña\nat 3 pm');
    expect(z.parse(ShortText, 'Blk\n 3')).toBe('Blk  3');
    expect(
      ['\u2800', '\u3164', '\u200b', '\u0301', '\u0000'].filter(
        (text) => accepts(ShortText, text) || accepts(Reason, text),
      ),
    ).toEqual([]);
  });

  it('is normalised in numbers, codes and emails', () => {
    for (const number of [
      '\u202d0917 555 0142\u202c',
      '0917\u202f555\u202f0142',
      '0917‑555‑0142',
      '０９１７５５５０１４２',
      '+63 (917) 555−0142',
    ])
      expect(z.parse(Phone, number)).toBe('+639175550142');
    for (const code of ['１２３４５６', '123 456', '123‑456', '\u200b123456\u200b'])
      expect(z.parse(SixDigits, code)).toBe('123456');
    expect(z.parse(Email, '\u200bAna@Mail.ph\u00a0')).toBe('ana@mail.ph');
  });

  it('stays unchanged in events', () => {
    const old = { line: '\u200b', barangay: 'Malinta', city: 'Valenzuela', province: 'Metro Manila' };
    expect(z.parse(StoredAddress, old)).toEqual(old);
    expect(z.safeParse(Address, old).success).toBe(false);
  });
});

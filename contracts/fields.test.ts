import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { Day, FileUrl, Instant, Name, Password, Phone, PortfolioUrl, queryInt, queryNumber } from './fields.ts';

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
  it('rejects others', () => expect(invalid.filter((text) => accepts(schema, text))).toEqual([]));
});

it('a password has 8 to 200 characters of any kind', () => {
  for (const password of [
    '12345678',
    ' spaces count ',
    'ñandú-sa-gripo',
    '🔧🔧🔧🔧🔧🔧🔧🔧',
    'x'.repeat(64),
    'x'.repeat(200),
  ])
    expect(z.parse(Password, password)).toBe(password);
  for (const password of ['1234567', 'x'.repeat(201), '']) expect(accepts(Password, password)).toBe(false);
});

it('numbers of a query are written out, within their bounds', () => {
  const limit = (text: unknown) => z.safeParse(queryInt(1, 100), text).data;
  expect(['1', '100', 7].map(limit)).toEqual([1, 100, 7]);
  expect(['', ' ', '0', '101', '1.5', 'abc', '1e1', '0x10', null].map(limit)).toEqual(Array(9).fill(undefined));
  const latitude = (text: unknown) => z.safeParse(queryNumber(-90, 90), text).data;
  expect(['-14.5', '90', ''].map(latitude)).toEqual([-14.5, 90, undefined]);
});

describe('an instant', () => {
  it('outside the years that are stored is rejected with their bounds', () => {
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

it('a text as long as a body may be is no name, and is not looked through for links', () => {
  const { error } = z.safeParse(Name, 'a'.repeat(199_000));
  expect(error?.issues.map(({ code }) => code)).toEqual(['too_big']);
});

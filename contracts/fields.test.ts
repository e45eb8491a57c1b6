import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { FileUrl, Name, PortfolioUrl, queryInt, queryNumber } from './fields.ts';

const accepts = (schema: z.ZodMiniType, value: string) => z.safeParse(schema, value).success;

it.each(['/api/files/02c28083-6a0f-4f0b-9d6c-0a4f3f0e9b11', '/avatars/jun.webp', '/avatars/faces/jun-2.small.webp'])('%s is a file', (url) => {
  expect(accepts(FileUrl, url)).toBe(true);
});

it.each(['/avatars/../api/auth/me', '/avatars/..', '/avatars/./x', '/avatars//x', '/api/files/', '/api/files/a..b', '/api/files/a/', '/portfolio/1.webp', 'https://example.ph/api/files/a', '/avatars/a b', ''])('%j is none', (url) => {
  expect(accepts(FileUrl, url)).toBe(false);
});

it('work is shown in uploads and in the pictures of work that the app ships', () => {
  expect(accepts(PortfolioUrl, '/portfolio/tap-1.webp')).toBe(true);
  expect(accepts(PortfolioUrl, '/api/files/02c28083')).toBe(true);
  expect(accepts(PortfolioUrl, '/portfolio/../../x')).toBe(false);
  expect(accepts(PortfolioUrl, '/avatars/jun.webp')).toBe(false);
});

it.each(['Maria', 'Ma. Theresa', 'Ñandú', 'ʻOkina', '李', 'J'])('%s is a name', (name) => expect(accepts(Name, name)).toBe(true));

it.each(['', '  ', '\u200b', '123', '🔧', 'Ma\u0000ria', 'Ma\nria', 'Maria \ud83d'])('%j is none', (name) => expect(accepts(Name, name)).toBe(false));

it('numbers of a query are written out, within their bounds', () => {
  const limit = (text: unknown) => z.safeParse(queryInt(1, 100), text).data;
  expect(['1', '100', 7].map(limit)).toEqual([1, 100, 7]);
  expect(['', ' ', '0', '101', '1.5', 'abc', '1e1', '0x10', null].map(limit)).toEqual(Array(9).fill(undefined));
  const latitude = (text: unknown) => z.safeParse(queryNumber(-90, 90), text).data;
  expect(['-14.5', '90', ''].map(latitude)).toEqual([-14.5, 90, undefined]);
});

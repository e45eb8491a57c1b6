import { expect, it } from 'vitest';
import { dayOfText } from './day-text.ts';

it.each([
  ['2026-11-24', '2026-11-24'],
  [' 11/24/2026 ', '2026-11-24'],
  ['1/5/2027', '2027-01-05'],
  ['1-5-2027', '2027-01-05'],
])('parses %s', (text, day) => expect(dayOfText(text)).toBe(day));

it.each(['', '24/11/2026', '2026-02-30', '11/24', '11/24/26', 'tomorrow'])('rejects %s', (text) =>
  expect(dayOfText(text)).toBeNull(),
);

import { expect, it } from 'vitest';
import { manilaInstant } from '#contracts/manila-time.ts';
import { dayWords, startWords } from './day-words.ts';

const now = Date.parse(manilaInstant('2026-12-31', '23:00'));

it('omits the current year', () => {
  expect(dayWords(manilaInstant('2026-11-18'), 'en', now)).toBe('Wed, Nov 18');
  expect(startWords(manilaInstant('2026-11-18', '09:30'), 'en', now)).toBe('Wed, Nov 18, 9:30\u00a0AM');
});

it('includes another year', () => {
  expect(startWords(manilaInstant('2020-01-01', '09:00'), 'en', now)).toBe('Wed, Jan 1, 2020, 9:00\u00a0AM');
  expect(dayWords(manilaInstant('2027-01-01'), 'en', now)).toBe('Fri, Jan 1, 2027');
});

import { expect, it } from 'vitest';
import { ageText } from './age.ts';

it.each([
  [59_000, null],
  [60_000, '1 minute'],
  [59 * 60_000, '59 minutes'],
  [18 * 3_600_000, '18 hours'],
  [49 * 3_600_000, '2 days'],
])('formats %i ms as %s', (ms, text) => {
  expect(ageText(ms, 'en-PH')).toBe(text);
});

it('formats Cebuano units, which browsers lack', () => {
  expect(ageText(120_000, 'ceb-PH')).toBe('2 ka minuto');
  expect(ageText(49 * 3_600_000, 'ceb-PH', 'short')).toBe('2 ka adlaw');
});

it('has a short form', () => {
  expect(ageText(120_000, 'en-PH', 'short')).toBe('2 min');
});

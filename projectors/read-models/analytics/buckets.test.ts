import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayBucketOf, dayPartOf } from './buckets.ts';

const PARTS = 32;
const idAt = (ms: number, end = '000000000000') => {
  const time = ms.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${end}`;
};
const instant = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) });

it('maps any id to one of its day’s parts', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        instant.map((ms) => idAt(ms)),
        fc.string({ minLength: 1 }),
      ),
      (id) => {
        const day = dayBucketOf(id);
        const parts = Array.from({ length: PARTS }, (_, part) => `${day}-${part}`);
        expect(parts).toContain(dayPartOf(id, PARTS));
      },
    ),
  );
});

it('maps ids of the same tenth of a second to one part, and a day’s ids to all parts', () => {
  const midday = Date.UTC(2026, 10, 20, 4);
  expect(dayPartOf(idAt(midday + 7), PARTS)).toBe(dayPartOf(idAt(midday + 93, 'ffffffffffff'), PARTS));
  const made = Array.from({ length: PARTS }, (_, n) => dayPartOf(idAt(midday + n * 100), PARTS));
  expect(new Set(made).size).toBe(PARTS);
});

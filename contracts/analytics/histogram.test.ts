import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MEDIAN_WITHIN_PERCENT, medianSeconds, stepOf } from './histogram.ts';

it('has no median without counts', () => {
  expect(medianSeconds({})).toBeNull();
});

it('yields medians within the stated accuracy', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1 }), (seconds) => {
      const counts: Record<string, number> = {};
      for (const each of seconds) counts[stepOf(each)] = (counts[stepOf(each)] ?? 0) + 1;
      const exact = seconds.toSorted((one, other) => one - other)[Math.ceil(seconds.length / 2) - 1] ?? 0;
      // Rounding to whole seconds adds up to one more.
      const off = Math.abs((medianSeconds(counts) ?? 0) - exact);
      expect(off).toBeLessThanOrEqual((exact * MEDIAN_WITHIN_PERCENT) / 100 + 1);
    }),
  );
});

import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AccountHarness, openAccountHarness } from '#tests/harness/account-harness.ts';
import { createGuessLimits } from './guess-limits.ts';

const LONGEST_SECONDS = 15 * 60;
let harness: AccountHarness;

beforeEach(async () => {
  harness = await openAccountHarness();
});
afterEach(() => harness.close());

test('delays no one longer than a quarter of an hour, for any change of the clock', async () => {
  const moves = fc.array(fc.integer({ min: -300, max: 300 }), { minLength: 5, maxLength: 25 });
  let run = 0;
  await fc.assert(
    fc.asyncProperty(moves, async (minutes) => {
      const of = `person ${run++}`;
      const guess = () =>
        createGuessLimits(harness.deps)
          .admit([{ kind: 'pair', of }])
          .then(
            () => 0,
            ({ retryAfterSeconds }) => Number(retryAfterSeconds),
          );
      for (const each of minutes) {
        expect(await guess()).toBeLessThanOrEqual(LONGEST_SECONDS);
        harness.passMinutes(each);
      }
      await guess();
      harness.passMinutes(15);
      expect(await guess()).toBe(0);
    }),
    { numRuns: 20 },
  );
});

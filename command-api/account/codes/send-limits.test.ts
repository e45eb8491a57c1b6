import { afterEach, beforeEach, expect, test } from 'vitest';
import fc from 'fast-check';
import { type AccountHarness, openAccountHarness } from '#tests/harness/account-harness.ts';
import { createOneTimeCodes } from './one-time-codes.ts';
import { createSendLimits } from './send-limits.ts';

const most = { anHour: 12, aDay: 24 };
let harness: AccountHarness;

beforeEach(async () => {
  harness = await openAccountHarness();
});
afterEach(() => harness.close());

/** Whether it was counted. */
function asker(number: string) {
  const limits = createSendLimits(harness.deps, 'test');
  return (by: string) =>
    limits.count([{ of: number, most, by }]).then(
      () => true,
      () => false,
    );
}

test('leaves codes to a new network when five networks request without pause', async () => {
  const asks = fc.array(fc.record({ network: fc.nat(4), minutes: fc.nat(30) }), { minLength: 30, maxLength: 80 });
  let number = 0;
  await fc.assert(
    fc.asyncProperty(asks, async (asked) => {
      const ask = asker(`number ${number++}`);
      let sent = 0;
      for (const { network, minutes } of asked) {
        harness.passMinutes(minutes);
        if (await ask(`network ${network}`)) sent += 1;
      }
      expect(await ask('of its owner')).toBe(true);
      return sent > 0;
    }),
    { numRuns: 15 },
  );
});

test('limits a number, from any number of networks', async () => {
  const ask = asker('number');
  const sent = [];
  for (let network = 0; network < 13; network++) sent.push(await ask(`network ${network}`));
  expect(sent).toEqual([...Array.from({ length: 12 }, () => true), false]);
});

test('does not count refused requests for the number or the network', async () => {
  const ask = asker('number');
  for (let network = 0; network < 12; network++) await ask(`network ${network}`);
  expect(await ask('late')).toBe(false);
  harness.passMinutes(61);
  for (let time = 0; time < 6; time++) expect(await ask('network 0')).toBe(true);
  expect(await ask('network 0')).toBe(false);
  expect(await ask('late')).toBe(true);
});

test('waits no longer than the limit after the clock was ahead', async () => {
  const limits = createSendLimits(harness.deps, 'test');
  const ask = () => limits.count([{ of: 'number', most: { anHour: 2, aDay: 9 } }]);
  harness.passMinutes(120);
  for (let time = 0; time < 2; time++) await ask();
  harness.passMinutes(-120);
  await expect(ask()).rejects.toMatchObject({ retryAfterSeconds: 3600 });
  harness.passMinutes(59);
  await expect(ask()).rejects.toMatchObject({ retryAfterSeconds: 60 });
  harness.passMinutes(1);
  expect(await ask()).toBeDefined();
});

test('delays no code because of one sent while the clock was ahead', async () => {
  const codes = createOneTimeCodes(harness.deps, 'phone-code');
  harness.passMinutes(120);
  await codes.make('a-1', '+639171234567');
  harness.passMinutes(-120);
  expect(await codes.make('a-1', '+639171234567')).toMatch(/^\d{6}$/);
});

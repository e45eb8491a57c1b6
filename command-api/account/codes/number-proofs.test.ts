import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AccountHarness, openAccountHarness } from '#tests/harness/account-harness.ts';
import { createNumberProofs } from './number-proofs.ts';

const phone = '+639171234567';
const here = { sessionId: 's-1', accountId: 'a-1' };
let harness: AccountHarness;
let proofs: ReturnType<typeof createNumberProofs>;

beforeEach(async () => {
  harness = await openAccountHarness();
  proofs = createNumberProofs(harness.deps);
  await proofs.keep(here, phone);
});
afterEach(() => harness.close());

test('proves a number for one command and its repetition', async () => {
  expect(await proofs.use(here, phone, 'c-1')).toBe(true);
  expect(await proofs.use(here, phone, 'c-1')).toBe(true);
  expect(await proofs.use(here, phone, 'c-2')).toBe(false);
  await proofs.keep(here, phone);
  expect(await proofs.use(here, phone, 'c-2')).toBe(true);
});

test('serves one of many concurrent commands', async () => {
  const uses = await Promise.all(Array.from({ length: 8 }, (_, n) => proofs.use(here, phone, `c-${n}`)));
  expect(uses.filter(Boolean)).toHaveLength(1);
});

test.each([
  ['another session', { ...here, sessionId: 's-2' }, phone],
  ['another account', { ...here, accountId: 'a-2' }, phone],
  ['another number', here, '+639180000001'],
])('is invalid for %s', async (_, holder, number) => {
  expect(await proofs.use(holder, number, 'c-1')).toBe(false);
  expect(await proofs.use(here, phone, 'c-2')).toBe(true);
});

test('is valid for ten minutes', async () => {
  harness.passMinutes(10);
  expect(await proofs.use(here, phone, 'c-1')).toBe(false);
});

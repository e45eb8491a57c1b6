import { expect, test } from 'vitest';
import { createPasswords, hashesAtOnce } from './passwords.ts';

const quick = createPasswords({ memory: 64, passes: 1, parallelism: 1 });

test('stores argon2id with its parameters and a separate salt', async () => {
  const [one, other] = await Promise.all([createPasswords().hash('sampaguita'), createPasswords().hash('sampaguita')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(other).not.toBe(one);
});

test('accepts the right password only', async () => {
  const stored = await quick.hash('sampaguita');
  expect(await quick.verify('sampaguita', stored)).toBe(true);
  expect(await quick.verify('Sampaguita', stored)).toBe(false);
  expect(await quick.verify('', stored)).toBe(false);
});

test('normalises Unicode input', async () => {
  const stored = await quick.hash('Man\u0303ana\u00a02026!');
  for (const typed of ['Mañana 2026!', 'Man\u0303ana 2026!', 'Mañana\u30002026!'])
    expect(await quick.verify(typed, stored)).toBe(true);
  for (const typed of ['Manana 2026!', 'mañana 2026!', 'Mañana  2026!'])
    expect(await quick.verify(typed, stored)).toBe(false);
});

test('keeps hashes of unnormalised passwords valid', async () => {
  // Of "Man\u0303ana-2026!", as typed, before passwords were prepared.
  const stored = '$argon2id$v=19$m=64,t=1,p=1$NB2PVKZKqkvAsDjgdJm0/Q$FmAjm1qnIHLCA87LeemZHhdhS86dPQPSKng1VMAzhK0';
  expect(await quick.verify('Man\u0303ana-2026!', stored)).toBe(true);
  expect(await quick.verify('Mañana-2026!', stored)).toBe(false);
});

test('accepts nothing without a stored hash', async () => {
  expect(await quick.verify('sampaguita', undefined)).toBe(false);
});

test('keeps hashes of other strengths valid', async () => {
  expect(await createPasswords().verify('sampaguita', await quick.hash('sampaguita'))).toBe(true);
});

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [64, 2],
])('of %i processors uses at most %i for hashing', (processors, atOnce) => {
  expect(hashesAtOnce(processors)).toBe(atOnce);
});

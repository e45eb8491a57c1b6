import { beforeEach, expect, it } from 'vitest';
import { memoryDocuments } from '../../eventing/testing.ts';
import { createIdempotencyStore, type IdempotencyStore } from './idempotency-store.ts';

const HOUR_MS = 60 * 60 * 1000;
let nowMs: number;
beforeEach(() => (nowMs = Date.parse('2026-11-20T02:00:00Z')));
const now = () => new Date(nowMs);
const store = (documents = memoryDocuments()) => createIdempotencyStore({ documents, now, logger: { warn: () => {} } });

it('executes a request once per key, even if it is repeated concurrently or later', async () => {
  const { idempotent } = await store();
  let asked = 0;
  const ask = () => idempotent('key', { amount: 1 }, async () => ({ data: { asked: ++asked } }));
  expect(await Promise.all([ask(), ask()])).toEqual([{ data: { asked: 1 } }, { data: { asked: 1 } }]);
  expect(await ask()).toEqual({ data: { asked: 1 } });
});

it('refuses another request under the same key, even while the first runs', async () => {
  const { idempotent } = await store();
  const ask = (amount: number) => idempotent('key', { amount }, async () => ({ data: { amount } }));
  const [first, second] = await Promise.allSettled([ask(1), ask(2)]);
  expect(first).toMatchObject({ status: 'fulfilled', value: { data: { amount: 1 } } });
  expect(second).toMatchObject({ status: 'rejected', reason: { code: 'invalid' } });
  await expect(ask(3)).rejects.toMatchObject({ code: 'invalid' });
});

it('executes a failed call again', async () => {
  const { idempotent } = await store();
  await expect(idempotent('key', {}, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await idempotent('key', {}, async () => ({ data: 'done' }))).toEqual({ data: 'done' });
});

it('stores a response for later processes, and keeps it in memory until then', async () => {
  const documents = memoryDocuments();
  const before = await store(documents);
  const ask = (asked: IdempotencyStore, data: string) => asked.idempotent('key', {}, async () => ({ data }));
  await ask(before, 'first');
  expect(await ask(before, 'second')).toEqual({ data: 'first' });
  await before.stop();
  expect(await ask(before, 'third')).toEqual({ data: 'first' });
  expect(await ask(await store(documents), 'fourth')).toEqual({ data: 'first' });
});

it('returns a response that cannot be persisted', async () => {
  const documents = memoryDocuments();
  const warned: unknown[] = [];
  const { idempotent, stop } = await createIdempotencyStore({
    documents: { ...documents, write: () => Promise.reject(new Error('the disk is full')) },
    now,
    logger: { warn: (said: unknown) => void warned.push(said) },
  });
  expect(await idempotent('key', {}, async () => ({ data: 'done' }))).toEqual({ data: 'done' });
  await stop();
  expect(warned).toHaveLength(1);
  expect(await idempotent('key', {}, async () => ({ data: 'done again' }))).toEqual({ data: 'done again' });
});

it('replaces an answer older than a day', async () => {
  const documents = memoryDocuments();
  const before = await store(documents);
  await before.idempotent('key', { amount: 1 }, async () => ({ data: 'first' }));
  await before.stop();
  nowMs += 24 * HOUR_MS;
  const after = await store(documents);
  expect(await after.idempotent('key', { amount: 2 }, async () => ({ data: 'second' }))).toEqual({ data: 'second' });
  await after.stop();
  nowMs += 23 * HOUR_MS;
  const later = (await store(documents)).idempotent('key', { amount: 2 }, async () => ({ data: 'third' }));
  expect(await later).toEqual({ data: 'second' });
});

it('deletes only responses older than a day, in any number', async () => {
  const documents = memoryDocuments();
  const { idempotent, sweep, stop } = await store(documents);
  for (let old = 0; old < 2500; old++) await idempotent(`old-${old}`, {}, async () => ({ data: old }));
  await stop();
  nowMs += HOUR_MS;
  await idempotent('new', {}, async () => ({ data: 'new' }));
  await stop();
  nowMs += 23 * HOUR_MS;
  await sweep();
  expect((await documents.find('replies')).map(({ id }) => id)).toEqual(['new']);
});

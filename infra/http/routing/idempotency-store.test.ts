import { expect, it } from 'vitest';
import { memoryDocuments } from '../../eventing/testing/memory-documents.ts';
import { createIdempotencyStore, type IdempotencyStore } from './idempotency-store.ts';

const now = () => new Date('2026-11-20T02:00:00Z');
const store = (documents = memoryDocuments()) => createIdempotencyStore({ documents, now, logger: { warn: () => {} } });

it('the same question under one key is answered once, at the same moment and later', async () => {
  const { idempotent } = await store();
  let asked = 0;
  const ask = () => idempotent('key', { amount: 1 }, async () => ({ data: { asked: ++asked } }));
  expect(await Promise.all([ask(), ask()])).toEqual([{ data: { asked: 1 } }, { data: { asked: 1 } }]);
  expect(await ask()).toEqual({ data: { asked: 1 } });
});

it('another question under the same key is refused, even while the first is being answered', async () => {
  const { idempotent } = await store();
  const ask = (amount: number) => idempotent('key', { amount }, async () => ({ data: { amount } }));
  const [first, second] = await Promise.allSettled([ask(1), ask(2)]);
  expect(first).toMatchObject({ status: 'fulfilled', value: { data: { amount: 1 } } });
  expect(second).toMatchObject({ status: 'rejected', reason: { code: 'invalid' } });
  await expect(ask(3)).rejects.toMatchObject({ code: 'invalid' });
});

it('what failed may be asked again', async () => {
  const { idempotent } = await store();
  await expect(idempotent('key', {}, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await idempotent('key', {}, async () => ({ data: 'done' }))).toEqual({ data: 'done' });
});

it('an answer is noted for those who start later, and until then known here', async () => {
  const documents = memoryDocuments();
  const before = await store(documents);
  const ask = (asked: IdempotencyStore, data: string) => asked.idempotent('key', {}, async () => ({ data }));
  await ask(before, 'first');
  expect(await ask(before, 'second')).toEqual({ data: 'first' });
  await before.stop();
  expect(await ask(before, 'third')).toEqual({ data: 'first' });
  expect(await ask(await store(documents), 'fourth')).toEqual({ data: 'first' });
});

it('an answer that can not be noted is given all the same', async () => {
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

import { expect, it } from 'vitest';
import { memoryDocuments } from '#tests/memory-documents.ts';
import { createReplies } from './replies.ts';

const replies = () => createReplies(memoryDocuments(), () => new Date('2026-11-20T02:00:00Z'));

it('the same question under one key is answered once, at the same moment and later', async () => {
  const { once } = await replies();
  let asked = 0;
  const ask = () => once('key', { amount: 1 }, async () => ({ data: { asked: ++asked } }));
  expect(await Promise.all([ask(), ask()])).toEqual([{ data: { asked: 1 } }, { data: { asked: 1 } }]);
  expect(await ask()).toEqual({ data: { asked: 1 } });
});

it('another question under the same key is refused, even while the first is being answered', async () => {
  const { once } = await replies();
  const ask = (amount: number) => once('key', { amount }, async () => ({ data: { amount } }));
  const [first, second] = await Promise.allSettled([ask(1), ask(2)]);
  expect(first).toMatchObject({ status: 'fulfilled', value: { data: { amount: 1 } } });
  expect(second).toMatchObject({ status: 'rejected', reason: { code: 'invalid' } });
  await expect(ask(3)).rejects.toMatchObject({ code: 'invalid' });
});

it('what failed may be asked again', async () => {
  const { once } = await replies();
  await expect(once('key', {}, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await once('key', {}, async () => ({ data: 'done' }))).toEqual({ data: 'done' });
});

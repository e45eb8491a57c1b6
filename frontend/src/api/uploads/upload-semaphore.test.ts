import { expect, it } from 'vitest';
import { withUploadSlot } from './upload-semaphore.ts';

it('runs three at a time, and starts the next when one ends in any way', async () => {
  const begun: number[] = [];
  const endings = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const uploads = endings.map(({ promise }, n) =>
    withUploadSlot(async () => {
      begun.push(n);
      await promise;
      return n;
    }),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2]);
  endings[1]?.reject(new Error('lost'));
  await expect(uploads[1]).rejects.toThrow('lost');
  expect(begun).toEqual([0, 1, 2, 3]);
  for (const { resolve } of endings) resolve();
  expect(await Promise.all(uploads.filter((_, n) => n !== 1))).toEqual([0, 2, 3, 4]);
  expect(begun).toHaveLength(5);
});

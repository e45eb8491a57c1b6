import sharp from 'sharp';
import { expect, it } from 'vitest';
import { reEncoded } from './re-encode.ts';
import { pictureBomb } from './testing/picture-bomb.ts';

const LONG_SIDE = 2048;
const MEGABYTE = 1024 * 1024;

it('refuses twenty picture bombs within two seconds and 50 MB', async () => {
  const sent = pictureBomb();
  const small = sharp({ create: { width: 9, height: 9, channels: 3, background: 'salmon' } });
  await reEncoded(await small.png().toBuffer(), 'image/png', LONG_SIDE);
  const before = process.memoryUsage.rss();
  const startedAt = performance.now();
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => reEncoded(sent, 'image/png', LONG_SIDE)));
  expect(performance.now() - startedAt).toBeLessThan(2000);
  expect(process.memoryUsage.rss() - before).toBeLessThan(50 * MEGABYTE);
  for (const one of tries) expect(one).toMatchObject({ status: 'rejected', reason: { code: 'too_large' } });
});

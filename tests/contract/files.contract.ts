import { randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ByteRange, Files, OpenFile } from '#infra/files/port.ts';

/** What every file store must do. */
export function filesContract(name: string, open: () => Promise<{ files: Files; dispose: () => Promise<void> }>): void {
  describe(`${name} as files`, () => {
    let files: Files;
    let dispose: () => Promise<void>;
    beforeEach(async () => {
      ({ files, dispose } = await open());
    });
    afterEach(() => dispose());

    async function opened(id: string, range?: ByteRange): Promise<OpenFile> {
      const file = await files.open(id, range);
      if (!file) throw new Error(`There is no file ${id}`);
      return file;
    }

    test.for([0, 1, 5_000_000])('a file of %i bytes comes back with its name and type', async (size) => {
      const bytes = randomBytes(size);
      const about = { contentType: 'image/jpeg', name: '../lababo ₱ "1".jpg' };
      const { id } = await files.put(bytes, about);
      expect(await files.about(id)).toEqual({ ...about, sizeBytes: size });
      const { content, ...stored } = await opened(id);
      expect(stored).toEqual({ ...about, sizeBytes: size });
      expect(bytes.equals(await buffer(content))).toBe(true);
    });

    test.for([
      [0, 0],
      [0, 99_999],
      [1, 2],
      [60_000, 99_999],
      [99_999, 99_999],
    ] as const)('of a file the bytes %i to %i come alone', async ([start, end]) => {
      const bytes = randomBytes(100_000);
      const { id } = await files.put(bytes, { contentType: 'image/png', name: 'a.png' });
      const { content, sizeBytes } = await opened(id, { start, end });
      expect(sizeBytes).toBe(bytes.length);
      expect(bytes.subarray(start, end + 1).equals(await buffer(content))).toBe(true);
    });

    test('a file comes as fast as it is read, and may be left half read', async () => {
      const { id } = await files.put(randomBytes(5_000_000), { contentType: 'image/png', name: 'a.png' });
      const { content } = await opened(id);
      let taken = 0;
      for await (const chunk of content) {
        taken += (chunk as Buffer).length;
        expect(content.readableLength).toBeLessThan(100_000);
        if (taken > 200_000) break;
      }
      expect(content.destroyed).toBe(true);
    });

    test('a file that was removed is gone, to the end of it only for who was not reading it', async () => {
      const bytes = randomBytes(1_000_000);
      const { id } = await files.put(bytes, { contentType: 'image/png', name: 'a.png' });
      const { content } = await opened(id);
      await files.remove(id);
      expect(bytes.equals(await buffer(content))).toBe(true);
      expect([await files.about(id), await files.open(id)]).toEqual([undefined, undefined]);
      await files.remove(id);
    });

    test('equal files have ids of their own', async () => {
      const about = { contentType: 'text/plain', name: 'a.txt' };
      const [one, other] = await Promise.all([files.put(Buffer.from('a'), about), files.put(Buffer.from('a'), about)]);
      expect(one.id).not.toBe(other.id);
    });

    test.for([
      '',
      '.',
      '..',
      '../../etc/passwd',
      '/etc/passwd',
      '%2e%2e%2fsecret',
      'a\0b',
      'x'.repeat(10_000),
      randomUUID(),
    ])('the id %j finds nothing', async (id) => {
      await files.remove(id);
      expect([await files.about(id), await files.open(id)]).toEqual([undefined, undefined]);
    });
  });
}

import { randomBytes, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ByteRange, Files, OpenFile } from '#infra/files/port.ts';
import { fileBytes } from '#infra/files/file-bytes.ts';

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
      if (!file) throw new Error(`File ${id} does not exist`);
      return file;
    }

    test.for([0, 1, 5_000_000])('returns a file of %i bytes with its name and type', async (size) => {
      const bytes = randomBytes(size);
      const about = { contentType: 'image/jpeg', name: '../lababo ₱ "1".jpg' };
      const { id } = await files.put(bytes, about);
      expect(await files.about(id)).toEqual({ ...about, sizeBytes: size });
      const file = await opened(id);
      expect(file).toMatchObject({ ...about, sizeBytes: size });
      expect(bytes.equals(await fileBytes(file))).toBe(true);
    });

    test.for([
      [0, 0],
      [0, 99_999],
      [1, 2],
      [60_000, 99_999],
      [99_999, 99_999],
    ] as const)('returns only the bytes %i to %i of a file', async ([start, end]) => {
      const bytes = randomBytes(100_000);
      const { id } = await files.put(bytes, { contentType: 'image/png', name: 'a.png' });
      const file = await opened(id, { start, end });
      expect(file.sizeBytes).toBe(bytes.length);
      expect(bytes.subarray(start, end + 1).equals(await fileBytes(file))).toBe(true);
    });

    test('reads a file piece by piece into one buffer, and may stop early', async () => {
      const bytes = randomBytes(250_000);
      const { id } = await files.put(bytes, { contentType: 'image/png', name: 'a.png' });
      const into = Buffer.alloc(100_000);
      for (const range of [undefined, { start: 5, end: 249_000 }]) {
        const [file, start] = [await opened(id, range), range?.start ?? 0];
        for (const from of [start, start + into.length]) {
          expect(await file.read(into)).toBe(into.length);
          expect(bytes.subarray(from, from + into.length).equals(into)).toBe(true);
        }
        await file.close();
      }
    });

    test('deletes a file, and completes reads that had begun', async () => {
      const bytes = randomBytes(1_000_000);
      const { id } = await files.put(bytes, { contentType: 'image/png', name: 'a.png' });
      const file = await opened(id);
      await files.remove(id);
      expect(bytes.equals(await fileBytes(file))).toBe(true);
      expect([await files.about(id), await files.open(id)]).toEqual([undefined, undefined]);
      await files.remove(id);
    });

    test('gives equal files ids of their own', async () => {
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
    ])('finds nothing for the id %j', async (id) => {
      await files.remove(id);
      expect([await files.about(id), await files.open(id)]).toEqual([undefined, undefined]);
    });
  });
}

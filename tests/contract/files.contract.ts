import { randomBytes, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Files } from '#infra/files/port.ts';

/** What every file store must do. */
export function filesContract(name: string, open: () => Promise<{ files: Files; dispose: () => Promise<void> }>): void {
  describe(`${name} as files`, () => {
    let files: Files;
    let dispose: () => Promise<void>;
    beforeEach(async () => {
      ({ files, dispose } = await open());
    });
    afterEach(() => dispose());

    test.for([0, 1, 5_000_000])('a file of %i bytes comes back with its name and type', async (size) => {
      const bytes = randomBytes(size);
      const about = { contentType: 'image/jpeg', name: '../lababo ₱ "1".jpg' };
      const { id } = await files.put(bytes, about);
      const stored = await files.get(id);
      expect(stored).toMatchObject(about);
      expect(bytes.equals(stored?.bytes ?? Buffer.of(1))).toBe(true);
    });

    test('equal files have ids of their own', async () => {
      const about = { contentType: 'text/plain', name: 'a.txt' };
      const [one, other] = await Promise.all([files.put(Buffer.from('a'), about), files.put(Buffer.from('a'), about)]);
      expect(one.id).not.toBe(other.id);
    });

    test.for(['', '.', '..', '../../etc/passwd', '/etc/passwd', '%2e%2e%2fsecret', 'a\0b', 'x'.repeat(10_000), randomUUID()])('the id %j finds nothing', async (id) => {
      expect(await files.get(id)).toBeUndefined();
    });
  });
}

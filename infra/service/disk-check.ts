import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const PROBE = Buffer.alloc(64 * 1024);
const fullCodes: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** For /readyz: whether the folder is writable. Writes a probe, because a quota may end before the disk does. */
export function createDiskCheck(folder: string, write: typeof writeFile = writeFile): () => Promise<string | null> {
  const file = join(folder, `disk-probe-${process.pid}`);
  return async () => {
    try {
      await write(file, PROBE, { mode: 0o600 });
      return null;
    } catch (failure) {
      const isFull = failure instanceof Error && 'code' in failure && fullCodes.includes(failure.code);
      return isFull ? 'the disk is full' : 'not writable';
    } finally {
      await rm(file, { force: true });
    }
  };
}

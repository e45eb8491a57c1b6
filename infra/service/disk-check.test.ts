import { readdirSync } from 'node:fs';
import type * as promises from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../eventing/testing/temporary-folder.ts';
import { createDiskCheck } from './disk-check.ts';

const disk = vi.hoisted(() => ({ failsWith: null as string | null }));
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof promises>();
  const writeFile: typeof real.writeFile = async (...file) => {
    await real.writeFile(...file);
    if (disk.failsWith) throw Object.assign(new Error('no room'), { code: disk.failsWith });
  };
  return { ...real, writeFile };
});

let folder: string;
let remove: () => void;
beforeEach(() => {
  ({ folder, remove } = temporaryFolder());
  disk.failsWith = null;
});
afterEach(() => remove());

it('is well while there is room, and leaves nothing behind', async () => {
  expect(await createDiskCheck(folder)()).toBeNull();
  expect(readdirSync(folder)).toEqual([]);
});

it.each(['ENOSPC', 'EDQUOT'])('says that the disk is full, by %s, and is well again with room', async (code) => {
  const check = createDiskCheck(folder);
  disk.failsWith = code;
  expect(await check()).toBe('the disk is full');
  // What was written of it takes no room from others.
  expect(readdirSync(folder)).toEqual([]);
  disk.failsWith = null;
  expect(await check()).toBeNull();
});

it('says that a folder can’t be written to', async () => {
  expect(await createDiskCheck(join(folder, 'gone'))()).toBe('can’t be written to');
});

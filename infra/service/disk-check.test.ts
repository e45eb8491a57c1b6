import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../eventing/testing.ts';
import { createDiskCheck } from './disk-check.ts';

let folder: string;
let remove: () => void;
beforeEach(() => {
  ({ folder, remove } = temporaryFolder());
});
afterEach(() => remove());

it('passes with free space, and leaves no files', async () => {
  expect(await createDiskCheck(folder)()).toBeNull();
  expect(readdirSync(folder)).toEqual([]);
});

it.each(['ENOSPC', 'EDQUOT'])('reports a full disk by %s, and passes again with free space', async (code) => {
  let isFull = true;
  const check = createDiskCheck(folder, async (...file) => {
    await writeFile(...file);
    if (isFull) throw Object.assign(new Error('no room'), { code });
  });
  expect(await check()).toBe('the disk is full');
  // A partly written probe is deleted.
  expect(readdirSync(folder)).toEqual([]);
  isFull = false;
  expect(await check()).toBeNull();
});

it('reports a folder that is not writable', async () => {
  expect(await createDiskCheck(join(folder, 'gone'))()).toBe('not writable');
});

import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EngineUnavailable } from '#infra/eventing/resilience.ts';
import { openLocalFiles } from '#infra/files/local-files.ts';
import { fileBytes } from '#infra/files/file-bytes.ts';
import { filesContract } from './files.contract.ts';
import { temporaryFolder } from '../../infra/eventing/testing.ts';

filesContract('A local folder', async () => {
  const { folder, remove } = temporaryFolder();
  const files = await openLocalFiles({ folder: join(folder, 'files') });
  return { files, dispose: async () => remove() };
});

describe('files in a local folder', () => {
  let folder: string;
  let remove: () => void;
  beforeEach(() => {
    ({ folder, remove } = temporaryFolder());
  });
  afterEach(() => remove());

  const about = { contentType: 'text/plain', name: 'a.txt' };

  test('keeps files across restarts, and deletes an upload that a crash interrupted an hour ago', async () => {
    const { id } = await (await openLocalFiles({ folder })).put(Buffer.from('kept'), about);
    for (const name of ['half', 'under-way']) writeFileSync(join(folder, 'unfinished', name), 'ha');
    utimesSync(join(folder, 'unfinished', 'half'), 0, 0);
    const again = await openLocalFiles({ folder });
    const kept = await again.open(id);
    expect(kept && (await fileBytes(kept)).toString()).toBe('kept');
    // Another process may be writing it.
    expect(readdirSync(join(folder, 'unfinished'))).toEqual(['under-way']);
  });

  test('ignores bytes without their description', async () => {
    const files = await openLocalFiles({ folder });
    const id = '0a1b2c3d-0000-4000-8000-000000000000';
    mkdirSync(join(folder, '0a'));
    writeFileSync(join(folder, '0a', id), 'half');
    expect([await files.about(id), await files.open(id)]).toEqual([undefined, undefined]);
  });

  test('creates files that only the operating-system user of Suki can read', async () => {
    const files = await openLocalFiles({ folder: join(folder, 'files') });
    await files.put(Buffer.from('kept'), about);
    const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
    const kept = readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true });
    expect(
      new Set(
        kept.map((entry) => `${entry.isFile() ? 'file' : 'folder'} ${modeOf(join(entry.parentPath, entry.name))}`),
      ),
    ).toEqual(new Set(['folder 700', 'file 600']));
    expect(modeOf(join(folder, 'files'))).toBe('700');
  });

  test('reports files as unavailable when its folder is lost', async () => {
    const files = await openLocalFiles({ folder: join(folder, 'files') });
    remove();
    mkdirSync(folder);
    writeFileSync(join(folder, 'files'), 'no folder any more');
    await expect(files.put(Buffer.from('a'), about)).rejects.toThrow(EngineUnavailable);
  });

  test('refuses a file in place of the folder with a one-sentence error', async () => {
    writeFileSync(join(folder, 'files'), '');
    await expect(openLocalFiles({ folder: join(folder, 'files') })).rejects.toThrow(
      /^Cannot store files in .+: make the folder writable, or set DATA_DIR to another folder\.$/,
    );
  });
});

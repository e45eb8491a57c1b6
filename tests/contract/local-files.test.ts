import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EngineUnavailable } from '#infra/eventing/resilience/engine-unavailable.ts';
import { openLocalFiles } from '#infra/files/local-files.ts';
import { fileBytes } from '#infra/files/file-bytes.ts';
import { filesContract } from './files.contract.ts';
import { temporaryFolder } from '../../infra/eventing/testing/temporary-folder.ts';

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

  test('are there when the folder is opened again; what a crash left unfinished an hour ago is not', async () => {
    const { id } = await (await openLocalFiles({ folder })).put(Buffer.from('kept'), about);
    for (const name of ['half', 'under-way']) writeFileSync(join(folder, 'unfinished', name), 'ha');
    utimesSync(join(folder, 'unfinished', 'half'), 0, 0);
    const again = await openLocalFiles({ folder });
    const kept = await again.open(id);
    expect(kept && (await fileBytes(kept)).toString()).toBe('kept');
    // Another process may be writing it.
    expect(readdirSync(join(folder, 'unfinished'))).toEqual(['under-way']);
  });

  test('bytes without their description are no file yet', async () => {
    const files = await openLocalFiles({ folder });
    const id = '0a1b2c3d-0000-4000-8000-000000000000';
    mkdirSync(join(folder, '0a'));
    writeFileSync(join(folder, '0a', id), 'half');
    expect([await files.about(id), await files.open(id)]).toEqual([undefined, undefined]);
  });

  test('are for the user alone who runs Suki', async () => {
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

  test('a folder that is lost makes files unavailable', async () => {
    const files = await openLocalFiles({ folder: join(folder, 'files') });
    remove();
    mkdirSync(folder);
    writeFileSync(join(folder, 'files'), 'no folder any more');
    await expect(files.put(Buffer.from('a'), about)).rejects.toThrow(EngineUnavailable);
  });

  test('a file where the folder should be is refused in one sentence', async () => {
    writeFileSync(join(folder, 'files'), '');
    await expect(openLocalFiles({ folder: join(folder, 'files') })).rejects.toThrow(
      /^Files can't be kept in .+: make the folder writable, or set DATA_DIR to another folder\.$/,
    );
  });
});

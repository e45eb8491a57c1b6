import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Documents } from '#infra/eventing/documents.ts';
import { openSqliteDocuments } from '#infra/eventing/sqlite.ts';
import { openLocalFiles } from '#infra/files/local-files.ts';
import { createPrivateFiles, type PrivateFiles } from '#infra/files/private-files.ts';
import { fileBytes } from '#infra/files/file-bytes.ts';
import { temporaryFolder } from '../../infra/eventing/testing.ts';

let folder: string;
let remove: () => void;
let documents: Documents;
let privateFiles: PrivateFiles;
const about = { contentType: 'application/pdf', name: 'nbi.pdf' };

beforeEach(async () => {
  ({ folder, remove } = temporaryFolder());
  documents = await openSqliteDocuments({ file: join(folder, 'private.db') });
  privateFiles = createPrivateFiles({ files: await openLocalFiles({ folder: join(folder, 'files') }), documents });
});
afterEach(async () => {
  await documents.close();
  remove();
});

async function textOf(id: string): Promise<string | undefined> {
  const file = await privateFiles.open(id);
  return file && (await fileBytes(file)).toString();
}

const stored = () =>
  readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

test('finds a private file by its own id, whole or in part', async () => {
  await privateFiles.keep('d1', Buffer.from('clearance'), about);
  expect(await privateFiles.about('d1')).toEqual({ ...about, sizeBytes: 9 });
  expect(await textOf('d1')).toBe('clearance');
  const part = await privateFiles.open('d1', { start: 0, end: 4 });
  expect(part && (await fileBytes(part)).toString()).toBe('clear');
});

test('finds nothing by the storage id or any other id', async () => {
  await privateFiles.keep('d1', Buffer.from('clearance'), about);
  for (const id of [...stored(), randomUUID(), '..', ''])
    expect([await privateFiles.about(id), await privateFiles.open(id)]).toEqual([undefined, undefined]);
});

test('keeps the first file stored under an id, also of two at the same time', async () => {
  await Promise.all([
    privateFiles.keep('d1', Buffer.from('clearance'), about),
    privateFiles.keep('d1', Buffer.from('clearance'), about),
  ]);
  await privateFiles.keep('d1', Buffer.from('something else'), about);
  expect(await textOf('d1')).toBe('clearance');
  expect(stored()).toHaveLength(2);
});

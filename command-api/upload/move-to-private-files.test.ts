import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { streams } from '#contracts/events/streams.ts';
import { withCodec } from '#contracts/events/codec.ts';
import { openSqliteDocuments, openSqliteEventLog } from '#infra/eventing/sqlite.ts';
import type { Documents } from '#infra/eventing/documents.ts';
import type { EventLog } from '#contracts/events/event-log.ts';
import { openLocalFiles } from '#infra/files/local-files.ts';
import type { Files } from '#infra/files/port.ts';
import { createPrivateFiles, type PrivateFiles } from '#infra/files/private-files.ts';
import { fileBytes } from '#infra/files/file-bytes.ts';
import { temporaryFolder } from '#infra/eventing/testing.ts';
import { moveToPrivateFiles } from './move-to-private-files.ts';

let remove: () => void;
/** As it was written until 2026-11-23: without a codec. */
let oldLog: EventLog;
let privateDocuments: Documents;
let files: Files;
let stored: Files;
let privateFiles: PrivateFiles;
const logger = { info: vi.fn(), warn: vi.fn() };

beforeEach(async () => {
  const temporary = temporaryFolder();
  remove = temporary.remove;
  oldLog = await openSqliteEventLog({ folder: temporary.folder });
  privateDocuments = await openSqliteDocuments({ file: join(temporary.folder, 'private.db') });
  files = await openLocalFiles({ folder: join(temporary.folder, 'files') });
  stored = await openLocalFiles({ folder: join(temporary.folder, 'private-files') });
  privateFiles = createPrivateFiles({ files: stored, documents: privateDocuments });
  vi.clearAllMocks();
});
afterEach(async () => {
  await oldLog.close();
  await privateDocuments.close();
  remove();
});

const move = (over: Partial<{ files: Files; privateFiles: PrivateFiles }> = {}) =>
  moveToPrivateFiles({ eventLog: withCodec(oldLog), privateDocuments, files, privateFiles, logger, ...over });

async function storeOldDocument(name: string): Promise<string> {
  const { id } = await files.put(Buffer.from(`%PDF-1.7 ${name}`), { contentType: 'application/pdf', name });
  const data = { workerId: 'w1', accountId: 'wa1', documentId: id, kind: 'certificate', name, url: `/api/files/${id}` };
  const metadata = {
    schemaVersion: 1,
    actor: { accountId: 'wa1', role: 'worker' as const },
    commandId: id,
    $correlationId: id,
    $causationId: id,
  };
  await oldLog.append(streams.worker('w1'), 'any', [{ id: randomUUID(), type: 'DocumentSubmitted', data, metadata }]);
  return id;
}

async function privately(id: string) {
  const file = await privateFiles.open(id);
  return (
    file && {
      name: file.name,
      contentType: file.contentType,
      text: (await fileBytes(file)).toString(),
    }
  );
}

test('makes a formerly public document private, with the same id and another address', async () => {
  const [nbi, other] = [
    await storeOldDocument('nbi.pdf'),
    await files.put(Buffer.from('a face'), { contentType: 'image/png', name: 'me.png' }),
  ];
  await move();
  expect(await files.about(nbi)).toBeUndefined();
  expect(await privately(nbi)).toEqual({ name: 'nbi.pdf', contentType: 'application/pdf', text: '%PDF-1.7 nbi.pdf' });
  expect(await stored.about(nbi)).toBeUndefined();
  expect(await files.about(other.id)).toBeDefined();
  expect(logger.info).toHaveBeenCalledExactlyOnceWith({ documentId: nbi }, expect.any(String));
});

test('leaves one copy of each document when two processes run it after a lost lease', async () => {
  const ids = [await storeOldDocument('nbi.pdf'), await storeOldDocument('tesda.pdf')];
  await Promise.all([move(), move()]);
  expect(logger.warn).not.toHaveBeenCalled();
  for (const id of ids) {
    expect(await files.about(id)).toBeUndefined();
    expect(await privately(id)).toBeDefined();
  }
});

test('moves only new documents at the next start', async () => {
  await storeOldDocument('nbi.pdf');
  await move();
  const late = await storeOldDocument('late.pdf');
  const open = vi.spyOn(files, 'open');
  await move();
  expect(open.mock.calls).toEqual([[late]]);
  expect(await privately(late)).toMatchObject({ name: 'late.pdf' });
});

test('ignores progress of another log, and moves documents from its first event on', async () => {
  const nbi = await storeOldDocument('nbi.pdf');
  await privateDocuments.ensure({ name: 'moved-papers' });
  await privateDocuments.write([
    {
      collection: 'moved-papers',
      id: 'progress',
      document: { log: 'another', position: 1 },
      position: 1,
      ifPosition: 'none',
    },
  ]);
  await move();
  expect(await privately(nbi)).toBeDefined();
});

test.each([
  ['before it was kept', () => ({ privateFiles: { ...privateFiles, keep: () => Promise.reject(new Error('away')) } })],
  [
    'before its public one was removed',
    () => ({ files: { ...files, remove: () => Promise.reject(new Error('away')) } }),
  ],
])('completes at the next start after an interruption %s', async (_when, broken) => {
  const ids = [await storeOldDocument('nbi.pdf'), await storeOldDocument('tesda.pdf')];
  await move(broken());
  expect(logger.warn).toHaveBeenCalledTimes(2);
  await move();
  for (const id of ids) {
    expect(await files.about(id)).toBeUndefined();
    expect(await privately(id)).toBeDefined();
  }
});

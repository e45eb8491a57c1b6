import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Account } from '#contracts/account/account-fold.ts';
import { streams } from '#contracts/events/streams.ts';
import { temporaryFolder } from '#infra/eventing/testing.ts';
import { openLocalFiles } from '#infra/files/local-files.ts';
import type { Files } from '#infra/files/port.ts';
import { createPrivateFiles, type PrivateFiles } from '#infra/files/private-files.ts';
import { fileBytes } from '#infra/files/file-bytes.ts';
import type { CallContext } from '#contracts/calls/handlers.ts';
import { type AccountHarness, openAccountHarness } from '#tests/harness/account-harness.ts';
import { callBy } from '#tests/harness/command-harness.ts';
import { openAccount } from '../account/open-account.ts';
import { loadAccount } from '../account/person.ts';
import { workerDecider } from '../worker/decider.ts';
import { uploadHandlers } from './handlers.ts';

const png = await sharp({ create: { width: 1000, height: 500, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();
const pdf = Buffer.from('%PDF-1.7\n');
let harness: AccountHarness;
let root: string;
let remove: () => void;
let files: Files;
let privateFiles: PrivateFiles;
let handlers: ReturnType<typeof uploadHandlers>;
let ramon: Account;

beforeEach(async () => {
  harness = await openAccountHarness();
  ({ folder: root, remove } = temporaryFolder());
  files = await openLocalFiles({ folder: join(root, 'files') });
  privateFiles = createPrivateFiles({
    files: await openLocalFiles({ folder: join(root, 'private-files') }),
    documents: harness.documents,
  });
  handlers = uploadHandlers({ ...harness.deps, files, privateFiles });
  const wanted = {
    email: 'ramon@example.com',
    password: 'narra-tree-1',
    firstName: 'Ramon',
    lastName: 'Cruz',
    userType: 'worker',
    by: 'platform',
  } as const;
  ramon = (await openAccount(harness.deps, wanted, { commandId: randomUUID() })).account;
});
afterEach(async () => {
  await harness.close();
  remove();
});

function upload(...sent: [name: string, bytes: Uint8Array][]) {
  const context: CallContext = {
    ...callBy(ramon),
    files: sent.map(([name, bytes]) => ({ name, contentType: 'image/png', bytes })),
  };
  return { params: undefined, query: undefined, body: undefined, context };
}

async function workerState() {
  return (await harness.commands.load(workerDecider, streams.worker(ramon.workerId ?? ''))).state;
}

async function storedFiles(folder = 'files'): Promise<string[]> {
  return (await readdir(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}

describe('an avatar', () => {
  test('sets the picture of the account and of the worker', async () => {
    const { data, position } = await handlers.uploadAvatar(upload(['me.png', png]));
    expect(data).toMatchObject({ url: `/api/files/${data.id}`, name: 'me.png', contentType: 'image/png' });
    expect((await loadAccount(harness.commands, ramon.accountId)).avatar).toBe(data.url);
    expect(await workerState()).toMatchObject({ avatar: data.url });
    expect(position).toBe(await harness.eventLog.head());
    const opened = await files.open(data.id);
    if (!opened) throw new Error('The file was not stored');
    expect(opened).toMatchObject({ contentType: 'image/png', name: 'me.png' });
    const kept = await fileBytes(opened);
    expect(kept.equals(png)).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'png', width: 512, height: 256 });
  });

  test('must be a picture of at most 5 MB', async () => {
    for (const other of [pdf, Buffer.from('\0\0\0 ftypheic')]) {
      await expect(handlers.uploadAvatar(upload(['me.png', other]))).rejects.toMatchObject({
        code: 'unsupported_media',
        message: 'That kind of file is not accepted. A picture can be JPEG, PNG or WebP.',
      });
    }
    await expect(handlers.uploadAvatar(upload(['me.png', png.subarray(0, 12)]))).rejects.toMatchObject({
      code: 'unsupported_media',
    });
    await expect(
      handlers.uploadAvatar(upload(['me.png', Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)])])),
    ).rejects.toMatchObject({ code: 'too_large' });
    await expect(handlers.uploadAvatar(upload())).rejects.toMatchObject({ code: 'invalid' });
    expect((await loadAccount(harness.commands, ramon.accountId)).avatar).toBeNull();
  });
});

describe('documents', () => {
  test('are added to the worker’s application', async () => {
    const { data } = await handlers.uploadDocuments(upload(['nbi.pdf', pdf], ['../../certificate\u0007.png', png]));
    expect(data.items.map(({ name, contentType }) => [name, contentType])).toEqual([
      ['nbi.pdf', 'application/pdf'],
      ['certificate.png', 'image/png'],
    ]);
    for (const { id, name, contentType } of data.items)
      expect(await privateFiles.about(id)).toMatchObject({ name, contentType });
    const [, picture] = data.items;
    const opened = await privateFiles.open(picture?.id ?? '');
    if (!opened) throw new Error('The file was not stored');
    const kept = await fileBytes(opened);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'png', width: 1000 });
    expect(await workerState()).toMatchObject({
      documents: data.items.map(({ id, name, contentType }, index) => ({
        documentId: id,
        name,
        kind: 'document',
        contentType,
        sizeBytes: [pdf, kept][index]?.byteLength,
      })),
    });
  });

  test('are stored all or none', async () => {
    await expect(
      handlers.uploadDocuments(upload(['nbi.pdf', pdf], ['letter.docx', Buffer.from('PK')])),
    ).rejects.toMatchObject({ code: 'unsupported_media' });
    expect(await workerState()).toMatchObject({ documents: [] });
    expect(await storedFiles()).toEqual([]);
    expect(await storedFiles('private-files')).toEqual([]);
  });

  test('are stored under secret ids', async () => {
    const { data } = await handlers.uploadDocuments(upload(['nbi.pdf', pdf]));
    const stored = await storedFiles('private-files');
    expect(stored).toHaveLength(2);
    for (const id of stored) expect(JSON.stringify([data, await workerState()])).not.toContain(id.replace('.json', ''));
    expect(await storedFiles()).toEqual([]);
  });

  test('submitted again by the same attempt are the same documents', async () => {
    const call = upload(['nbi.pdf', pdf]);
    const [first, again] = [await handlers.uploadDocuments(call), await handlers.uploadDocuments(call)];
    expect(again.data).toEqual(first.data);
    expect(await workerState()).toMatchObject({ documents: [{ documentId: first.data.items[0]?.id }] });
    expect(await storedFiles('private-files')).toHaveLength(2);
  });
});

test('stores pictures of work without further effect', async () => {
  const head = await harness.eventLog.head();
  const { data, position } = await handlers.uploadPortfolio(upload(['before.png', png], ['after.png', png]));
  expect(data.items).toHaveLength(2);
  expect(position).toBeUndefined();
  expect(await harness.eventLog.head()).toBe(head);
});

test('answers 404 for unknown files', async () => {
  for (const id of [randomUUID(), '..', 'nonsense']) expect(await files.open(id)).toBeUndefined();
});

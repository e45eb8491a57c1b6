import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMongoDatabases } from '#infra/eventing/mongo.ts';
import { openSqliteDocuments, lockFolder } from '#infra/eventing/sqlite.ts';
import { sharedEngine } from '../engines/shared-engine.ts';
import { temporaryFolder } from '../../infra/eventing/testing.ts';
import { processEnvironment } from '../harness/process-environment.ts';

const secretStore = { name: 'vault', fields: ['expiresAtMs'] };
const replies = { name: 'replies' };

let server: string;
beforeAll(async () => {
  ({ url: server } = await sharedEngine('mongo'));
});

let folder: string;
let remove: () => void;
let url: string;
let mongo: ReturnType<typeof openMongoDatabases>;
beforeEach(async () => {
  ({ folder, remove } = temporaryFolder());
  mkdirSync(folder, { recursive: true });
  url = new URL(`/suki-${randomUUID().slice(0, 8)}`, server).href;
  mongo = openMongoDatabases(url, { name: 'suki' });
  await fill();
});
afterEach(async () => {
  await mongo.documents.close();
  await mongo.privateDocuments.close();
  remove();
});

/** More than a page, with documents that were changed after their creation. */
async function fill(): Promise<void> {
  const sqlite = await openSqliteDocuments({ file: join(folder, 'private.db'), durable: true });
  for (const schema of [secretStore, replies]) await sqlite.ensure(schema);
  await sqlite.write(
    Array.from({ length: 1_203 }, (_, n) => ({
      collection: 'vault',
      id: `password~${n}😀`,
      document: { hash: `$argon2id$${n}`, expiresAtMs: n % 2 ? n : null },
      position: n,
      ifPosition: 'none',
    })),
  );
  await sqlite.write([
    { collection: 'vault', id: 'password~7😀', document: { hash: 'changed' }, position: 9_000, ifPosition: 7 },
  ]);
  await sqlite.close();
}

/** Like a user at a terminal. */
async function copy(): Promise<string> {
  const root = join(import.meta.dirname, '../..');
  const env = { ...processEnvironment, DATA_DIR: folder, MONGODB_URL: url };
  const { stdout } = await promisify(execFile)(process.execPath, ['projectors/main-documents.ts', 'copy'], {
    cwd: root,
    env,
  }).catch((failure: { stderr: string }) => {
    throw new Error(failure.stderr);
  });
  return stdout;
}

describe('npm run documents -- copy', () => {
  it('copies every private document unchanged, and may be repeated', async () => {
    const said = await copy();
    expect(said).toMatch(/^replies +0 documents/m);
    expect(said).toMatch(/^vault +1203 documents, sha256 [0-9a-f]{64}$/m);
    expect(await copy()).toBe(said);
    await mongo.privateDocuments.ensure(secretStore);
    expect(await mongo.privateDocuments.get('vault', 'password~7😀')).toEqual({
      id: 'password~7😀',
      position: 9_000,
      document: { hash: 'changed' },
    });
    expect(await mongo.privateDocuments.count('vault', { expiresAtMs: { lte: 100 } })).toBe(49);
    await mongo.documents.ensure(secretStore);
    expect(await mongo.documents.count('vault')).toBe(0);
  });

  it('ends with a one-sentence error when the target has a different document', async () => {
    await mongo.privateDocuments.ensure(secretStore);
    await mongo.privateDocuments.write([
      { collection: 'vault', id: 'password~3😀', document: { hash: 'other' }, position: 1, ifPosition: 'none' },
    ]);
    await expect(copy()).rejects.toThrow('The copy of vault differs: 1203 documents in the source, 1203 in the copy');
  });

  it('refuses a folder that a running Suki uses', async () => {
    const lock = lockFolder(folder);
    await expect(copy()).rejects.toThrow('in use by another process');
    lock.release();
  });
});

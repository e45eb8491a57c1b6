import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteDocuments, openSqliteEventLog } from '../eventing/sqlite.ts';
import { openLocalFiles } from '../files/local-files.ts';
import { createPrivateFiles } from '../files/private-files.ts';
import { requirePrivateDataOfLog } from '../service/private-data-of-log.ts';
import { overwrite, temporaryFolder } from '../eventing/testing.ts';
import { newEvent } from '../eventing/adapter-tests.ts';
import { checkBackUp } from './check-back-up.ts';
import { checkData } from './check-data.ts';
import { restoreBackUp } from './restore-back-up.ts';
import { takeBackUp } from './take-back-up.ts';
import { operatorHints } from '../service/operator-hints.ts';

const parts = { log: true, privateData: true };
const DOCUMENT = '7c1f0a52-3d4e-4f5a-8b6c-7d8e9f0a1b2c';
let root: string;
let dataDir: string;
let to: string;
let remove: () => void;

beforeEach(async () => {
  ({ folder: root, remove } = temporaryFolder());
  [dataDir, to] = [join(root, 'data'), join(root, 'back-up')];
  await happen(dataDir);
});
afterEach(() => remove());

/** A Suki with a few events, a picture, a document and a password. Returns the path of the picture. */
async function happen(folder: string, events = 20): Promise<string> {
  const log = await openSqliteEventLog({ folder });
  const documents = await openSqliteDocuments({ file: join(folder, 'private.db'), durable: true });
  const [pictures, privateFiles] = [
    await openLocalFiles({ folder: join(folder, 'files') }),
    await openLocalFiles({ folder: join(folder, 'private-files') }),
  ];
  await requirePrivateDataOfLog({ eventLog: log, privateDocuments: documents }, ['AccountRegistered']);
  const { id } = await pictures.put(Buffer.from('a dripping tap'), { contentType: 'image/jpeg', name: 'tap.jpg' });
  await createPrivateFiles({ files: privateFiles, documents }).keep(DOCUMENT, Buffer.from('%PDF-1.7 NBI'), {
    contentType: 'application/pdf',
    name: 'nbi.pdf',
  });
  await log.append('worker-w1', 'any', [newEvent('DocumentSubmitted', { documentId: DOCUMENT })]);
  await log.append('booking-b1', 'any', [newEvent('BookingRequested', { photos: [`/api/files/${id}`] })]);
  for (let n = 2; n < events; n++)
    await log.append(`booking-b${n % 3}`, 'any', [newEvent('MessageSent', { text: `Message ${n}` })]);
  writeFileSync(join(folder, 'token-secret'), 's'.repeat(64));
  await documents.close();
  await log.close();
  return join(folder, 'files', id.slice(0, 2), id);
}

const backUp = () => takeBackUp({ dataDir, to, parts });
const restore = (over: { replace?: boolean } = {}) => restoreBackUp({ from: to, dataDir, parts, ...over });
const look = (folder = dataDir) => checkData(folder, { parts, kept: 'in use' });
const wiped = () => rmSync(dataDir, { recursive: true });

async function eventsIn(folder: string) {
  const log = await openSqliteEventLog({ folder });
  const found = { events: await log.readAll({ after: 0 }), identity: await log.identity() };
  await log.close();
  return found;
}

describe('a back-up', () => {
  it('restores everything that cannot be rebuilt, readable by its owner only, and leaves its source unchanged', async () => {
    const [before, beside] = [await eventsIn(dataDir), readdirSync(dataDir)];
    const { check, manifest } = await backUp();
    expect(check).toMatchObject({ files: 1, documents: 1, missing: [], problems: [] });
    expect(manifest).toMatchObject({
      format: 1,
      privateData: true,
      missing: [],
      log: { ...before.identity, events: 20, head: 20 },
    });
    expect(
      manifest.files.map(({ path }) => path.replaceAll(/[0-9a-f]{32}/g, 'id').replaceAll(/\/[0-9a-f]{2}\//g, '/xx/')),
    ).toEqual([
      'events.db',
      'private.db',
      'files/xx/id',
      'files/xx/id.json',
      'private-files/xx/id',
      'private-files/xx/id.json',
      'token-secret',
    ]);
    for (const entry of readdirSync(to, { recursive: true, withFileTypes: true }))
      expect(statSync(join(entry.parentPath, entry.name)).mode & 0o077).toBe(0);
    expect(readdirSync(dataDir)).toEqual(beside);

    wiped();
    expect(await restore()).toMatchObject({ replaced: null });
    expect(await look()).toMatchObject({ files: 1, documents: 1, missing: [], problems: [] });
    const after = await eventsIn(dataDir);
    expect(after.events).toEqual(before.events);
    expect(after.identity.origin).toBe(before.identity.origin);
    expect(after.identity.id).not.toBe(before.identity.id);
    expect(readFileSync(join(dataDir, 'token-secret'), 'utf8')).toBe('s'.repeat(64));
  });

  it('has a consistent position of the log under writes, with all files that its events refer to', async () => {
    const log = await openSqliteEventLog({ folder: dataDir });
    const stop = new AbortController();
    const writing = (async () => {
      for (let n = 0; !stop.signal.aborted; n++)
        await log.append(`conversation-${n % 50}`, 'any', [newEvent(), newEvent()]);
    })();
    const head = await log.head();
    const { manifest } = await backUp();
    const end = await log.head();
    stop.abort();
    await writing;
    await log.close();
    expect(manifest.log?.head).toBeGreaterThanOrEqual(head);
    expect(manifest.log?.head).toBeLessThanOrEqual(end);
    expect((await checkBackUp(to)).check.problems).toEqual([]);
  });

  it('is refused when the target is not empty, or there is nothing to back up', async () => {
    await expect(takeBackUp({ dataDir, to: join(dataDir, 'inside'), parts })).rejects.toThrow(
      /is inside the data folder/,
    );
    await expect(takeBackUp({ dataDir: join(root, 'mistyped'), to, parts })).rejects.toThrow(
      /does not exist: set DATA_DIR/,
    );
    mkdirSync(join(root, 'empty'));
    await expect(takeBackUp({ dataDir: join(root, 'empty'), to, parts })).rejects.toThrow(
      /No events\.db found in .+: set DATA_DIR/,
    );
    expect(existsSync(to)).toBe(false);
    await backUp();
    await expect(backUp()).rejects.toThrow(/exists and is not empty/);
  });

  it('lists data kept by servers, and is restored only with the same servers', async () => {
    const { manifest } = await takeBackUp({ dataDir, to, parts: { log: false, privateData: true } });
    expect(manifest.log).toBeNull();
    expect(readdirSync(to)).not.toContain('events.db');
    await expect(restore()).rejects.toThrow(/holds no event log because a server stored it: set EVENTSTORE_URL/);
  });

  it('is taken even where events name a missing picture, and reports it', async () => {
    const log = await openSqliteEventLog({ folder: dataDir });
    await log.append('booking-b9', 'any', [
      newEvent('BookingRequested', { photos: [`/api/files/${DOCUMENT.replace('7c', '00')}`] }),
    ]);
    await log.close();
    expect((await look()).missing).toEqual([`file ${DOCUMENT.replace('7c', '00')} of booking-b9`]);
    expect((await backUp()).check.missing).toHaveLength(1);
    expect((await checkBackUp(to)).check).toMatchObject({ missing: [], problems: [] });
    wiped();
    await restore();
  });
});

describe('a damaged byte', () => {
  it.each(['events.db', 'private.db', 'token-secret', 'files', 'private-files'])(
    'in %s of a back-up is detected, and nothing is restored',
    async (name) => {
      await backUp();
      const file = name.endsWith('files')
        ? (readdirSync(join(to, name), { recursive: true })
            .map((path) => join(to, name, String(path)))
            .find((path) => /[0-9a-f]{12}$/.test(path)) ?? '')
        : join(to, name);
      overwrite(file, Math.floor(statSync(file).size / 2), Buffer.from([0x5a]));
      expect((await checkBackUp(to)).check.problems).toContainEqual(
        expect.stringMatching(/is damaged: its \d+ bytes differ from the manifest\.$/),
      );
      const before = readFileSync(join(dataDir, 'events.db'));
      await expect(restore()).rejects.toThrow(/^The back-up in .+ is damaged; nothing was changed: /);
      expect(readFileSync(join(dataDir, 'events.db')).equals(before)).toBe(true);
    },
  );

  it('in a picture of the data folder is detected by its stored hash', async () => {
    const picture = await happen(join(root, 'other'));
    overwrite(picture, 3, Buffer.from('x'));
    expect((await look(join(root, 'other'))).problems).toEqual([
      expect.stringMatching(/is damaged: its content has changed since it was stored\.$/),
    ]);
  });

  it('is detected as a missing file, a gap in the log or malformed JSON', async () => {
    rmSync(join(dataDir, 'private-files'), { recursive: true });
    const database = new DatabaseSync(join(dataDir, 'events.db'));
    database.exec(`DELETE FROM events WHERE position = 7; UPDATE events SET data = '{"text":' WHERE position = 9`);
    database.close();
    const { missing, problems } = await look();
    expect(missing).toEqual([`document ${DOCUMENT} of worker-w1`]);
    expect(problems).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/position 8 follows 6/),
        expect.stringMatching(/^The stream booking-b\d has a gap: /),
        expect.stringMatching(/^The event at position 9 \(MessageSent in .+\) is not valid JSON\.$/),
      ]),
    );
    rmSync(join(dataDir, 'private.db'));
    expect((await look()).problems).toContain(`No private.db found in ${dataDir}.`);
  });
});

describe('a restore', () => {
  it('ignores leftovers of a killed Suki beside the files, and moves existing data aside', async () => {
    await backUp();
    const log = await openSqliteEventLog({ folder: dataDir });
    await log.append('booking-b1', 'any', [newEvent('MessageSent', { text: 'after the back-up' })]);
    // The state after kill -9: the newest events are only in the write-ahead log.
    cpSync(dataDir, join(root, 'killed'), { recursive: true });
    await log.close();
    wiped();
    cpSync(join(root, 'killed'), dataDir, { recursive: true });
    rmSync(join(dataDir, 'events.db'));
    writeFileSync(join(dataDir, 'read-models-1.db'), 'of another state');
    const { replaced } = await restore();
    expect(replaced).not.toBeNull();
    expect(readdirSync(replaced ?? '')).toEqual(
      expect.arrayContaining(['events.db-wal', 'files', 'private.db', 'private-files']),
    );
    expect(readdirSync(dataDir).filter((name) => /wal|shm|read-models|restore/.test(name))).toEqual([]);
    expect((await eventsIn(dataDir)).events).toHaveLength(20);
  });

  it('is refused while Suki runs', async () => {
    await backUp();
    const log = await openSqliteEventLog({ folder: dataDir });
    await expect(restore()).rejects.toThrow(`The data folder ${dataDir} is in use by another process`);
    await log.close();
  });

  it('over another log needs confirmation, and is refused over a later state of the same log', async () => {
    await backUp();
    await happen(dataDir, 5);
    expect((await restore()).replaced).not.toBeNull();
    await restore();
    wiped();
    await happen(dataDir);
    await expect(restore()).rejects.toThrow(
      /holds another event log than the back-up: .+ add --replace to move that log aside\.$/,
    );
    await restore({ replace: true });
    expect((await eventsIn(dataDir)).events).toHaveLength(20);
  });

  it('that was interrupted keeps Suki from starting until it is repeated', async () => {
    await backUp();
    writeFileSync(join(dataDir, 'restore-unfinished'), '');
    rmSync(join(dataDir, 'events.db'));
    await expect(openSqliteEventLog({ folder: dataDir, hints: operatorHints })).rejects.toThrow(
      /^A restore into .+ did not finish: run npm run restore -- DIR again with the same back-up\.$/,
    );
    await restore();
    expect((await eventsIn(dataDir)).events).toHaveLength(20);
  });
});

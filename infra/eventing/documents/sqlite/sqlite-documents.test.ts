import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Unreadable } from '../port.ts';
import { openSqliteDocuments } from './sqlite-documents.ts';
import { EngineUnavailable } from '../../resilience/engine-unavailable.ts';
import { damagePage } from '../../testing/damaged-file.ts';
import { documentsContract } from '../../testing/documents.contract.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

/** Errors as node:sqlite creates them. */
const sqliteError = (message: string, errcode: number) =>
  Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR', errcode });

const ways = {
  SQLite: {},
  'SQLite, durable,': { durable: true },
  'SQLite, sole writer,': { soleWriter: true },
  'SQLite, to be filled,': { disposable: true },
};

for (const [name, options] of Object.entries(ways)) {
  documentsContract(name, async () => {
    const { folder, remove } = temporaryFolder();
    const file = join(folder, 'documents.db');
    const unreadable: Unreadable[] = [];
    const onUnreadable = (one: Unreadable) => void unreadable.push(one);
    const leavesOut = !('durable' in options || 'disposable' in options);
    const documents = await openSqliteDocuments({ file, ...options, ...(leavesOut && { onUnreadable }) });
    return {
      documents,
      unreadable,
      ...(leavesOut && {
        async damage(collection, id) {
          const database = new DatabaseSync(file);
          database.prepare(`UPDATE "docs:${collection}" SET body = substr(body, 1, 5) WHERE id = ?`).run(id);
          database.close();
        },
      }),
      dispose: async () => {
        await documents.close();
        remove();
      },
    };
  });
}

describe('SQLite documents in their file', () => {
  let file: string;
  let remove: () => void;
  beforeEach(() => {
    const temporary = temporaryFolder();
    file = join(temporary.folder, 'data', 'documents.db');
    remove = temporary.remove;
  });
  afterEach(() => remove());

  const workers = {
    name: 'workers',
    fields: ['rating', 'city', 'trade'],
    arrays: ['services'],
    compound: [['city', 'rating', 'trade'], ['rating']],
  };
  const worker = (id: string, rating: number) => ({
    collection: 'workers',
    id,
    document: { rating, city: 'Makati', services: ['s1'] },
    position: 1,
    ifPosition: 'none' as const,
  });

  test('survive reopening the file', async () => {
    const first = await openSqliteDocuments({ file });
    await first.ensure(workers);
    await first.write([worker('w1', 4), worker('w2', 5)]);
    await first.close();

    const second = await openSqliteDocuments({ file });
    await second.ensure(workers);
    const found = await second.find('workers', { where: { services: { has: 's1' } }, sort: [['rating', 'desc']] });
    expect(found.map(({ id }) => id)).toEqual(['w2', 'w1']);
    await second.close();
  });

  test('have an index for every compound, and for every field that no compound names, and no others', async () => {
    const documents = await openSqliteDocuments({ file });
    await documents.ensure({ ...workers, compound: [['rating', 'city']] });
    await documents.ensure(workers, { indexes: 'later' });
    await documents.ensure(workers);
    await documents.close();
    const database = new DatabaseSync(file);
    const indexes = database
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'index' AND name LIKE 'index:%' ORDER BY name")
      .all();
    const plan = database
      .prepare(
        `EXPLAIN QUERY PLAN SELECT id FROM "docs:workers" WHERE "field:city" IS 'Makati' ORDER BY "field:rating" DESC`,
      )
      .all();
    database.close();
    expect(indexes.map((row) => row['name'])).toEqual(['index:workers:city,rating,trade', 'index:workers:rating']);
    expect(plan.map((row) => row['detail']).join()).toContain('index:workers:city,rating,trade');
  });

  test('fill a new file directly, without a journal', async () => {
    const documents = await openSqliteDocuments({ file, disposable: true });
    await documents.ensure(workers);
    await documents.write(
      Array.from({ length: 3_000 }, (_, n) => ({
        ...worker(`w${n}`, n),
        document: { notes: 'more than is kept in memory '.repeat(300) },
      })),
    );
    expect(readdirSync(dirname(file))).toEqual([basename(file)]);
    expect(statSync(file).size).toBeGreaterThan(1_000_000);
    await documents.close();
  });

  test('find documents by a field in numeric order without sorting', async () => {
    const documents = await openSqliteDocuments({ file });
    await documents.ensure({ name: 'messages', fields: ['room'], numbered: true });
    await documents.close();
    const database = new DatabaseSync(file);
    const plan = database
      .prepare(
        `EXPLAIN QUERY PLAN SELECT id FROM "docs:messages" WHERE "field:room" IS 'a' AND id > 5 ORDER BY id DESC, id ASC`,
      )
      .all();
    database.close();
    expect(plan.map((row) => row['detail']).join()).toContain('index:messages:room (field:room=? AND rowid>?)');
    expect(plan).toHaveLength(1);
  });

  test('find a page among equal values with an index only', async () => {
    const documents = await openSqliteDocuments({ file });
    await documents.ensure({ ...workers, compound: [['city', 'rating', 'id']] });
    await documents.write(Array.from({ length: 1_200 }, (_, n) => worker(`w${n}`, 5)));
    const prepared = vi.spyOn(DatabaseSync.prototype, 'prepare');
    const page = { where: { city: { eq: 'Makati' } }, sort: [['rating', 'desc'] as const], skip: 1_100, limit: 50 };
    expect(await documents.find('workers', page)).toHaveLength(50);
    const asked = prepared.mock.calls.map(([sql]) => sql);
    prepared.mockRestore();
    await documents.close();
    const database = new DatabaseSync(file);
    const steps = asked.flatMap((sql) => {
      const parameters = sql
        .split('?')
        .slice(1)
        .map(() => 1);
      return database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...parameters);
    });
    database.close();
    const reads = steps.map((row) => String(row['detail'])).filter((step) => /SEARCH|SCAN/.test(step));
    expect(reads.filter((step) => !step.includes('COVERING INDEX'))).toEqual([
      'SEARCH docs:workers USING INTEGER PRIMARY KEY (rowid=?)',
    ]);
  });

  test('detect a reader that changes a shared document, in tests', async () => {
    const documents = await openSqliteDocuments({ file });
    await documents.ensure(workers);
    await documents.write([worker('w1', 4)]);
    const found = await documents.get<{ services: string[] }>('workers', 'w1');
    expect(() => found?.document.services.push('s2')).toThrow(TypeError);
    await documents.close();
  });

  test('show an additional writer’s changes immediately', async () => {
    const [one, other] = await Promise.all([openSqliteDocuments({ file }), openSqliteDocuments({ file })]);
    await one.ensure(workers);
    await other.ensure(workers);
    await one.write([worker('w1', 4)]);
    expect(await other.get('workers', 'w1')).toMatchObject({ document: { rating: 4 } });
    await one.write([{ ...worker('w1', 5), ifPosition: 1 }]);
    expect(await other.get('workers', 'w1')).toMatchObject({ document: { rating: 5 } });
    await Promise.all([one.close(), other.close()]);
  });

  // Windows has no file modes of this kind.
  test.skipIf(process.platform === 'win32')(
    'restrict a secret file to its owner, even an unrestricted one',
    async () => {
      const modes = () =>
        readdirSync(dirname(file)).map((name) => [
          name,
          (statSync(join(dirname(file), name)).mode & 0o777).toString(8),
        ]);
      const ownersAlone = ['documents.db', 'documents.db-shm', 'documents.db-wal'].map((name) => [name, '600']);
      const before = process.umask(0);
      try {
        const first = await openSqliteDocuments({ file, durable: true });
        await first.ensure(workers);
        expect(modes()).toEqual(ownersAlone);
        for (const [name = ''] of modes()) chmodSync(join(dirname(file), name), 0o644);
        const second = await openSqliteDocuments({ file, durable: true });
        expect(modes()).toEqual(ownersAlone);
        await Promise.all([first.close(), second.close()]);
      } finally {
        process.umask(before);
      }
    },
  );

  test('change nothing on a failed write, and report documents as unavailable', async () => {
    const documents = await openSqliteDocuments({ file });
    await documents.ensure(workers);
    await documents.write([worker('w0', 4)]);
    const full = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function exec(
      this: DatabaseSync,
      sql: string,
    ) {
      if (sql === 'COMMIT') throw sqliteError('disk I/O error', 778);
      this.prepare(sql).run();
    });
    await expect(documents.write([worker('w1', 4), worker('w2', 4)])).rejects.toThrow(EngineUnavailable);
    full.mockRestore();
    expect(await documents.count('workers')).toBe(1);
    expect(await documents.write([worker('w1', 4), worker('w2', 4)])).toEqual([true, true]);
    await documents.close();
    await expect(documents.get('workers', 'w1')).rejects.toThrow(EngineUnavailable);
  });

  test('end a transaction whose rollback failed before the next one', async () => {
    const documents = await openSqliteDocuments({ file });
    await documents.ensure(workers);
    const broken = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function exec(
      this: DatabaseSync,
      sql: string,
    ) {
      if (sql !== 'BEGIN IMMEDIATE') throw sqliteError('disk I/O error', 10);
      this.prepare(sql).run();
    });
    await expect(documents.write([worker('w1', 4)])).rejects.toThrow(EngineUnavailable);
    broken.mockRestore();
    expect(await documents.write([worker('w1', 4)])).toEqual([true]);
    await documents.close();
  });

  test('rejects an unstorable document without changes and without EngineUnavailable', async () => {
    const documents = await openSqliteDocuments({ file });
    await documents.ensure(workers);
    const other = new DatabaseSync(file);
    other.exec(
      `CREATE TRIGGER no BEFORE INSERT ON "docs:workers" WHEN NEW.id = 'w2' BEGIN SELECT raise(ABORT, 'not this'); END`,
    );
    other.close();
    const refused: unknown = await documents
      .write([worker('w1', 4), worker('w2', 4)])
      .catch((failure: unknown) => failure);
    expect(refused).toMatchObject({ code: 'ERR_SQLITE_ERROR', message: 'not this' });
    expect(refused).not.toBeInstanceOf(EngineUnavailable);
    expect(await documents.count('workers')).toBe(0);
    await documents.close();
  });

  test('refuse a corrupt file with a one-sentence error and its fix', async () => {
    await (await openSqliteDocuments({ file })).close();
    writeFileSync(file, 'not a database at all, '.repeat(500));
    await expect(openSqliteDocuments({ file })).rejects.toThrow(
      /^Cannot open .+ delete it \(it is rebuilt from the event log\), or use another folder\.$/,
    );
    const hints = { folderSetting: 'LIBRARY_DIR', restoreCommand: 'library restore DIR' };
    await expect(openSqliteDocuments({ file, durable: true, hints })).rejects.toThrow(
      /restore a back-up \(library restore DIR\), or set LIBRARY_DIR to another folder\.$/,
    );
  });

  test('leave no journal after a clean shutdown, which a replaced file could replay', async () => {
    const documents = await openSqliteDocuments({ file, durable: true });
    await documents.ensure(workers);
    await documents.write([worker('w1', 4)]);
    await documents.find('workers', { limit: 1 });
    await documents.close();
    expect(readdirSync(dirname(file)).filter((name) => name.startsWith(basename(file)))).toEqual([basename(file)]);
  });

  test('refuse private data with a damaged page with a one-sentence error and its fix', async () => {
    const documents = await openSqliteDocuments({ file, durable: true });
    await documents.ensure(workers);
    await documents.write(Array.from({ length: 200 }, (_, n) => worker(`w${n}`, 4)));
    await documents.close();
    damagePage(file);
    await expect(openSqliteDocuments({ file, durable: true })).rejects.toThrow(
      /^The private data in .+ is damaged \(.+\): restore a back-up\.$/,
    );
  });
});

import { closeSync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import { StartupError } from '../../resilience/startup-error.ts';
import { type OperatorHints, otherFolder, restoreBackUp } from '../../sqlite-files/operator-hints.ts';
import { makeOwnDatabaseFile, makeOwnFolder } from '../../sqlite-files/owner-only.ts';
import { foldWal, requireSound } from '../../sqlite-files/soundness.ts';
import { dropTables, fromStoredId, migrate, migrateIndexes, toStoredId } from './collection-tables.ts';
import { createPointReadCache } from './point-read-cache.ts';
import { createParseCache, createReader, uncachedBodies } from './parse-cache.ts';
import { findDeepPage } from './deep-page.ts';
import { addExactNumber } from './exact-number.ts';
import type { CollectionSchema, Documents, FindOptions, UnreadableOptions, Stored, Unsound } from '../port.ts';
import { type PreparedWrite, sqliteCollection } from './sqlite-collection.ts';
import { answered } from './sqlite-failures.ts';
import { countQuery, findQuery, type Query, unsoundQuery } from './where-sql.ts';

export type SqliteDocumentsOptions = UnreadableOptions & {
  file: string;
  /**
   * True for primary data: a write is on the disk when its call resolves. False for data that can be rebuilt from the
   * log.
   */
  durable?: boolean;
  /**
   * True for a file that is discarded if filling it fails: without a journal and in one transaction until it is closed,
   * which is many times faster. It is durable after closing.
   */
  disposable?: boolean;
  /** True if no other process writes to the file while it is open: enables the cache of recent reads. */
  soleWriter?: boolean;
  hints?: OperatorHints;
};

type Collection = ReturnType<typeof sqliteCollection>;

/** Documents in one SQLite file. If it cannot be opened, throws a one-sentence error with the remedy. */
export async function openSqliteDocuments({
  file,
  durable = false,
  disposable = false,
  soleWriter = false,
  hints = {},
  onUnreadable,
}: SqliteDocumentsOptions): Promise<Documents> {
  const database = openFile({ file, durable, disposable, hints });
  const transaction = <T>(work: () => T): T => (disposable ? work() : inTransaction(database, work));
  const collections = new Map<string, Collection>();
  const statements = new LRUCache<string, StatementSync>({ max: 500 });
  const latest = createPointReadCache(soleWriter);
  // The loader of a disposable file caches what it needs.
  const readable = createReader(disposable ? uncachedBodies : createParseCache(), onUnreadable);

  function collectionOf(name: string): Collection {
    const collection = collections.get(name);
    if (!collection) throw new Error(`The collection ${name} is not declared: call ensure first`);
    return collection;
  }

  function findNow<D>(collection: string, options: FindOptions): Stored<D>[] {
    const { schema } = collectionOf(collection);
    const rows = findDeepPage(query, schema, options) ?? query(findQuery(schema, options));
    return rows.flatMap((row) => readable<D>(collection, fromStoredId(schema, row['id']), row) ?? []);
  }

  function query({ sql, parameters }: Query) {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement.all(...parameters);
  }

  function getOne<D>(collection: string, id: string): Stored<D> | undefined {
    const { schema, read } = collectionOf(collection);
    const known = latest.get(collection, id);
    // The caller names the type of what it stored under this name.
    if (known) return known.stored as Stored<D> | undefined;
    const row = read.get(toStoredId(schema, id));
    const found = row && readable<D>(collection, fromStoredId(schema, row['id']), row);
    latest.keep(collection, id, found);
    return found;
  }

  function getAll<D>(collection: string, ids: readonly string[]): Stored<D>[] {
    return ids.map((id) => getOne<D>(collection, id)).filter((found) => found !== undefined);
  }

  function unsoundNow(collection: string, position: number): Unsound[] {
    const { schema } = collectionOf(collection);
    return query(unsoundQuery(schema, position)).map((row) => ({
      id: fromStoredId(schema, row['id']),
      position: Number(row['position']),
      isReadable: row['readable'] === 1,
    }));
  }

  function ensureNow(schema: CollectionSchema, indexes: 'now' | 'later'): void {
    transaction(() => {
      migrate(database, schema);
      if (indexes === 'now') migrateIndexes(database, schema);
    });
    collections.set(schema.name, sqliteCollection(database, schema));
    statements.clear();
  }

  function store(writes: readonly PreparedWrite[]): boolean[] {
    for (const { write } of writes) latest.forget(write.collection, write.id);
    return transaction(() => writes.map((one) => collectionOf(one.write.collection).apply(one)));
  }

  return {
    ensure: (schema, options) => answered(() => ensureNow(schema, options?.indexes ?? 'now')),
    get: <D>(collection: string, id: string) => answered(() => getAll<D>(collection, [id])[0]),
    getMany: <D>(collection: string, ids: readonly string[]) => answered(() => getAll<D>(collection, ids)),
    find: <D>(collection: string, options = {}) => answered(() => findNow<D>(collection, options)),
    count: (collection, where = {}) =>
      answered(() => Number(Object.values(query(countQuery(collectionOf(collection).schema, where))[0] ?? {})[0])),
    write: (writes) => answered(() => store(writes.map((write) => collectionOf(write.collection).prepare(write)))),
    unsound: (collection, position) => answered(() => unsoundNow(collection, position)),
    drop: (collection) =>
      answered(() => {
        collections.delete(collection);
        statements.clear();
        latest.clear();
        transaction(() => dropTables(database, collection));
      }),
    close: () =>
      answered(() => {
        if (!database.isOpen) return;
        if (disposable) database.exec('COMMIT');
        else foldWal(database);
        database.close();
        if (disposable) bringToDisk(file);
      }),
  };
}

/** Files filled without a journal become durable only here. */
function bringToDisk(file: string): void {
  const descriptor = openSync(file, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * A transaction whose commit failed with the disk is rolled back first. Otherwise SQLite would reject every later one
 * as nested, which does not look like a disk failure.
 */
function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  if (database.isTransaction) database.exec('ROLLBACK');
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (failure) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw failure;
  }
}

function openFile({
  file,
  durable,
  disposable,
  hints,
}: Required<Pick<SqliteDocumentsOptions, 'file' | 'durable' | 'disposable' | 'hints'>>): DatabaseSync {
  try {
    makeOwnFolder(dirname(file));
    makeOwnDatabaseFile(file);
    const database = new DatabaseSync(file, { timeout: 5000 });
    addExactNumber(database);
    // Larger pages make the many index entries of a read model's batches cheaper; single durable writes want small ones.
    database.exec(`PRAGMA page_size = ${durable ? 4096 : 8192}; ${disposable ? forFilling : forUse(durable)}`);
    if (durable) requireSound(database, { what: `The private data in ${file}`, remedy: restoreBackUp(hints) });
    return database;
  } catch (cause) {
    if (cause instanceof StartupError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartupError(`Cannot open the documents in ${file} (${reason}): ${advice(durable, hints)}`, { cause });
  }
}

/**
 * Pages are written once: the rollback journal stays empty, because the file was empty. (Node rejects SQLite's mode
 * without a journal.) The cache is small because indexes are sorted in portions of its size, which is fastest within
 * the processor's cache.
 */
const forFilling =
  'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA cache_size = -2048; BEGIN EXCLUSIVE';

function forUse(durable: boolean): string {
  return `
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = ${durable ? 'FULL' : 'NORMAL'};
    PRAGMA wal_autocheckpoint = 4000;
    PRAGMA journal_size_limit = 67108864;
    PRAGMA cache_size = -65536;
  `;
}

function advice(durable: boolean, hints: OperatorHints): string {
  const choices = durable ? restoreBackUp(hints) : 'delete it (it is rebuilt from the event log)';
  return `make its folder writable, ${choices}, or ${otherFolder(hints)}.`;
}

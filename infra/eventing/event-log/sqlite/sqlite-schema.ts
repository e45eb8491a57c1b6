import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../../resilience/startup-error.ts';
import { type OperatorHints, otherFolder, restoreBackUp } from '../../sqlite-files/operator-hints.ts';
import { makeOwnDatabaseFile } from '../../sqlite-files/owner-only.ts';
import { foldWal, requireSound } from '../../sqlite-files/soundness.ts';

/**
 * Rows are appended at the end of each table and index as far as possible: an index on random ids would touch one page
 * per event, and each touched page is written twice. So streams have numbers, and the only index on events starts with
 * the number. It includes the event's id, because a retried append is recognised by its ids within its stream.
 */
const tables = `
  CREATE TABLE IF NOT EXISTS streams (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
  ) STRICT;
  CREATE TABLE IF NOT EXISTS events (
    position INTEGER PRIMARY KEY,
    stream INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    id TEXT NOT NULL,
    type TEXT NOT NULL,
    data TEXT NOT NULL,
    metadata TEXT NOT NULL,
    recorded_at TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS identity (
    id TEXT NOT NULL,
    origin TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS events_of_stream ON events (stream, revision, id);
`;

const formatVersion = 1;

export function eventsFile(folder: string): string {
  return join(folder, 'events.db');
}

/** Opening a mistyped folder would create it and show an empty log. */
export function requireLogIn(folder: string, { folderSetting }: OperatorHints = {}): void {
  if (!existsSync(eventsFile(folder)))
    throw new StartupError(
      `No event log found in ${folder}: ${folderSetting === undefined ? 'name' : `set ${folderSetting} to`} the folder that holds one.`,
    );
}

/** Creates missing tables. Throws StartupError with the remedy if the file is unusable. */
export function prepareLogFile(folder: string, hints: OperatorHints = {}): void {
  try {
    const database = openForWriting(folder);
    try {
      requireSound(database, { what: `The event log in ${folder}`, remedy: restoreBackUp(hints) });
      createTables(database);
    } finally {
      database.close();
    }
  } catch (cause) {
    if (cause instanceof StartupError) throw cause;
    throw new StartupError(openingFailure(folder, cause, hints), { cause });
  }
}

/** Called with the last connection: merges the write-ahead log into the file, so that no other file remains. */
export function closeLogFile(folder: string): void {
  const database = openForWriting(folder);
  foldWal(database);
  database.close();
}

/** Every acknowledged transaction is durable (synchronous=FULL). The writer runs checkpoints while it is idle. */
export function openForWriting(folder: string): DatabaseSync {
  makeOwnDatabaseFile(eventsFile(folder));
  const database = new DatabaseSync(eventsFile(folder), { timeout: 5000 });
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA wal_autocheckpoint = 0;
    PRAGMA journal_size_limit = 67108864;
    PRAGMA cache_size = -16000;
  `);
  return database;
}

function createTables(database: DatabaseSync): void {
  const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
  if (version > formatVersion) throw new Error(`its format ${version} is newer than this version supports`);
  database.exec(`BEGIN IMMEDIATE; ${tables} PRAGMA user_version = ${formatVersion}; COMMIT`);
  const id = randomUUID();
  database.prepare('INSERT INTO identity SELECT ?, ? WHERE NOT EXISTS (SELECT 1 FROM identity)').run(id, id);
  database.prepare('SELECT * FROM events ORDER BY position DESC LIMIT 1').get();
}

function openingFailure(folder: string, cause: unknown, hints: OperatorHints): string {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return `Cannot open the event log in ${folder} (${reason}): make the folder writable, ${restoreBackUp(hints)}, or ${otherFolder(hints)}.`;
}

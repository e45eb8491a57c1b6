import { pathToFileURL } from 'node:url';
import { DatabaseSync } from 'node:sqlite';

/** `in use`: Suki may write to the file. `at rest`: no process writes to it, and opening it changes nothing. */
export type DatabaseUse = 'in use' | 'at rest';

/** Read-only queries. Closing a file in use may still fold the write-ahead log of a killed Suki into it. */
export function openDatabase(file: string, kept: DatabaseUse): DatabaseSync {
  if (kept === 'in use') {
    const database = new DatabaseSync(file, { timeout: 5000 });
    database.exec('PRAGMA query_only = ON');
    return database;
  }
  const url = pathToFileURL(file);
  url.searchParams.set('immutable', '1');
  return new DatabaseSync(url, { readOnly: true });
}

import { pathToFileURL } from 'node:url';
import { DatabaseSync } from 'node:sqlite';

/** How a database file is looked at: one that Suki may be writing to, or one that nobody writes to, in which nothing is touched. */
export type Kept = 'in use' | 'at rest';

/** Only for reading. The last to leave a file in use tidies up what a killed Suki left beside it, so the file itself may be written to. */
export function openDatabase(file: string, kept: Kept): DatabaseSync {
  if (kept === 'in use') {
    const database = new DatabaseSync(file, { timeout: 5000 });
    database.exec('PRAGMA query_only = ON');
    return database;
  }
  const url = pathToFileURL(file);
  url.searchParams.set('immutable', '1');
  return new DatabaseSync(url, { readOnly: true });
}

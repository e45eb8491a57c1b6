import { DatabaseSync } from 'node:sqlite';

/**
 * Brings the collections of several files into the first, whose name it returns. A table that is new there is made
 * with its indexes before anything is in it: SQLite then copies table and indexes as they lie, without building anything.
 */
export function joinSqliteDocuments([first = '', ...others]: readonly string[]): string {
  const database = new DatabaseSync(first);
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF');
    for (const other of others) takeOver(database, other);
  } finally {
    database.close();
  }
  return first;
}

function takeOver(database: DatabaseSync, file: string): void {
  database.prepare('ATTACH ? AS part').run(file);
  database.exec('BEGIN');
  const known = new Set(madeIn(database, 'main').map(({ name }) => name));
  const brought = madeIn(database, 'part');
  for (const { name, sql } of brought) if (!known.has(name)) database.exec(sql);
  // What every part has (declarations, checkpoints, parked events) differs in its rows alone.
  for (const { type, name } of brought) if (type === 'table') database.exec(`INSERT OR IGNORE INTO main."${name}" SELECT * FROM part."${name}"`);
  database.exec('COMMIT; DETACH part');
}

/** Tables first, then their indexes. */
function madeIn(database: DatabaseSync, schema: 'main' | 'part') {
  const rows = database.prepare(`SELECT type, name, sql FROM ${schema}.sqlite_schema WHERE sql IS NOT NULL ORDER BY type DESC`).all();
  return rows.map(({ type, name, sql }) => ({ type: String(type), name: String(name), sql: String(sql) }));
}

import type { DatabaseSync } from 'node:sqlite';
import { ID } from '../declared-fields.ts';
import { declaredIndexes } from '../declared-indexes.ts';
import { numberedId, numberOfId } from './numbered-ids.ts';
import type { CollectionSchema } from '../port.ts';
import { elementsAt, type StoredValue, toStored, toStoredElement, valueAt } from './stored-values.ts';

/**
 * A collection is a table with the JSON body and one column per declared field, filled on write, so that queries do
 * not parse bodies. Array elements are in a second table.
 */
export function documentsTable(collection: string): string {
  return quoted(`docs:${collection}`);
}

export function arraysTable(collection: string): string {
  return quoted(`arrays:${collection}`);
}

export function column(field: string): string {
  return quoted(`field:${field}`);
}

/**
 * The stored form of an id: a numbered one is the row number, which needs no index; any other is well-formed text, as
 * SQLite stores it. null for an id that no document can have.
 */
export function toStoredId({ numbered }: CollectionSchema, id: string): string | number | null {
  return numbered ? (numberOfId(id) ?? null) : id.toWellFormed();
}

export function fromStoredId({ numbered }: CollectionSchema, stored: unknown): string {
  return numbered ? numberedId(Number(stored)) : String(stored);
}

export type Extracted = { columns: StoredValue[]; elements: [field: string, value: StoredValue][] };

/** Reads a document's declared values. */
export function extractor(schema: CollectionSchema): (document: unknown) => Extracted {
  const fields = (schema.fields ?? []).map((field) => field.split('.'));
  const arrays = (schema.arrays ?? []).map((field) => ({ field, path: field.split('.') }));
  return (document) => ({
    columns: fields.map((path) => toStored(valueAt(document, path))),
    elements: arrays.flatMap(({ field, path }) =>
      elementsAt(document, path).map((value): [string, StoredValue] => [field, toStoredElement(value)]),
    ),
  });
}

const declarations =
  'CREATE TABLE IF NOT EXISTS declarations (collection TEXT PRIMARY KEY, schema TEXT NOT NULL) STRICT';

/**
 * Creates or updates the declared tables. Documents stored under an earlier declaration get their columns from their
 * bodies.
 */
export function migrate(database: DatabaseSync, schema: CollectionSchema): void {
  database.exec(declarations);
  const wanted = JSON.stringify({
    fields: schema.fields ?? [],
    arrays: schema.arrays ?? [],
    ...(schema.numbered && { numbered: true }),
  });
  const present = database.prepare('SELECT schema FROM declarations WHERE collection = ?').get(schema.name)?.['schema'];
  if (present === wanted) return;
  if (present === undefined) createTables(database, schema);
  else rebuildTables(database, schema);
  database.prepare('INSERT OR REPLACE INTO declarations VALUES (?, ?)').run(schema.name, wanted);
}

function createTables(database: DatabaseSync, schema: CollectionSchema): void {
  const columns = (schema.fields ?? []).map((field) => `, ${column(field)}`).join('');
  const [key, reference] = schema.numbered ? ['INTEGER PRIMARY KEY', 'INTEGER'] : ['TEXT NOT NULL UNIQUE', 'TEXT'];
  database.exec(`
    CREATE TABLE ${documentsTable(schema.name)} (id ${key}, position INTEGER NOT NULL, body TEXT NOT NULL${columns});
    CREATE TABLE ${arraysTable(schema.name)} (field TEXT, value, id ${reference}, PRIMARY KEY (field, value, id)) WITHOUT ROWID;
    CREATE INDEX ${quoted(`arrays:${schema.name}:id`)} ON ${arraysTable(schema.name)} (id);
  `);
}

function rebuildTables(database: DatabaseSync, schema: CollectionSchema): void {
  const old = quoted(`old:${schema.name}`);
  dropIndexes(database, schema.name, []);
  database.exec(`ALTER TABLE ${documentsTable(schema.name)} RENAME TO ${old}; DROP TABLE ${arraysTable(schema.name)}`);
  createTables(database, schema);
  const insert = database.prepare(insertSql(schema));
  const insertElement = database.prepare(insertElementSql(schema.name));
  const extract = extractor(schema);
  for (const { id, position, body } of database.prepare(`SELECT id, position, body FROM ${old}`).iterate()) {
    const { columns, elements } = extract(JSON.parse(String(body)));
    const stored = toStoredId(schema, typeof id === 'number' ? numberedId(id) : String(id));
    insert.run(stored, position ?? 0, body ?? '', ...columns);
    for (const [field, value] of elements) insertElement.run(field, value, stored);
  }
  database.exec(`DROP TABLE ${old}`);
}

export function insertSql({ name, fields = [] }: CollectionSchema): string {
  const names = ['id', 'position', 'body', ...fields.map(column)];
  return `INSERT INTO ${documentsTable(name)} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`;
}

/** Elements that SQLite considers equal are stored once. */
export function insertElementSql(collection: string): string {
  return `INSERT OR IGNORE INTO ${arraysTable(collection)} (field, value, id) VALUES (?, ?, ?)`;
}

/** Creates the declared indexes that are missing and drops those that are no longer declared. */
export function migrateIndexes(database: DatabaseSync, schema: CollectionSchema): void {
  const wanted = declaredIndexes(schema).map((fields) => ({
    name: `index:${schema.name}:${fields.join(',')}`,
    columns: fields.map((field) => (field === ID ? ID : column(field))).join(', '),
  }));
  dropIndexes(
    database,
    schema.name,
    wanted.map(({ name }) => name),
  );
  for (const { name, columns } of wanted) {
    database.exec(`CREATE INDEX IF NOT EXISTS ${quoted(name)} ON ${documentsTable(schema.name)} (${columns})`);
  }
}

function dropIndexes(database: DatabaseSync, collection: string, keep: readonly string[]): void {
  const indexes = database.prepare(
    `SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL`,
  );
  for (const { name } of indexes.all(`docs:${collection}`)) {
    if (!keep.includes(String(name))) database.exec(`DROP INDEX ${quoted(String(name))}`);
  }
}

export function dropTables(database: DatabaseSync, collection: string): void {
  database.exec(
    `${declarations}; DROP TABLE IF EXISTS ${documentsTable(collection)}; DROP TABLE IF EXISTS ${arraysTable(collection)}`,
  );
  database.prepare('DELETE FROM declarations WHERE collection = ?').run(collection);
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  arraysTable,
  column,
  documentsTable,
  type Extracted,
  extractor,
  insertElementSql,
  insertSql,
  toStoredId,
} from './collection-tables.ts';
import { notNumbered } from '../declared-fields.ts';
import type { CollectionSchema, Write } from '../port.ts';

/** A write prepared before its transaction starts, so that an invalid document does not interrupt it. */
export type PreparedWrite = {
  write: Omit<Write, 'document'>;
  storedId: string | number;
  body: string | null;
  extracted: Extracted;
};

/** The guarded writes of one collection, on prepared statements. */
export function sqliteCollection(database: DatabaseSync, schema: CollectionSchema) {
  const table = documentsTable(schema.name);
  const extract = extractor(schema);
  const hasArrays = (schema.arrays ?? []).length > 0;
  const changes = ['position', 'body', ...(schema.fields ?? []).map(column)].map((name) => `${name} = ?`).join(', ');
  const insert = database.prepare(`${insertSql(schema)} ON CONFLICT (id) DO NOTHING`);
  const update = database.prepare(`UPDATE ${table} SET ${changes} WHERE id = ? AND position = ?`);
  const remove = database.prepare(`DELETE FROM ${table} WHERE id = ? AND position = ?`);
  const exists = database.prepare(`SELECT 1 FROM ${table} WHERE id = ?`);
  const insertElement = database.prepare(insertElementSql(schema.name));
  const removeElements = database.prepare(`DELETE FROM ${arraysTable(schema.name)} WHERE id = ?`);
  const read = database.prepare(`SELECT id, position, body FROM ${table} WHERE id = ?`);

  function applyToRow({ write, storedId, body, extracted }: PreparedWrite): boolean {
    const { position, ifPosition } = write;
    if (body === null)
      return ifPosition === 'none' ? exists.get(storedId) === undefined : changed(remove, storedId, ifPosition);
    if (ifPosition === 'none') return changed(insert, storedId, position, body, ...extracted.columns);
    return changed(update, position, body, ...extracted.columns, storedId, ifPosition);
  }

  function apply(prepared: PreparedWrite): boolean {
    const happened = applyToRow(prepared);
    if (!happened || !hasArrays) return happened;
    if (prepared.write.ifPosition !== 'none') removeElements.run(prepared.storedId);
    for (const [field, value] of prepared.extracted.elements) insertElement.run(field, value, prepared.storedId);
    return true;
  }

  return {
    schema,
    read,

    prepare(write: Write): PreparedWrite {
      const { id, document } = write;
      const storedId = toStoredId(schema, id);
      if (storedId === null) throw notNumbered(schema, id);
      if (document === null) return { write, storedId, body: null, extracted: { columns: [], elements: [] } };
      return { write, storedId, body: JSON.stringify(document), extracted: extract(document) };
    },

    /** Returns whether the write was applied. */
    apply,
  };
}

function changed(statement: StatementSync, ...parameters: SQLInputValue[]): boolean {
  return statement.run(...parameters).changes === 1;
}

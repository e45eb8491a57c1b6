import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { arraysTable, column, documentsTable, type Extracted, extractor, insertElementSql, insertSql } from './collection-tables.ts';
import type { CollectionSchema, Write } from './port.ts';

/** A write made ready before its transaction begins, so that a document that can't be written stops nothing half-way. */
export type PreparedWrite = { write: Omit<Write, 'document'>; body: string | null; extracted: Extracted };

/** The guarded writes of one collection, on prepared statements. */
export function sqliteCollection(database: DatabaseSync, schema: CollectionSchema) {
  const table = documentsTable(schema.name);
  const extract = extractor(schema);
  const hasArrays = (schema.arrays ?? []).length > 0;
  const changes = ['position', 'body', ...(schema.fields ?? []).map(column)].map((name) => `${name} = ?`).join(', ');
  const insert = database.prepare(insertSql(schema));
  const update = database.prepare(`UPDATE ${table} SET ${changes} WHERE id = ? AND position = ?`);
  const remove = database.prepare(`DELETE FROM ${table} WHERE id = ? AND position = ?`);
  const exists = database.prepare(`SELECT 1 FROM ${table} WHERE id = ?`);
  const insertElement = database.prepare(insertElementSql(schema.name));
  const removeElements = database.prepare(`DELETE FROM ${arraysTable(schema.name)} WHERE id = ?`);
  const read = database.prepare(`SELECT id, position, body FROM ${table} WHERE id = ?`);

  function applyToRow({ write, body, extracted }: PreparedWrite): boolean {
    const { id, position, ifPosition } = write;
    if (body === null) return ifPosition === 'none' ? exists.get(id) === undefined : changed(remove, id, ifPosition);
    if (ifPosition === 'none') return changed(insert, id, position, body, ...extracted.columns);
    return changed(update, position, body, ...extracted.columns, id, ifPosition);
  }

  return {
    schema,
    read,

    prepare: (write: Write) => prepareWrite(write, extract),

    apply(prepared: PreparedWrite): boolean {
      const happened = applyToRow(prepared);
      if (!happened || !hasArrays) return happened;
      const { id, ifPosition } = prepared.write;
      if (ifPosition !== 'none') removeElements.run(id);
      for (const [field, value] of prepared.extracted.elements) insertElement.run(field, value, id);
      return true;
    },
  };
}

export function prepareWrite(write: Write, extract: (document: unknown) => Extracted): PreparedWrite {
  const { document } = write;
  if (document === null) return { write, body: null, extracted: { columns: [], elements: [] } };
  return { write, body: JSON.stringify(document), extracted: extract(document) };
}

function changed(statement: StatementSync, ...parameters: SQLInputValue[]): boolean {
  return statement.run(...parameters).changes === 1;
}

import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { documentsTable, extractor, insertElementSql, insertSql, migrate, toStoredId } from './collection-tables.ts';
import { numberedId } from './numbered-ids.ts';
import type { CollectionSchema } from '../port.ts';

/** Collections that a new file takes from the old one, with a filter of document ids. */
export type Kept = Readonly<Record<string, (id: string) => boolean>>;

const Declared = z.object({
  fields: z.array(z.string()),
  arrays: z.array(z.string()),
  numbered: z.optional(z.boolean()),
});

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const damaged: readonly number[] = [11, 26];

/**
 * Copies the kept documents unchanged into the new file, with their positions. A damaged old file is skipped: all of
 * its content can be rebuilt.
 */
export function carryOver(file: string, fresh: string, kept: Kept): void {
  if (!existsSync(file)) return;
  const from = new DatabaseSync(file);
  const to = new DatabaseSync(fresh);
  try {
    to.exec('BEGIN IMMEDIATE');
    for (const [name, isKept] of Object.entries(kept)) {
      const schema = declaredIn(from, name);
      if (schema) copy(schema, { from, to, isKept });
    }
    to.exec('COMMIT');
  } catch (failure) {
    if (to.isTransaction) to.exec('ROLLBACK');
    if (!isDamaged(failure)) throw failure;
  } finally {
    from.close();
    to.close();
  }
}

/** Undefined for a collection that this file does not have. */
function declaredIn(database: DatabaseSync, name: string): CollectionSchema | undefined {
  const hasAny = database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'declarations'`).get();
  const row = hasAny && database.prepare('SELECT schema FROM declarations WHERE collection = ?').get(name);
  return row && { name, ...Declared.parse(JSON.parse(String(row['schema']))) };
}

type Copying = { from: DatabaseSync; to: DatabaseSync; isKept: (id: string) => boolean };

/** Indexes are created by the next process that opens and declares the collection. */
function copy(schema: CollectionSchema, { from, to, isKept }: Copying): void {
  migrate(to, schema);
  const insert = to.prepare(`${insertSql(schema)} ON CONFLICT (id) DO NOTHING`);
  const insertElement = to.prepare(insertElementSql(schema.name));
  const extract = extractor(schema);
  for (const row of from.prepare(`SELECT id, position, body FROM ${documentsTable(schema.name)}`).iterate()) {
    const id = typeof row['id'] === 'number' ? numberedId(row['id']) : String(row['id']);
    if (!isKept(id)) continue;
    const { columns, elements } = extract(JSON.parse(String(row['body'])));
    const stored = toStoredId(schema, id);
    const { changes } = insert.run(stored, Number(row['position']), String(row['body']), ...columns);
    if (changes === 0) continue;
    for (const [field, value] of elements) insertElement.run(field, value, stored);
  }
}

function isDamaged(failure: unknown): boolean {
  return failure instanceof Error && 'errcode' in failure && damaged.includes(Number(failure.errcode) & 0xff);
}

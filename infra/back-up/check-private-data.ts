import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { damageOf } from '../eventing/sqlite.ts';
import { type DatabaseUse, openDatabase } from './open-database.ts';

/** `documents`: the stored file id of each document id. */
export type PrivateCheck = { documents: Map<string, string>; problems: string[] };

const StoredDocument = z.object({ fileId: z.string() });
const TABLE = 'docs:private-files';

export function checkPrivateData(file: string, kept: DatabaseUse): PrivateCheck {
  let database: DatabaseSync | undefined;
  try {
    database = openDatabase(file, kept);
    const damage = damageOf(database, 'integrity_check');
    if (damage !== null) return { documents: new Map(), problems: [`The private data is damaged: ${damage}.`] };
    return { documents: documentsIn(database), problems: [] };
  } catch (failure) {
    return {
      documents: new Map(),
      problems: [`Cannot read the private data: ${failure instanceof Error ? failure.message : String(failure)}.`],
    };
  } finally {
    database?.close();
  }
}

function documentsIn(database: DatabaseSync): Map<string, string> {
  if (!database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(TABLE)) return new Map();
  const rows = database.prepare(`SELECT id, body FROM "${TABLE}"`).all();
  return new Map(rows.map(({ id, body }) => [String(id), z.parse(StoredDocument, JSON.parse(String(body))).fileId]));
}

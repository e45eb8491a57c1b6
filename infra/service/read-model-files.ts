import { join } from 'node:path';
import { partitionDocuments, type Partitioning } from '../eventing/documents/sqlite/partitioned-documents.ts';
import type { Documents } from '../eventing/documents/port.ts';
import { openSqliteDocuments, type SqliteDocumentsOptions } from '../eventing/documents/sqlite/sqlite-documents.ts';
import { removeSqliteFile } from '../eventing/documents/sqlite/replace-sqlite-documents.ts';

/**
 * The embedded read models lie in two files, so that a rebuild can fill each with a thread of its own. Whoever moves a
 * read model from one to the other, or adds a file, gives all of them new names and puts the old ones among `former`.
 */
const files = ['read-models-1.db', 'read-models-2.db'] as const;
const former: readonly string[] = ['read-models.db'];

/** What the second file holds; everything else lies in the first. The two cost a rebuild about the same. */
const inSecond: ReadonlySet<string> = new Set([
  'audit-log',
  'conversations',
  'messages',
  'analytics-requests',
  'analytics-clients',
]);

/** What is said about a read model lies with it, so that each file is whole by itself: the ids begin with the read model's name. */
const aboutReadModels: ReadonlySet<string> = new Set(['checkpoints', 'parked-events']);

const division: Partitioning = {
  ofCollection: (name) => (aboutReadModels.has(name) ? undefined : placeOf(name)),
  ofDocument: (_, id) => placeOf(id.split('~')[0] ?? ''),
};

function placeOf(readModel: string): number {
  return inSecond.has(readModel) ? 1 : 0;
}

/** In the order of the places. */
export function readModelFiles(dataDir: string): string[] {
  return files.map((name) => join(dataDir, name));
}

/** Which of the read models lie in which file, in the order of the files. */
export function readModelsByFile(names: readonly string[]): string[][] {
  return files.map((_, place) => names.filter((name) => placeOf(name) === place));
}

/** The embedded read models of a data folder. What a former version left there goes: it is built anew from the log. */
export async function openReadModelFiles(
  dataDir: string,
  options: Pick<SqliteDocumentsOptions, 'soleWriter' | 'onUnreadable'> = {},
): Promise<Documents> {
  for (const name of former) await removeSqliteFile(join(dataDir, name));
  const opened: Documents[] = [];
  try {
    for (const file of readModelFiles(dataDir)) opened.push(await openSqliteDocuments({ file, ...options }));
  } catch (failure) {
    for (const one of opened) await one.close();
    throw failure;
  }
  return partitionDocuments(opened, division);
}

import { join } from 'node:path';
import {
  partitionDocuments,
  type Partitioning,
  openSqliteDocuments,
  type SqliteDocumentsOptions,
  removeSqliteFile,
} from '../eventing/sqlite.ts';
import type { Documents } from '../eventing/documents.ts';
import { operatorHints } from './operator-hints.ts';

/**
 * The embedded read models use two files, so that a rebuild can fill each in its own thread. If you move a read model
 * or add a file, rename all files and add the old names to `former`.
 */
const files = ['read-models-1.db', 'read-models-2.db'] as const;
const former: readonly string[] = ['read-models.db'];

/** Contents of the second file; all other read models are in the first. Both take a rebuild about the same time. */
const inSecond: ReadonlySet<string> = new Set([
  'audit-log',
  'conversations',
  'messages',
  'analytics-requests',
  'analytics-clients',
]);

/**
 * Checkpoints and parked events are in the file of their read model, so that each file is complete. Ids begin with
 * the read model's name.
 */
const aboutReadModels: ReadonlySet<string> = new Set(['checkpoints', 'parked-events']);

const division: Partitioning = {
  ofCollection: (name) => (aboutReadModels.has(name) ? undefined : placeOf(name)),
  ofDocument: (_, id) => placeOf(id.split('~')[0] ?? ''),
};

function placeOf(readModel: string): number {
  return inSecond.has(readModel) ? 1 : 0;
}

/** In the order of the files. */
export function readModelFiles(dataDir: string): string[] {
  return files.map((name) => join(dataDir, name));
}

/** The read models of each file, in the order of the files. */
export function readModelsByFile(names: readonly string[]): string[][] {
  return files.map((_, place) => names.filter((name) => placeOf(name) === place));
}

/** Opens the embedded read models of a data folder. Deletes files of former versions; they are rebuilt from the log. */
export async function openReadModelFiles(
  dataDir: string,
  options: Pick<SqliteDocumentsOptions, 'soleWriter' | 'onUnreadable'> = {},
): Promise<Documents> {
  for (const name of former) await removeSqliteFile(join(dataDir, name));
  const opened: Documents[] = [];
  try {
    for (const file of readModelFiles(dataDir))
      opened.push(await openSqliteDocuments({ file, hints: operatorHints, ...options }));
  } catch (failure) {
    for (const one of opened) await one.close();
    throw failure;
  }
  return partitionDocuments(opened, division);
}

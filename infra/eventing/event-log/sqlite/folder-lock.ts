import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../../resilience/startup-error.ts';
import { type OperatorHints, otherFolder } from '../../sqlite-files/operator-hints.ts';
import { makeOwnDatabaseFile, makeOwnFolder } from '../../sqlite-files/owner-only.ts';

/** Marker file of an unfinished restore: the files beside it may belong to two states. */
export const RESTORING = 'restore-unfinished';

/**
 * Creates the folder if missing and locks it against a second process. The lock is an open exclusive transaction on a
 * separate file. The operating system releases it when the process ends, so a crash leaves nothing to clean up.
 */
export function lockFolder(
  folder: string,
  { restoring = false, hints = {} }: { restoring?: boolean; hints?: OperatorHints } = {},
): { release(): void } {
  let database: DatabaseSync | undefined;
  try {
    makeOwnFolder(folder);
    makeOwnDatabaseFile(join(folder, 'lock.db'));
    database = new DatabaseSync(join(folder, 'lock.db'), { timeout: 0 });
    database.exec('BEGIN EXCLUSIVE');
    if (!restoring) requireRestored(folder, hints);
    const locked = database;
    return { release: () => void (locked.isOpen && locked.close()) };
  } catch (cause) {
    database?.close();
    if (cause instanceof StartupError) throw cause;
    throw new StartupError(failure(folder, cause, hints), { cause });
  }
}

function requireRestored(folder: string, { restoreCommand }: OperatorHints): void {
  if (!existsSync(join(folder, RESTORING))) return;
  const restore = restoreCommand === undefined ? 'restore' : `run ${restoreCommand}`;
  throw new StartupError(`A restore into ${folder} did not finish: ${restore} again with the same back-up.`);
}

function failure(folder: string, cause: unknown, hints: OperatorHints): string {
  if (isBusy(cause))
    return `The data folder ${folder} is in use by another process: stop that process, or ${otherFolder(hints)}.`;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return `Cannot lock the data folder ${folder} (${reason}): make it writable, or ${otherFolder(hints)}.`;
}

const busy = 5;

function isBusy(cause: unknown): boolean {
  return cause instanceof Error && 'errcode' in cause && cause.errcode === busy;
}

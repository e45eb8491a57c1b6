import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../../resilience/startup-error.ts';
import { makeOwnDatabaseFile, makeOwnFolder } from '../../sqlite-files/owner-only.ts';

/** Stands in a folder while a back-up is put in place there: what is beside it may belong to two states. */
export const RESTORING = 'restore-unfinished';

/**
 * Makes the folder where missing and keeps a second process off it. The lock is an open exclusive transaction on a file of its own:
 * the operating system releases it however the process ends, so nothing has to be cleaned up after a crash.
 */
export function lockFolder(folder: string, { restoring = false } = {}): { release(): void } {
  let database: DatabaseSync | undefined;
  try {
    makeOwnFolder(folder);
    makeOwnDatabaseFile(join(folder, 'lock.db'));
    database = new DatabaseSync(join(folder, 'lock.db'), { timeout: 0 });
    database.exec('BEGIN EXCLUSIVE');
    if (!restoring) requireRestored(folder);
    const locked = database;
    return { release: () => void (locked.isOpen && locked.close()) };
  } catch (cause) {
    database?.close();
    if (cause instanceof StartupError) throw cause;
    throw new StartupError(failure(folder, cause), { cause });
  }
}

function requireRestored(folder: string): void {
  if (!existsSync(join(folder, RESTORING))) return;
  throw new StartupError(
    `A restore into ${folder} was cut short: run npm run restore -- DIR again, with the same back-up.`,
  );
}

function failure(folder: string, cause: unknown): string {
  if (isBusy(cause))
    return `The data folder ${folder} is in use by another Suki process: stop that one, or set DATA_DIR to another folder.`;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return `The data folder ${folder} can't be locked (${reason}): make it writable, or set DATA_DIR to another folder.`;
}

const busy = 5;

function isBusy(cause: unknown): boolean {
  return cause instanceof Error && 'errcode' in cause && cause.errcode === busy;
}

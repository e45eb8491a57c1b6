import type { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../resilience/startup-error.ts';

/**
 * Throws StartupError when pages or indexes of the file are damaged, rather than failing later at a read.
 * `remedy` ends the error message.
 */
export function requireSound(database: DatabaseSync, { what, remedy }: { what: string; remedy: string }): void {
  const damage = damageOf(database, 'quick_check');
  if (damage !== null) throw new StartupError(`${what} is damaged (${damage}): ${remedy}.`);
}

/** The first problem, or null. `quick_check` does not compare index contents with the table. */
export function damageOf(database: DatabaseSync, check: 'quick_check' | 'integrity_check'): string | null {
  try {
    const found = String(Object.values(database.prepare(`PRAGMA ${check}(1)`).get() ?? {})[0]);
    return found === 'ok' ? null : found.replaceAll(/\s+/g, ' ');
  } catch (failure) {
    return failure instanceof Error ? failure.message : String(failure);
  }
}

/** Folds the write-ahead log into the file. Pages that a reader still uses stay in the log, which remains valid. */
export function foldWal(database: DatabaseSync): void {
  try {
    database.exec('PRAGMA busy_timeout = 500; PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // The disk is full; the next start folds the log.
  }
}

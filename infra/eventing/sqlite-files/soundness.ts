import type { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../resilience/startup-error.ts';

/**
 * Throws StartupError where pages or indexes of the file are damaged: better than to go on until somebody meets them.
 * `mend`: what to do.
 */
export function requireSound(database: DatabaseSync, { what, mend }: { what: string; mend: string }): void {
  const damage = damageOf(database, 'quick_check');
  if (damage !== null) throw new StartupError(`${what} is damaged (${damage}): ${mend}.`);
}

/** The first that is wrong; null where nothing is. `quick_check` does not compare indexes with what they find. */
export function damageOf(database: DatabaseSync, check: 'quick_check' | 'integrity_check'): string | null {
  try {
    const found = String(Object.values(database.prepare(`PRAGMA ${check}(1)`).get() ?? {})[0]);
    return found === 'ok' ? null : found.replaceAll(/\s+/g, ' ');
  } catch (failure) {
    return failure instanceof Error ? failure.message : String(failure);
  }
}

/** Moves the write-ahead log into the file. Whoever still reads keeps what it can't move: it stays whole beside the file. */
export function foldWal(database: DatabaseSync): void {
  try {
    database.exec('PRAGMA busy_timeout = 500; PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // A full disk: the next start moves it.
  }
}

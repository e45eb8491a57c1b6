import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { makeOwnFolder, OWNER_ONLY_FILE } from '../eventing/sqlite.ts';
import { StartupError } from '../eventing/resilience.ts';

/** Small secret files in the data folder, readable by their owner only. */

/**
 * Undefined if the file does not exist. Throws StartupError if it is unreadable. `otherwise` is the alternative remedy
 * in that message, such as "set TOKEN_SECRET".
 */
export function readSecretFile(file: string, otherwise: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') return undefined;
    const reason = failure instanceof Error ? failure.message : String(failure);
    throw new StartupError(
      `Cannot read ${file} (${reason}): make the user that runs Suki its owner, or ${otherwise}.`,
      {
        cause: failure,
      },
    );
  }
}

/** Writes a temporary file, syncs it, renames it and syncs the folder: after a power cut the file is complete or absent. */
export function writeSecretFile(folder: string, name: string, text: string): void {
  makeOwnFolder(folder);
  const file = join(folder, name);
  const aside = `${file}.new`;
  synced(aside, 'w', (descriptor) => writeSync(descriptor, text));
  renameSync(aside, file);
  synced(folder, 'r', () => {});
}

function synced(path: string, flags: 'w' | 'r', work: (descriptor: number) => void): void {
  const descriptor = openSync(path, flags, OWNER_ONLY_FILE);
  try {
    work(descriptor);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { makeOwnFolder, OWNER_ONLY_FILE } from '../eventing/sqlite-files/owner-only.ts';
import { StartupError } from '../eventing/resilience/startup-error.ts';

/** Small files of secrets in the data folder, for the owner alone. */

/**
 * undefined where there is none. Throws StartupError for one that can't be read, saying what to do: `otherwise`, as in
 * "set TOKEN_SECRET".
 */
export function readKeptFile(file: string, otherwise: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') return undefined;
    const reason = failure instanceof Error ? failure.message : String(failure);
    throw new StartupError(
      `${file} can't be read (${reason}): give it to the user that Suki runs as, or ${otherwise}.`,
      {
        cause: failure,
      },
    );
  }
}

/** Written aside, synced and renamed into place, and the folder with it: after a power cut it is there whole, or not at all. */
export function writeKeptFile(folder: string, name: string, text: string): void {
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

import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What lies in the data folder is for the user that Suki runs as, and for nobody else on the machine. */

export const OWNER_ONLY_FILE = 0o600;
export const OWNER_ONLY_FOLDER = 0o700;

/** Like mkdir -p. Node's own recursive mkdir never returns where the system refuses new folders with "not found", as in /proc. */
export function makeOwnFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeOwnFolder(dirname(folder));
  mkdirSync(folder, { mode: OWNER_ONLY_FOLDER });
}

/** Before SQLite opens it, because the files beside it get its mode; those that an earlier process left have theirs already. */
export function makeOwnDatabaseFile(file: string): void {
  if (!existsSync(file)) writeFileSync(file, '', { mode: OWNER_ONLY_FILE });
  for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, OWNER_ONLY_FILE);
}

/**
 * Closes what an earlier version of Suki left open for others. A folder is closed after all that is in it, so one that is
 * closed needs no second look: uploads may be many. Answers with the paths that belong to somebody else, and stay as they are.
 */
export function closeToOthers(folder: string): string[] {
  const notOurs: string[] = [];
  const reach = (path: string, work: () => void) => {
    try {
      work();
    } catch (error) {
      // Gone meanwhile, as the file of a process that ends is; or not ours.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) notOurs.push(path);
    }
  };
  reach(folder, () => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isFile()) reach(path, () => setMode(path, OWNER_ONLY_FILE));
      else if (entry.isDirectory() && modeOf(path) !== OWNER_ONLY_FOLDER) notOurs.push(...closeToOthers(path));
    }
    setMode(folder, OWNER_ONLY_FOLDER);
  });
  return notOurs;
}

function setMode(path: string, mode: number): void {
  if (modeOf(path) !== mode) chmodSync(path, mode);
}

function modeOf(path: string): number {
  return statSync(path).mode & 0o777;
}

import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The data folder is readable only by the user that runs the process. */

export const OWNER_ONLY_FILE = 0o600;
export const OWNER_ONLY_FOLDER = 0o700;

/** Like mkdir -p. Node's recursive mkdir hangs where the system refuses new folders with "not found", as in /proc. */
export function makeOwnFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeOwnFolder(dirname(folder));
  mkdirSync(folder, { mode: OWNER_ONLY_FOLDER });
}

/**
 * Called before SQLite opens the file: files that SQLite creates beside it get its mode. Existing ones already have
 * theirs.
 */
export function makeOwnDatabaseFile(file: string): void {
  if (!existsSync(file)) writeFileSync(file, '', { mode: OWNER_ONLY_FILE });
  for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, OWNER_ONLY_FILE);
}

/**
 * Restricts files that an earlier version left readable for others. A folder is restricted after its content, so a
 * restricted one is skipped: there may be many uploads. Returns the paths of other owners, which stay unchanged.
 */
export function closeToOthers(folder: string): string[] {
  const notOurs: string[] = [];
  const reach = (path: string, work: () => void) => {
    try {
      work();
    } catch (error) {
      // Deleted meanwhile (a file of an ending process), or owned by another user.
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

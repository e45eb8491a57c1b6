import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../eventing/resilience.ts';
import { RESTORING, lockFolder, makeOwnFolder, OWNER_ONLY_FILE } from '../eventing/sqlite.ts';
import { checkBackUp } from './check-back-up.ts';
import type { Parts } from './check-data.ts';
import { identityIn } from './check-log.ts';
import { copyHashed } from './hashed-copy.ts';
import type { Manifest } from './manifest.ts';
import { openDatabase } from './open-database.ts';
import { syncFolder } from './take-back-up.ts';
import { operatorHints } from '../service/operator-hints.ts';

type Options = {
  from: string;
  dataDir: string;
  parts: Parts;
  /** Also replaces another log. */
  replace?: boolean;
  now?: () => Date;
};

export type Restored = {
  manifest: Manifest;
  /** Folder with the previous data; null if the data folder was empty. */
  replaced: string | null;
};

/** Moved aside even if the back-up has none. */
const stores = ['files', 'private-files'];
/** Deleted; the next start rebuilds them from the log. */
const rebuilt = /^read-models.*\.db(-wal|-shm|-journal)?$/;

/**
 * Restores a back-up into a data folder. Changes nothing until the complete copy is staged and checked. Moves the
 * previous data aside instead of deleting it. Suki refuses the folder until all renames are done. The log gets a new id,
 * because checkpoints of the previous state (MongoDB, Kafka) no longer apply. Throws StartupError.
 */
export async function restoreBackUp({
  from,
  dataDir,
  parts,
  replace = false,
  now = () => new Date(),
}: Options): Promise<Restored> {
  const manifest = await requireSoundManifest(from);
  requireSameParts(manifest, parts);
  const lock = lockFolder(dataDir, { restoring: true, hints: operatorHints });
  try {
    if (!replace) requireSameLog(dataDir, manifest);
    const staged = join(dataDir, 'restore-staged');
    await rm(staged, { recursive: true, force: true });
    await stage(from, staged, manifest);
    const replaced = await swap({
      dataDir,
      staged,
      aside: join(dataDir, `replaced-${now().toISOString().replaceAll(':', '-')}`),
    });
    return { manifest, replaced };
  } finally {
    lock.release();
  }
}

async function requireSoundManifest(from: string): Promise<Manifest> {
  const { manifest, check } = await checkBackUp(from);
  const [problem = check.missing[0] === undefined ? undefined : `${check.missing[0]} is missing.`] = check.problems;
  if (problem !== undefined)
    throw new StartupError(`The back-up in ${from} is damaged; nothing was changed: ${problem}`);
  return manifest;
}

function requireSameParts({ log, privateData }: Manifest, parts: Parts): void {
  if ((log !== null) !== parts.log)
    throw new StartupError(
      log
        ? 'The back-up holds an event log for DATA_DIR, but EVENTSTORE_URL names a server: unset EVENTSTORE_URL.'
        : 'The back-up holds no event log because a server stored it: set EVENTSTORE_URL to that server.',
    );
  if (privateData !== parts.privateData)
    throw new StartupError(
      privateData
        ? 'The back-up holds private data for DATA_DIR, but MONGODB_URL names a server: unset MONGODB_URL.'
        : 'The back-up holds no private data because a server stored it: set MONGODB_URL to that server.',
    );
}

/** An unreadable log does not count as another log: it may be the reason for the restore, and is only moved aside. */
function requireSameLog(dataDir: string, { log }: Manifest): void {
  const origin = log && originIn(join(dataDir, 'events.db'));
  if (!log || !origin || origin === log.origin) return;
  throw new StartupError(
    `${dataDir} holds another event log than the back-up: set DATA_DIR to another folder, or add --replace to move that log aside.`,
  );
}

/** Null if the log has no events. */
function originIn(file: string): string | null {
  if (!existsSync(file)) return null;
  let database: DatabaseSync | undefined;
  try {
    database = openDatabase(file, 'in use');
    const hasEvents = database.prepare('SELECT 1 FROM events LIMIT 1').get() !== undefined;
    return hasEvents ? (identityIn(database)?.origin ?? null) : null;
  } catch {
    return null;
  } finally {
    database?.close();
  }
}

async function stage(from: string, staged: string, { files, log }: Manifest): Promise<void> {
  makeOwnFolder(staged);
  for (const { path, sha256 } of files) {
    const copied = await copyHashed(join(from, path), join(staged, path));
    if (copied.sha256 !== sha256)
      throw new StartupError(`${path} in ${from} changed during the restore; the data folder was not changed.`);
  }
  if (log) renewId(join(staged, 'events.db'));
}

function renewId(file: string): void {
  const database = new DatabaseSync(file);
  try {
    if (identityIn(database)) database.prepare('UPDATE identity SET id = ?').run(randomUUID());
  } finally {
    database.close();
  }
}

/** Repeatable after an interruption: moves aside the data present then and places all files again. */
async function swap({
  dataDir,
  staged,
  aside,
}: {
  dataDir: string;
  staged: string;
  aside: string;
}): Promise<string | null> {
  await writeFile(join(dataDir, RESTORING), '', { mode: OWNER_ONLY_FILE, flush: true });
  await syncFolder(dataDir);
  const names = await readdir(dataDir);
  const arriving = await readdir(staged);
  const leaving = names.filter((name) =>
    [...arriving, ...stores].some((one) => [one, `${one}-wal`, `${one}-shm`].includes(name)),
  );
  if (leaving.length > 0) makeOwnFolder(aside);
  for (const name of leaving) await rename(join(dataDir, name), join(aside, name));
  for (const name of names.filter((one) => rebuilt.test(one))) await rm(join(dataDir, name));
  for (const name of arriving) await rename(join(staged, name), join(dataDir, name));
  await rm(staged, { recursive: true });
  await syncFolder(dataDir);
  await rm(join(dataDir, RESTORING));
  return leaving.length > 0 ? aside : null;
}

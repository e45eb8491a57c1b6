import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../eventing/resilience/startup-error.ts';
import { RESTORING, lockFolder } from '../eventing/event-log/sqlite/folder-lock.ts';
import { makeOwnFolder, OWNER_ONLY_FILE } from '../eventing/sqlite-files/owner-only.ts';
import { checkBackUp } from './check-back-up.ts';
import type { Parts } from './check-data.ts';
import { identityIn } from './check-log.ts';
import { copyHashed } from './hashed-copy.ts';
import type { Manifest } from './manifest.ts';
import { openDatabase } from './open-database.ts';
import { syncFolder } from './take-back-up.ts';

type Options = {
  from: string;
  dataDir: string;
  parts: Parts;
  /** Also over another log. */ replace?: boolean;
  now?: () => Date;
};

export type Restored = {
  manifest: Manifest;
  /** Where that lies which was there before; null where nothing was. */ replaced: string | null;
};

/** Also where the back-up has none. */
const stores = ['files', 'private-files'];
/** What can be rebuilt from the log is not kept for its own sake. */
const rebuilt = /^read-models.*\.db(-wal|-shm|-journal)?$/;

/**
 * Puts a back-up in the place of what a data folder keeps. Until all of it lies checked beside, nothing is touched; what
 * was there is moved aside and not deleted; and Suki refuses the folder while the few renames are not all done. The log
 * gets a new id: what follows it elsewhere (MongoDB, Kafka) is not of this state. Throws StartupError, in one sentence.
 */
export async function restoreBackUp({
  from,
  dataDir,
  parts,
  replace = false,
  now = () => new Date(),
}: Options): Promise<Restored> {
  const manifest = await soundManifest(from);
  requireSameParts(manifest, parts);
  const lock = lockFolder(dataDir, { restoring: true });
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

async function soundManifest(from: string): Promise<Manifest> {
  const { manifest, check } = await checkBackUp(from);
  const [problem = check.missing[0] === undefined ? undefined : `${check.missing[0]} is not there.`] = check.problems;
  if (problem !== undefined)
    throw new StartupError(`The back-up in ${from} is damaged, and nothing was changed: ${problem}`);
  return manifest;
}

function requireSameParts({ log, privateData }: Manifest, parts: Parts): void {
  if ((log !== null) !== parts.log)
    throw new StartupError(
      log
        ? 'The back-up holds an event log for DATA_DIR, and EVENTSTORE_URL names a server: unset one of the two.'
        : 'The back-up holds no event log, since a server kept it: set EVENTSTORE_URL, as it was.',
    );
  if (privateData !== parts.privateData)
    throw new StartupError(
      privateData
        ? 'The back-up holds private data for DATA_DIR, and MONGODB_URL names a server: unset one of the two.'
        : 'The back-up holds no private data, since a server kept them: set MONGODB_URL, as it was.',
    );
}

/** What can't be read is no other log: it may be what the back-up is for, and is only moved aside. */
function requireSameLog(dataDir: string, { log }: Manifest): void {
  const origin = log && originIn(join(dataDir, 'events.db'));
  if (!log || !origin || origin === log.origin) return;
  throw new StartupError(
    `${dataDir} holds another event log than the back-up: set DATA_DIR to another folder, or say --replace to move it aside.`,
  );
}

/** null where there are no events. */
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
      throw new StartupError(`${path} changed while it was read from ${from}: nothing was changed.`);
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

/** Run again after it was cut short, it moves aside what is there by then, and puts all in place once more. */
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

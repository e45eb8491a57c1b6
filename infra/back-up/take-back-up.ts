import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { backup } from 'node:sqlite';
import { StartupError } from '../eventing/resilience.ts';
import { makeOwnDatabaseFile, makeOwnFolder, OWNER_ONLY_FILE } from '../eventing/sqlite.ts';
import { checkBackUp } from './check-back-up.ts';
import { checkData, type DataCheck, type Parts } from './check-data.ts';
import { pathsOf, storedIds } from './check-files.ts';
import { copyHashed, hashOf } from './hashed-copy.ts';
import { MANIFEST, type Manifest } from './manifest.ts';
import { openDatabase } from './open-database.ts';

type Options = { dataDir: string; to: string; parts: Parts; now?: () => Date };
type CopiedFile = Manifest['files'][number];

/** Copies the file in one step, so that concurrent writes do not mix two states. */
const WHOLE_FILE = 2 ** 31 - 1;

/**
 * Backs up the data of a folder that cannot be rebuilt; Suki may run. The new folder appears only when it is complete and
 * has passed its check. Copies the log first, so that everything its events name is in the parts copied later
 * (docs/decisions/back-up.md). Throws StartupError.
 */
export async function takeBackUp({
  dataDir,
  to,
  parts,
  now = () => new Date(),
}: Options): Promise<{ manifest: Manifest; check: DataCheck }> {
  await requireFreeFolder(dataDir, to);
  const unfinished = `${resolve(to)}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  makeOwnFolder(unfinished);
  const files = await copyAll(dataDir, unfinished, parts);
  const before = await checkData(unfinished, { parts, kept: 'at rest' });
  const { log } = before;
  const manifest: Manifest = {
    format: 1,
    takenAt: now().toISOString(),
    files,
    privateData: parts.privateData,
    missing: before.missing,
    log: log && { id: log.identity?.id ?? '', origin: log.identity?.origin ?? '', events: log.events, head: log.head },
  };
  await writeFile(join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, {
    mode: OWNER_ONLY_FILE,
    flush: true,
  });
  const { check } = await checkBackUp(unfinished);
  const [problem] = check.problems;
  if (problem !== undefined)
    throw new StartupError(`The back-up failed its check and stays in ${unfinished}: ${problem}`);
  await syncFolder(unfinished);
  if (existsSync(to)) await rmdir(to);
  await rename(unfinished, to);
  await syncFolder(dirname(resolve(to)));
  return { manifest, check: { ...check, missing: manifest.missing } };
}

async function requireFreeFolder(dataDir: string, to: string): Promise<void> {
  if (!existsSync(dataDir))
    throw new StartupError(`The data folder ${dataDir} does not exist: set DATA_DIR to the folder to back up.`);
  if (`${resolve(to)}${sep}`.startsWith(`${resolve(dataDir)}${sep}`))
    throw new StartupError(`${to} is inside the data folder: name a folder elsewhere, preferably on another disk.`);
  if (existsSync(to) && (await readdir(to)).length > 0)
    throw new StartupError(`${basename(to)} exists and is not empty: name a new folder for each back-up.`);
}

async function copyAll(dataDir: string, to: string, parts: Parts): Promise<CopiedFile[]> {
  const databases = [...(parts.log ? ['events.db'] : []), ...(parts.privateData ? ['private.db'] : [])];
  const copied: CopiedFile[] = [];
  for (const name of databases) copied.push(await copyDatabase(dataDir, to, name));
  for (const name of ['files', 'private-files']) {
    for (const path of storedIds(join(dataDir, name)).flatMap(pathsOf))
      copied.push(...(await copyIfThere(dataDir, to, join(name, path))));
  }
  return [...copied, ...(await copyIfThere(dataDir, to, 'token-secret'))];
}

async function copyDatabase(dataDir: string, to: string, name: string): Promise<CopiedFile> {
  const [from, copy] = [join(dataDir, name), join(to, name)];
  if (!existsSync(from))
    throw new StartupError(`No ${name} found in ${dataDir}: set DATA_DIR to the folder that holds it.`);
  makeOwnDatabaseFile(copy);
  const database = openDatabase(from, 'in use');
  try {
    await backup(database, copy, { rate: WHOLE_FILE });
  } catch (cause) {
    throw new StartupError(`Cannot copy ${from} (${cause instanceof Error ? cause.message : String(cause)}).`, {
      cause,
    });
  } finally {
    database.close();
  }
  return { path: name, ...(await hashOf(copy)) };
}

/** Skips a file that was deleted during the back-up. */
async function copyIfThere(dataDir: string, to: string, path: string): Promise<CopiedFile[]> {
  try {
    return [{ path, ...(await copyHashed(join(dataDir, path), join(to, path))) }];
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') return [];
    throw failure;
  }
}

export async function syncFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true });
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

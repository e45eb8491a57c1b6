import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import { EngineUnavailable } from '../engine-unavailable.ts';
import type { Files, StoredFile } from './port.ts';

const idForm = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const ABANDONED_AFTER_MS = 60 * 60 * 1000;

/**
 * Files in a folder, spread over 256 folders by the first two digits of the id. The bytes come first and the description (`.json`) last,
 * each written aside, synced and renamed into place: a file whose description is there is whole.
 */
export async function openLocalFiles({ folder }: { folder: string }): Promise<Files> {
  const unfinished = join(folder, 'unfinished');
  await prepareFolder(folder, unfinished);
  const pathOf = (id: string) => join(folder, id.slice(0, 2), id);

  return {
    put: (bytes, { contentType, name }) =>
      answer(async () => {
        const id = randomUUID();
        await writeAtomically(join(unfinished, id), pathOf(id), bytes);
        await writeAtomically(join(unfinished, id), `${pathOf(id)}.json`, Buffer.from(JSON.stringify({ contentType, name })));
        return { id };
      }),
    get: (id) => answer(async () => (idForm.test(id) ? readStored(pathOf(id)) : undefined)),
    close: async () => {},
  };
}

async function prepareFolder(folder: string, unfinished: string): Promise<void> {
  try {
    await mkdir(unfinished, { recursive: true });
    await removeAbandoned(unfinished);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CannotStart(`Files can't be kept in ${folder} (${reason}): make the folder writable, or set DATA_DIR to another folder.`, { cause });
  }
}

/** Several processes may share the folder, so what is being written right now stays. */
async function removeAbandoned(unfinished: string): Promise<void> {
  const latest = Date.now() - ABANDONED_AFTER_MS;
  for (const name of await readdir(unfinished)) {
    const path = join(unfinished, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < latest) await rm(path, { force: true });
  }
}

async function writeAtomically(aside: string, path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  try {
    const file = await open(aside, 'w');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(aside, path);
  } catch (failure) {
    await rm(aside, { force: true });
    throw failure;
  }
  await syncFolder(dirname(path));
}

/** The new name itself is on the disk only when the folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function readStored(path: string): Promise<StoredFile | undefined> {
  const about = await readIfPresent(`${path}.json`);
  if (!about) return undefined;
  const { contentType, name } = parseAbout(about.toString());
  return { bytes: await readFile(path), contentType, name };
}

function parseAbout(json: string): { contentType: string; name: string } {
  return JSON.parse(json);
}

async function readIfPresent(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') return undefined;
    throw failure;
  }
}

async function answer<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new EngineUnavailable('files', cause);
  }
}

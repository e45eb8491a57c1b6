import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartupError, EngineUnavailable } from '../eventing/resilience.ts';
import { FILE_ID, newFileId } from './file-id.ts';
import type { ByteRange, FileDescription, Files, OpenFile, StoredFile } from './port.ts';

const idForm = new RegExp(`^(?:${FILE_ID})$`);

/** Uploads are readable by Suki's own user only. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

const ABANDONED_AFTER_MS = 60 * 60 * 1000;

/**
 * Files in a folder, spread over 256 sub-folders by the first two digits of the id. The bytes are written first and the
 * description (`.json`) last, each to a temporary file that is synced and renamed: a file with a description is
 * complete.
 */
export async function openLocalFiles({ folder }: { folder: string }): Promise<Files> {
  const unfinished = join(folder, 'unfinished');
  await prepareFolder(folder, unfinished);
  const pathOf = (id: string) => join(folder, id.slice(0, 2), id);

  return {
    put: (bytes, { contentType, name }) =>
      answer(async () => {
        const id = newFileId();
        await writeAtomically(join(unfinished, id), pathOf(id), bytes);
        await writeAtomically(
          join(unfinished, id),
          `${pathOf(id)}.json`,
          Buffer.from(JSON.stringify({ contentType, name, sha256: createHash('sha256').update(bytes).digest('hex') })),
        );
        return { id };
      }),
    about: (id) => answer(async () => (idForm.test(id) ? aboutStored(pathOf(id)) : undefined)),
    open: (id, range) => answer(async () => (idForm.test(id) ? openStored(pathOf(id), range) : undefined)),
    remove: (id) => answer(async () => (idForm.test(id) ? removeStored(pathOf(id)) : undefined)),
    close: async () => {},
  };
}

async function prepareFolder(folder: string, unfinished: string): Promise<void> {
  try {
    await mkdir(unfinished, { recursive: true, mode: FOLDER_MODE });
    await removeAbandoned(unfinished);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartupError(
      `Cannot store files in ${folder} (${reason}): make the folder writable, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

/** Other processes may share the folder, so recent temporary files are kept. */
async function removeAbandoned(unfinished: string): Promise<void> {
  const latest = Date.now() - ABANDONED_AFTER_MS;
  for (const name of await readdir(unfinished)) {
    const path = join(unfinished, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < latest) await rm(path, { force: true });
  }
}

async function writeAtomically(aside: string, path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: FOLDER_MODE });
  try {
    const file = await open(aside, 'w', FILE_MODE);
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

/** A new name is durable only after its folder is synced. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function aboutStored(path: string): Promise<StoredFile | undefined> {
  const description = await readDescription(path);
  const found = description && (await ifPresent(stat(path)));
  return description && found && { ...description, sizeBytes: found.size };
}

async function openStored(path: string, range: ByteRange | undefined): Promise<OpenFile | undefined> {
  const description = await readDescription(path);
  const file = description && (await ifPresent(open(path, 'r')));
  if (!description || !file) return undefined;
  return { ...description, sizeBytes: await sizeOf(file), ...readerOf(file, range) };
}

function readerOf(file: FileHandle, { start, end }: ByteRange = { start: 0, end: Infinity }) {
  let at = start;
  return {
    read: (into: Uint8Array) =>
      answer(async () => {
        const length = Math.min(into.length, end + 1 - at);
        const { bytesRead } = await file.read(into, 0, length, at);
        at += bytesRead;
        return bytesRead;
      }),
    close: () => file.close(),
  };
}

async function sizeOf(file: FileHandle): Promise<number> {
  try {
    return (await file.stat()).size;
  } catch (failure) {
    await file.close();
    throw failure;
  }
}

/** Deletes the description first: without it the file does not exist. */
async function removeStored(path: string): Promise<void> {
  await rm(`${path}.json`, { force: true });
  await rm(path, { force: true });
  await ifPresent(syncFolder(dirname(path)));
}

async function readDescription(path: string): Promise<FileDescription | undefined> {
  const json = await ifPresent(readFile(`${path}.json`, 'utf8'));
  return json === undefined ? undefined : parseDescription(json);
}

function parseDescription(json: string): FileDescription {
  // Only checks of the store use the hash (infra/back-up).
  const { contentType, name }: FileDescription = JSON.parse(json);
  return { contentType, name };
}

async function ifPresent<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
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

import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { openLoadingDocuments } from './loading-documents.ts';
import type { Documents } from './port.ts';

/**
 * Fills a new file beside the one in use and puts it in its place when it is complete: until then, and when it fails,
 * everything is as it was. Nobody may have the old file open.
 */
export async function replaceSqliteDocuments<Result>(file: string, fill: (documents: Documents) => Promise<Result>): Promise<Result> {
  const fresh = `${file}.fresh`;
  removeWithJournals(fresh);
  const documents = openLoadingDocuments(fresh);
  try {
    const result = await fillAndClose(documents, fill);
    onDisk(fresh);
    removeWithJournals(file);
    renameSync(fresh, file);
    return result;
  } finally {
    removeWithJournals(fresh);
  }
}

async function fillAndClose<Result>(documents: Documents, fill: (documents: Documents) => Promise<Result>): Promise<Result> {
  try {
    const result = await fill(documents);
    await documents.close();
    return result;
  } catch (failure) {
    // What went wrong first is what is told.
    await documents.close().catch(() => undefined);
    throw failure;
  }
}

function onDisk(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}

function removeWithJournals(file: string): void {
  for (const name of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`]) rmSync(name, { force: true });
}

import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import type { Documents } from './port.ts';
import { openSqliteDocuments } from './sqlite-documents.ts';

/**
 * Fills a new file beside the one in use and puts it in its place when it is complete: until then, and when it fails,
 * everything is as it was. Nobody may have the old file open.
 */
export async function replaceSqliteDocuments<Result>(file: string, fill: (documents: Documents) => Promise<Result>): Promise<Result> {
  const fresh = `${file}.fresh`;
  removeWithJournals(fresh);
  const documents = await openSqliteDocuments({ file: fresh, disposable: true });
  try {
    const result = await fill(documents);
    await documents.close();
    onDisk(fresh);
    removeWithJournals(file);
    renameSync(fresh, file);
    return result;
  } finally {
    await documents.close();
    removeWithJournals(fresh);
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

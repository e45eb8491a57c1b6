import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { joinSqliteDocuments } from './join-sqlite-documents.ts';

/**
 * Has a new file filled beside the one in use and puts it in its place when it is complete: until then, and when it
 * fails, everything is as it was. Nobody may have the old file open. It is filled in so many parts, files of their own
 * that hold different collections, so that several threads can fill them at once.
 */
export async function replaceSqliteDocuments<Result>(file: string, parts: number, fill: (files: readonly string[]) => Promise<Result>): Promise<Result> {
  const fresh = Array.from({ length: parts }, (_, n) => `${file}.fresh-${n}`);
  for (const part of fresh) removeWithJournals(part);
  try {
    const result = await fill(fresh);
    const whole = joinSqliteDocuments(fresh);
    onDisk(whole);
    removeWithJournals(file);
    renameSync(whole, file);
    return result;
  } finally {
    for (const part of fresh) removeWithJournals(part);
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

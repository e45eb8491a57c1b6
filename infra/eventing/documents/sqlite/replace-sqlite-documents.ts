import { rename, rm } from 'node:fs/promises';
import { carryOver, type Kept } from './carry-over.ts';

/**
 * Fills new files beside the current ones and swaps them in when all are complete; until then, and after a failure,
 * nothing changes. No process may have the old files open. An interruption between two swaps leaves complete files.
 * `fill` receives the new files in the same order; `kept` documents are copied from each old file into its
 * replacement.
 */
export async function replaceSqliteDocuments<Result>(
  files: readonly string[],
  fill: (fresh: readonly string[]) => Promise<Result>,
  kept: Kept = {},
): Promise<Result> {
  const places = files.map((file) => ({ file, fresh: `${file}.fresh` }));
  const removeFresh = () => Promise.all(places.map(({ fresh }) => removeSqliteFile(fresh)));
  await removeFresh();
  try {
    const result = await fill(places.map(({ fresh }) => fresh));
    for (const { file, fresh } of places) carryOver(file, fresh, kept);
    for (const { file, fresh } of places) {
      await removeSqliteFile(file);
      await rename(fresh, file);
    }
    return result;
  } finally {
    await removeFresh();
  }
}

/** Deletes a file and its journals, if they exist. */
export async function removeSqliteFile(file: string): Promise<void> {
  await Promise.all(['', '-wal', '-shm', '-journal'].map((ending) => rm(`${file}${ending}`, { force: true })));
}

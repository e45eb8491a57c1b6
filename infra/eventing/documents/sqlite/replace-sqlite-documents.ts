import { rename, rm } from 'node:fs/promises';
import { carryOver, type Kept } from './carry-over.ts';

/**
 * Has new files filled beside those in use and puts them in their places when all are complete: until then, and when it
 * fails, everything is as it was. Nobody may have the old files open. Whoever is stopped between two of the places leaves
 * files that are each whole by themselves. `fill` is given the new files in the same order; what is `kept` comes along
 * from each old file into the one that takes its place.
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

/** A file with whatever journals lie beside it; nothing where there is none. */
export async function removeSqliteFile(file: string): Promise<void> {
  await Promise.all(['', '-wal', '-shm', '-journal'].map((ending) => rm(`${file}${ending}`, { force: true })));
}

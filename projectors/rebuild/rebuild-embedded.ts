import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { replaceSqliteDocuments } from '#infra/documents/replace-sqlite-documents.ts';
import { rebuildShare, type Share } from './rebuild-share.ts';
import { allReadModels } from '../read-models/all.ts';

/** Each more would hold documents of its own in memory and read the log once more. */
const MOST_THREADS = 2;

/**
 * Read models of the same events stay together, because a thread parses an event once for all of them; with roughly what
 * an event of the log costs them in microseconds, indexes and all: what the shares are balanced by. The audit log comes
 * first because the other share's file is joined into that of the first, and its own would be the most to copy.
 */
const dearest: readonly Group[] = [
  { names: ['audit-log'], cost: 8.5 },
  { names: ['bookings', 'notifications'], cost: 10 },
  { names: ['conversations', 'messages'], cost: 6.5 },
];
/** What each of the others costs. */
const LITTLE = 0.4;

type Group = { names: readonly string[]; cost: number };

/**
 * Makes all read models of an embedded Suki anew, in a new file that takes the old one's place when it is complete. The
 * read models are shared out among threads, each of which reads the log for itself. Nobody else may have the file open.
 * Returns how many events were read.
 */
export async function rebuildEmbedded(dataDir: string, file = join(dataDir, 'read-models.db')): Promise<number> {
  const shares = shareOut(allReadModels.map(({ name }) => name), Math.min(availableParallelism(), MOST_THREADS));
  return replaceSqliteDocuments(file, shares.length, async (files) => {
    const work = shares.map((readModels, n): Share => ({ logFolder: dataDir, file: files[n] ?? '', readModels }));
    const done = await Promise.allSettled(work.map((share, n) => (n === 0 ? rebuildShare(share) : inThread(share))));
    const events = done.map((outcome) => {
      // Only now, so that no thread still writes to files that are about to be removed.
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    });
    return Math.max(...events);
  });
}

/** In their order, each to the share that has least to do. */
function shareOut(names: readonly string[], count: number): string[][] {
  const others = names.filter((name) => !dearest.some((group) => group.names.includes(name)));
  const shares = Array.from({ length: count }, () => ({ names: [] as string[], cost: 0 }));
  for (const group of [...dearest, ...others.map((name) => ({ names: [name], cost: LITTLE }))]) {
    const least = shares.reduce((one, other) => (other.cost < one.cost ? other : one));
    least.names.push(...group.names);
    least.cost += group.cost;
  }
  return shares.map((share) => share.names);
}

function inThread(workerData: Share): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./rebuild-share.ts', import.meta.url), { workerData, resourceLimits: { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 160 } });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`A thread of the rebuild ended with ${code}`)));
  });
}

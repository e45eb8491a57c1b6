import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { replaceSqliteDocuments } from '#infra/documents/replace-sqlite-documents.ts';
import { rebuildShare, type Share } from './rebuild-share.ts';
import { allReadModels } from '../read-models/all.ts';

/** Each more would hold documents of its own in memory and read the log once more. */
const MOST_THREADS = 2;

/**
 * Roughly what an event of the log costs each read model in microseconds, indexes and all: what the threads' shares are
 * balanced by. Those that are not named cost little.
 */
const cost: Readonly<Record<string, number>> = { 'audit-log': 6, notifications: 5, bookings: 3, messages: 2.5, conversations: 2, 'day-figures': 0.5 };
const LITTLE = 0.5;

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

/** The dearest first, each to the share that has least to do. */
function shareOut(names: readonly string[], count: number): string[][] {
  const costOf = (name: string) => cost[name] ?? LITTLE;
  const shares = Array.from({ length: count }, () => ({ names: [] as string[], cost: 0 }));
  for (const name of names.toSorted((one, other) => costOf(other) - costOf(one))) {
    const least = shares.reduce((one, other) => (other.cost < one.cost ? other : one));
    least.names.push(name);
    least.cost += costOf(name);
  }
  return shares.map((share) => share.names);
}

function inThread(workerData: Share): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./rebuild-share.ts', import.meta.url), { workerData, resourceLimits: { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 160 } });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`A thread of the rebuild ended with ${code}`)));
  });
}

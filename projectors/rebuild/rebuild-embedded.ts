import { Worker } from 'node:worker_threads';
import { readModelFiles, readModelsByFile } from '#infra/service/read-model-files.ts';
import { replaceSqliteDocuments } from '#infra/eventing/sqlite.ts';
import { rebuildInWorker, type Share } from './rebuild-worker.ts';
import { policyCheckpoints, policyTasksSchema } from '#infra/eventing/process-managers.ts';
import { parkedEventsSchema } from '#infra/eventing/projections.ts';
import { allReadModels } from '../read-models/all.ts';

const readModelNames: ReadonlySet<string> = new Set(allReadModels.map(({ name }) => name));
const all = () => true;

/**
 * Documents in the same files that are not read models: progress and open tasks of policies and the relay. Without them
 * every mail would be sent again and every event published again.
 */
const kept = {
  [policyTasksSchema.name]: all,
  [policyCheckpoints]: all,
  // From infra/eventing/integration/relay-checkpoint.ts.
  'relay-checkpoints': all,
  // A rebuild parks its own failures again; parked events of policies and the relay would be lost.
  [parkedEventsSchema.name]: (id: string) => !readModelNames.has(id.split('~')[0] ?? ''),
};

/**
 * Rebuilds all read models of an embedded installation into new files, which replace the old ones when complete. Each
 * file is one share: this thread does the last one, worker threads the others, and each reads the log separately. No
 * other process may have the files open. Returns the number of events read.
 */
export async function rebuildEmbedded(dataDir: string): Promise<number> {
  return replaceSqliteDocuments(readModelFiles(dataDir), (fresh) => fill(dataDir, fresh), kept);
}

async function fill(dataDir: string, fresh: readonly string[]): Promise<number> {
  const shares = readModelsByFile([...readModelNames]);
  const work = shares.map((readModels, n): Share => ({ logFolder: dataDir, file: fresh[n] ?? '', readModels }));
  const done = await Promise.allSettled(
    work.map((share) => (share === work.at(-1) ? rebuildInWorker(share) : inThread(share))),
  );
  const events = done.map((outcome) => {
    // Thrown late, so that no thread still writes to files that are about to be removed.
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
  return Math.max(...events);
}

function inThread(workerData: Share): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./rebuild-worker.ts', import.meta.url), {
      workerData,
      resourceLimits: { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 112 },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`Rebuild thread exited with code ${code}`)));
  });
}

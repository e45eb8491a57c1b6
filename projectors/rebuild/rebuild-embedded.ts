import { Worker } from 'node:worker_threads';
import { readModelFiles, readModelsByFile } from '#infra/service/read-model-files.ts';
import { replaceSqliteDocuments } from '#infra/eventing/documents/sqlite/replace-sqlite-documents.ts';
import { rebuildInWorker, type Share } from './rebuild-worker.ts';
import { policyCheckpoints, policyTasksSchema } from '#infra/eventing/process-managers/policy-tasks.ts';
import { parkedEventsSchema } from '#infra/eventing/projections/parked-events.ts';
import { allReadModels } from '../read-models/all.ts';

const readModelNames: ReadonlySet<string> = new Set(allReadModels.map(({ name }) => name));
const all = () => true;

/**
 * What lies in the files beside read models: how far the policies and the relay are, and what they have still to do. They
 * would follow the log from its first event: every mail would go out once more, every event be published again.
 */
const kept = {
  [policyTasksSchema.name]: all,
  [policyCheckpoints]: all,
  // Of infra/eventing/integration/relay-checkpoint.ts.
  'relay-checkpoints': all,
  // Of read models they are over; the policies and the relay don't come by these events again.
  [parkedEventsSchema.name]: (id: string) => !readModelNames.has(id.split('~')[0] ?? ''),
};

/**
 * Makes all read models of an embedded Suki anew, in new files that take the old ones' places when they are complete.
 * Each file is a share of the work: the last is done here, the others by threads of their own, and each reads the log
 * for itself. Nobody else may have the files open. Returns how many events were read.
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
    // Only now, so that no thread still writes to files that are about to be removed.
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

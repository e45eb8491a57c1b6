/**
 * One share of a rebuild: some read models in one file. As a worker thread's entry it runs the share it was started
 * with.
 */
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { openSqliteDocuments, openReadOnlyLog } from '#infra/eventing/sqlite.ts';
import { withDecoding } from '#contracts/events/codec.ts';
import { createLogger } from '#infra/service/logging.ts';
import { allReadModels } from '../read-models/all.ts';
import { rebuildReadModels } from '#infra/eventing/projections.ts';
import { eventSchemas } from '#contracts/events/registry.ts';

export type Share = { logFolder: string; file: string; readModels: readonly string[] };

/** Returns the number of events read. */
export async function rebuildInWorker({ logFolder, file, readModels: names }: Share): Promise<number> {
  const eventLog = withDecoding(openReadOnlyLog(logFolder), { whenNewer: 'throw' });
  const documents = await openSqliteDocuments({ file, disposable: true });
  try {
    const readModels = allReadModels.filter(({ name }) => names.includes(name));
    return await rebuildReadModels({
      eventLog,
      documents,
      readModels,
      eventTypes: Object.keys(eventSchemas).length,
      logger: createLogger('warn'),
    });
  } finally {
    await documents.close();
    await eventLog.close();
  }
}

if (!isMainThread && workerData?.readModels) parentPort?.postMessage(await rebuildInWorker(workerData));

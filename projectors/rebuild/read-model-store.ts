import type { Config } from '#infra/service/config.ts';
import type { Documents } from '#infra/eventing/documents.ts';
import { openReadModelFiles } from '#infra/service/read-model-files.ts';
import { openEngines } from '#infra/service-context/engines.ts';
import { withCodec } from '#contracts/events/codec.ts';
import { singleProcessLeases, type Leases } from '#infra/eventing/leases.ts';
import type { DecodedLog } from '#contracts/events/event-log.ts';
import { openSqliteEventLog } from '#infra/eventing/sqlite.ts';
import { createLogger } from '#infra/service/logging.ts';
import {
  forgetReadModel,
  prepareReadModels,
  type AnyReadModel,
  whileProjectorsStopped,
  rebuildReadModels,
} from '#infra/eventing/projections.ts';
import { allReadModels } from '../read-models/all.ts';
import { rebuildEmbedded } from './rebuild-embedded.ts';
import { eventSchemas } from '#contracts/events/registry.ts';
import { operatorHints } from '#infra/service/operator-hints.ts';

/** The configured log and read models, for the data team's commands. */
export type ReadModelStore = {
  eventLog: DecodedLog;
  withDocuments<Result>(work: (documents: Documents) => Promise<Result>): Promise<Result>;
  leases: Leases;
  /** Rebuilds are done by the projectors, which must be stopped for it to begin. */
  byProjectors: boolean;
  /** Resolves with the number of events read, or null when the projectors rebuild at their next start. */
  rebuild(readModels: readonly AnyReadModel[]): Promise<number | null>;
  close(): Promise<void>;
};

export function openReadModelStore(config: Config): Promise<ReadModelStore> {
  const { eventStoreUrl, mongoUrl } = config.engines;
  return eventStoreUrl === null && mongoUrl === null ? openEmbedded(config) : openOnEngines(config);
}

/** Throws while Suki runs on the folder, since the log locks it. */
async function openEmbedded({ dataDir }: Config): Promise<ReadModelStore> {
  const eventLog = withCodec(await openSqliteEventLog({ folder: dataDir, hints: operatorHints }), {
    whenNewer: 'throw',
  });

  async function withDocuments<Result>(work: (documents: Documents) => Promise<Result>): Promise<Result> {
    const documents = await openReadModelFiles(dataDir);
    try {
      return await work(documents);
    } finally {
      await documents.close();
    }
  }

  return {
    eventLog,
    withDocuments,
    leases: singleProcessLeases,
    byProjectors: false,
    // A rebuild of all read models writes new files, which replace the old ones when complete.
    rebuild: (readModels) =>
      readModels.length === allReadModels.length
        ? rebuildEmbedded(dataDir)
        : withDocuments((documents) =>
            rebuildReadModels({
              eventLog,
              documents,
              readModels,
              eventTypes: Object.keys(eventSchemas).length,
              logger: createLogger('warn'),
            }),
          ),
    close: () => eventLog.close(),
  };
}

async function openOnEngines(config: Config): Promise<ReadModelStore> {
  const logger = createLogger('warn');
  const engines = await openEngines({
    dataDir: config.dataDir,
    engines: { ...config.engines, kafka: null, mail: null },
    now: () => new Date(),
    logger,
    whenNewer: 'throw',
  });
  const { eventLog, documents, leases, shared } = engines;

  /**
   * Lets the projectors rebuild from the first event at their next start. Waits until the running ones have stopped.
   */
  async function requestRebuild(readModels: readonly AnyReadModel[]): Promise<null> {
    const head = await eventLog.head();
    const shards = config.projectorShards;
    await whileProjectorsStopped({ leases, documents, shards }, async () => {
      for (const readModel of readModels) await forgetReadModel(documents, readModel);
      await prepareReadModels(documents, readModels, { shards, head, eventLog });
    });
    return null;
  }

  return {
    eventLog,
    withDocuments: (work) => work(documents),
    leases,
    byProjectors: shared,
    rebuild: (readModels) =>
      shared
        ? requestRebuild(readModels)
        : rebuildReadModels({ eventLog, documents, readModels, eventTypes: Object.keys(eventSchemas).length, logger }),
    close: () => engines.close(),
  };
}

import type { Config } from '#infra/service/config.ts';
import type { Documents } from '#infra/eventing/documents/port.ts';
import { openReadModelFiles } from '#infra/service/read-model-files.ts';
import { openEngines } from '#infra/service-context/engines.ts';
import { withCodec } from '#contracts/events/codec.ts';
import { heldAlone } from '#infra/eventing/leases/leases.ts';
import type { Leases } from '#infra/eventing/leases/port.ts';
import type { DecodedLog } from '#contracts/events/event-log.ts';
import { openSqliteEventLog } from '#infra/eventing/event-log/sqlite/sqlite-event-log.ts';
import { createLogger } from '#infra/service/logging.ts';
import { forgetReadModel, prepareReadModels } from '#infra/eventing/projections/checkpoints.ts';
import type { AnyReadModel } from '#infra/eventing/projections/read-model.ts';
import { allReadModels } from '../read-models/all.ts';
import { whileNobodyProjects } from '#infra/eventing/projections/shard-leases.ts';
import { rebuildEmbedded } from './rebuild-embedded.ts';
import { rebuildReadModels } from '#infra/eventing/projections/rebuild-read-models.ts';
import { eventSchemas } from '#contracts/events/registry.ts';

/** The log and the read models that the configuration names, as the data team's commands need them. */
export type ReadModelStore = {
  eventLog: DecodedLog;
  withDocuments<Result>(work: (documents: Documents) => Promise<Result>): Promise<Result>;
  leases: Leases;
  /** Rebuilding is left to the projectors, which have to be stopped for it to begin. */
  byProjectors: boolean;
  /** Resolves with how many events were read, or null when the projectors do the work at their next start. */
  rebuild(readModels: readonly AnyReadModel[]): Promise<number | null>;
  close(): Promise<void>;
};

export function openReadModelStore(config: Config): Promise<ReadModelStore> {
  const { eventStoreUrl, mongoUrl } = config.engines;
  return eventStoreUrl === null && mongoUrl === null ? openEmbedded(config) : openOnEngines(config);
}

/** The log locks the folder: while Suki runs on it, this ends with a sentence that says so. */
async function openEmbedded({ dataDir }: Config): Promise<ReadModelStore> {
  const eventLog = withCodec(await openSqliteEventLog({ folder: dataDir }), { whenNewer: 'throw' });

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
    leases: heldAlone,
    byProjectors: false,
    // All of them go into new files, which take the old ones' places when they are complete.
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

  /** The projectors build them from the first event on when they start; those that run are waited for until they have stopped. */
  async function beginAnew(readModels: readonly AnyReadModel[]): Promise<null> {
    const head = await eventLog.head();
    const shards = config.projectorShards;
    await whileNobodyProjects({ leases, documents, shards }, async () => {
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
        ? beginAnew(readModels)
        : rebuildReadModels({ eventLog, documents, readModels, eventTypes: Object.keys(eventSchemas).length, logger }),
    close: () => engines.close(),
  };
}

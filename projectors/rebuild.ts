import type { Documents } from '#infra/documents/port.ts';
import type { EventLog } from '#infra/event-log/port.ts';
import { checkpointSchema, forgetReadModel } from './engine/checkpoints.ts';
import { type ProjectorOptions, startProjector } from './engine/projector.ts';
import type { AnyReadModel } from './engine/read-model.ts';
import { parkedEventsSchema } from './read-models/parked-events.ts';

type Rebuild = { eventLog: EventLog; documents: Documents; readModels: readonly AnyReadModel[]; logger: ProjectorOptions['logger'] };

/** Big enough to write a busy document seldom, small enough that a batch's garbage dies young. */
const BATCH_SIZE = 2_000;
const CACHED_DOCUMENTS = 5_000;

/**
 * Forgets these read models and makes them anew from the first event; nobody is told. Returns how many events were read.
 * Other than the running projector it does not wait for an engine that fails: it ends with what went wrong.
 */
export async function rebuildReadModels({ eventLog, documents, readModels, logger }: Rebuild): Promise<number> {
  await documents.ensure(checkpointSchema);
  await documents.ensure(parkedEventsSchema);
  for (const readModel of readModels) {
    await forgetReadModel(documents, readModel);
    await forgetParked(documents, readModel.name);
  }
  const failing = new AbortController();
  let events = 0;
  const projector = await startProjector({
    eventLog, readModels, logger,
    documents: endingWithFirstFailure(documents, failing),
    bus: { publish: async () => {} },
    signal: failing.signal,
    batchSize: BATCH_SIZE, cachedDocuments: CACHED_DOCUMENTS,
    metrics: { projected: (count) => { events += count; }, parked: () => {} },
  });
  await projector.caughtUp;
  await projector.stop();
  failing.signal.throwIfAborted();
  return events;
}

function endingWithFirstFailure(documents: Documents, failing: AbortController): Documents {
  async function orEnd<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work;
    } catch (failure) {
      failing.abort(failure);
      throw failure;
    }
  }
  return {
    ...documents,
    ensure: (schema, options) => orEnd(documents.ensure(schema, options)),
    getMany: (collection, ids) => orEnd(documents.getMany(collection, ids)),
    write: (writes) => orEnd(documents.write(writes)),
  };
}

/** What could not be applied is tried again. */
async function forgetParked(documents: Documents, readModel: string): Promise<void> {
  const parked = await documents.find(parkedEventsSchema.name, { where: { readModel: { eq: readModel } } });
  await documents.write(parked.map(({ id, position }) => ({ collection: parkedEventsSchema.name, id, document: null, position, ifPosition: position })));
}

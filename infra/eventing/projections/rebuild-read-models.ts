import type { RecordedEvent } from '../event-log/envelope.ts';
import type { Documents } from '../documents/port.ts';
import type { EventLog } from '../event-log/port.ts';
import { checkpointSchema, forgetReadModel, schemaOf } from './checkpoints.ts';
import type { ProjectorLogger } from './projector.ts';
import type { AnyReadModel } from './read-model.ts';
import { parkedEvent, parkedEventsSchema, parkingOf } from './parked-events.ts';
import { createProjectionEngine } from './projection-engine.ts';
import { createRebuildWorker, type RebuildWorker, createWriteBehindWrites } from './write-behind-writes.ts';

type Rebuild = {
  eventLog: Pick<EventLog, 'subscribe' | 'head' | 'identity'>;
  documents: Documents;
  readModels: readonly AnyReadModel[];
  /** Number of event types. */ eventTypes: number;
  logger: ProjectorLogger;
};

/** Small, so that a batch's garbage stays in the young generation. */
const BATCH_SIZE = 100;
/**
 * Characters of JSON buffered per read model: several thousand bookings. A booking usually ends before that many others
 * are requested.
 */
const IN_HAND = 5_000_000;

/**
 * Deletes these read models and rebuilds them from the first event, without pushes; no other process may write to
 * them meanwhile. Returns the number of events. Unlike the projector it fails on an unavailable dependency.
 */
export async function rebuildReadModels({
  eventLog,
  documents,
  readModels,
  eventTypes,
  logger,
}: Rebuild): Promise<number> {
  await startAnew(documents, readModels);
  const head = await eventLog.head();
  const { id: log } = await eventLog.identity();
  const parking = createParking(documents, logger);
  const workers = readModels.map((readModel) => createRebuildWorker(readModel, IN_HAND));
  const writes = createWriteBehindWrites(documents, workers);
  const project = createProjectionEngine({ workers, writes, onThrow: parking.park });
  const done = new AbortController();
  let events = 0;
  let position = 0;
  for await (const batch of eventLog.subscribe(
    { after: 0, batchSize: BATCH_SIZE, ...listenedTypes(readModels, eventTypes) },
    done.signal,
  )) {
    await project(batch.events);
    await parking.write();
    events += batch.events.length;
    position = batch.position;
    if (position >= head) done.abort();
  }
  await writes.finish();
  for (const readModel of readModels) await documents.ensure(schemaOf(readModel));
  await documents.write(
    readModels.map(({ name, version }) => ({
      collection: checkpointSchema.name,
      id: name,
      document: { readModel: name, version, position, log },
      position,
      ifPosition: 'none',
    })),
  );
  return events;
}

/**
 * Reads only events that a read model listens to, unless most are listened to: filtering by type then costs more than
 * it saves.
 */
function listenedTypes(readModels: readonly AnyReadModel[], eventTypes: number): { types?: readonly string[] } {
  const types = [...new Set(readModels.flatMap(({ on, resetOn = {} }) => Object.keys({ ...on, ...resetOn })))];
  return types.length > eventTypes / 2 ? {} : { types };
}

/** Documents are loaded first and indexed afterwards, which is many times faster than updating indexes. */
async function startAnew(documents: Documents, readModels: readonly AnyReadModel[]): Promise<void> {
  await documents.ensure(checkpointSchema);
  await documents.ensure(parkedEventsSchema);
  for (const readModel of readModels) {
    await forgetReadModel(documents, readModel);
    await documents.ensure(schemaOf(readModel), { indexes: 'later' });
  }
}

/** Parks events that throw, as the running projector does. */
function createParking(documents: Pick<Documents, 'write'>, logger: ProjectorLogger) {
  let waiting: ReturnType<typeof parkedEvent>[] = [];
  return {
    park(event: RecordedEvent, { readModel }: RebuildWorker, error: unknown): void {
      const parked = parkedEvent(event, readModel.name, error, new Date());
      logger.error(parked, 'Failed to project event; event parked');
      waiting.push(parked);
    },
    async write(): Promise<void> {
      if (waiting.length === 0) return;
      await documents.write(waiting.map(parkingOf));
      waiting = [];
    },
  };
}

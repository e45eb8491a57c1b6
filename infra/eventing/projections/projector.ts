import { pause, pauseBefore } from '../resilience/back-off.ts';
import type { Bus } from '../bus/port.ts';
import type { Documents } from '../documents/port.ts';
import type { Batch, EventLog } from '../event-log/port.ts';
import type { Logger } from '../logger.ts';
import { createRetryUntilAvailable } from '../resilience/retry-until-available.ts';
import type { Progress } from './progress.ts';
import { type ParkedEvent, parkedEventsSchema, parkingOf } from './parked-events.ts';
import { withoutReplaced, type PushTopic } from './push.ts';
import { createPushPublisher } from './push-publisher.ts';
import {
  CheckpointMoved,
  type Followed,
  followedReadModels,
  indexLoaded,
  lowestOf,
  prepareReadModels,
  saveCheckpoints,
} from './checkpoints.ts';
import { createLiveWorker } from './compare-and-set-writes.ts';
import { restAfter } from './pace.ts';
import { createProgress } from './follow-checkpoints.ts';
import type { AnyReadModel } from './read-model.ts';
import { nameOfShard, type Shard, WHOLE } from './shard.ts';
import { createRetryingProjector } from './project-with-retries.ts';

export type ProjectorLogger = Pick<Logger, 'info' | 'warn' | 'error'>;

export type ProjectorMetrics = { projected(events: number, seconds: number): void };

export type ProjectorOptions = {
  eventLog: Pick<EventLog, 'subscribe' | 'head' | 'identity' | 'holds'>;
  documents: Documents;
  /** Where the pushes of the read models go. Default: nowhere. */
  bus?: Pick<Bus, 'publish'>;
  pushTopic?: PushTopic;
  readModels: readonly AnyReadModel[];
  /** The shard to project, with prepared checkpoints; without it all documents, and the projector prepares them. */
  shard?: Shard;
  /** Ends the projector, as `stop` does. */
  signal?: AbortSignal;
  logger: ProjectorLogger;
  metrics?: ProjectorMetrics;
  now?: () => Date;
  batchSize?: number;
  /** Number of documents cached per read model. */
  cachedDocuments?: number;
};

export type Projector = Progress & {
  /** Resolves when the read models contain all events that were in the log at the start. */
  caughtUp: Promise<void>;
  stop(): Promise<void>;
};

/**
 * One worker reads the log once for all read models: await a batch, project, write, publish, then advance the
 * checkpoints. It starts from the lowest checkpoint and gives an event only to read models that lack it. Events from
 * before a read model was created are projected without pushes. Every later event is pushed at least once, even if
 * the process is killed (docs/decisions/pushes-at-least-once.md).
 */
export async function startProjector(given: ProjectorOptions): Promise<Projector> {
  const options = { ...withoutPushes, ...given };
  const stopping = new AbortController();
  const signal = AbortSignal.any([stopping.signal, ...(options.signal ? [options.signal] : [])]);
  const work = await prepare(options, signal);
  const following = follow(work, options, signal);
  return {
    ...work.progress,
    caughtUp: work.caughtUp.promise,
    async stop() {
      stopping.abort();
      await following;
    },
  };
}

const withoutPushes = { bus: { publish: async () => {} }, pushTopic: { topic: 'pushes' } };

type Running = ProjectorOptions & Required<Pick<ProjectorOptions, 'bus' | 'pushTopic'>>;
type Work = Awaited<ReturnType<typeof prepare>>;

async function prepare(
  {
    eventLog,
    documents,
    bus,
    pushTopic: { topic },
    readModels,
    shard,
    logger,
    now = () => new Date(),
    cachedDocuments = 2_000,
  }: Running,
  signal: AbortSignal,
) {
  const waitingForEngine = createRetryUntilAvailable(signal, logger);
  await waitingForEngine(() => documents.ensure(parkedEventsSchema));
  const startedAt = await waitingForEngine(() => eventLog.head());
  if (!shard)
    await waitingForEngine(() =>
      prepareReadModels(documents, readModels, {
        shards: 1,
        head: startedAt,
        eventLog,
        onUnsound: (unsound) => logger.error(unsound, 'Read model documents are damaged; rebuilding the read model'),
      }),
    );
  const followed = await waitingForEngine(() => followedReadModels(documents, readModels, shard ?? WHOLE, startedAt));
  await waitingForEngine(() => resetUnresumableCheckpoints(followed, eventLog));
  const workers = followed.map((one) => createLiveWorker(one, cachedDocuments));
  const retryingDocuments: Pick<Documents, 'find' | 'getMany' | 'write'> = {
    find: (collection, options) => waitingForEngine(() => documents.find(collection, options)),
    getMany: (collection, ids) => waitingForEngine(() => documents.getMany(collection, ids)),
    write: (writes) => waitingForEngine(() => documents.write(writes)),
  };
  const shardName = shard && shard.of > 1 ? nameOfShard(shard) : null;
  return {
    startedAt,
    workers,
    waitingForEngine,
    retryingDocuments,
    shardName,
    pushPublisher: createPushPublisher({ topic, bus, key: shardName ?? 'changes', signal, logger }),
    project: createRetryingProjector({ documents: retryingDocuments, workers, signal, logger, now }),
    progress: createProgress(lowestOf(workers.map(({ checkpoint }) => checkpoint))),
    caughtUp: Promise.withResolvers<void>(),
  };
}

/**
 * Former versions stored a published position without an event, from which some event logs cannot resume. Such a
 * checkpoint is reset to that of the documents: some pushes may be missing.
 */
async function resetUnresumableCheckpoints(
  followed: readonly Followed[],
  eventLog: Pick<EventLog, 'holds'>,
): Promise<void> {
  const behind = new Set(followed.filter(({ taken, checkpoint }) => taken < checkpoint).map(({ taken }) => taken));
  for (const place of behind) {
    if (await eventLog.holds(place)) continue;
    for (const one of followed) if (one.taken === place) one.taken = one.checkpoint;
  }
}

async function follow(work: Work, options: Running, signal: AbortSignal): Promise<void> {
  const { eventLog, logger, batchSize = 500 } = options;
  for (let attempt = 0; !signal.aborted; attempt++) {
    try {
      for await (const batch of eventLog.subscribe(
        { after: lowestOf(work.workers.map(({ taken }) => taken)), batchSize },
        signal,
      )) {
        await take(batch, work, options, signal);
        attempt = 0;
      }
    } catch (error) {
      if (signal.aborted) break;
      logger.error({ err: error, attempt }, 'Projector lost a dependency; retrying');
      await pause(pauseBefore(attempt), signal);
      if (error instanceof CheckpointMoved)
        await reloadCheckpoints(work, options).catch((failure: unknown) =>
          logger.error({ err: failure }, 'Failed to reload checkpoints of reset read models; retrying'),
        );
    }
  }
  work.caughtUp.resolve();
}

async function take(
  { events, position, caughtUp }: Batch,
  work: Work,
  options: Running,
  signal: AbortSignal,
): Promise<void> {
  const started = performance.now();
  const { workers, pushPublisher } = work;
  const after = lowestOf(workers.map(({ taken }) => taken));
  if (events.length > 0) {
    const { pushes, parked } = await work.project(events);
    await park(parked, work, options);
    // Before the checkpoints advance: after a kill in between the batch is published again.
    if (pushes.length > 0)
      await pushPublisher.publish(
        {
          announcements: withoutReplaced(pushes, options.pushTopic),
          position,
          ...(work.shardName !== null && { shard: work.shardName }),
        },
        after,
      );
  }
  for (const worker of workers) {
    worker.taken = Math.max(worker.taken, position);
    worker.checkpoint = Math.max(worker.checkpoint, worker.taken);
  }
  work.progress.advance(lowestOf(workers.map(({ checkpoint }) => checkpoint)));
  await work.waitingForEngine(() => saveCheckpoints(options.documents, workers, pushPublisher.publishedUpTo(position)));
  if (work.progress.position() >= work.startedAt) {
    await work.waitingForEngine(() => indexLoaded(options.documents, workers));
    work.caughtUp.resolve();
  }
  const tookMs = performance.now() - started;
  options.metrics?.projected(events.length, tookMs / 1000);
  const restMs = caughtUp ? restAfter(events.length, tookMs) : 0;
  if (restMs > 0) await pause(restMs, signal);
}

/** Another process has reset the read models: continue from their new checkpoints. */
async function reloadCheckpoints(
  { workers, startedAt }: Work,
  { documents, readModels, shard }: ProjectorOptions,
): Promise<void> {
  const followed = await followedReadModels(documents, readModels, shard ?? WHOLE, startedAt);
  for (const [index, one] of followed.entries()) {
    const worker = workers[index];
    if (worker) Object.assign(worker, one).cache.clear();
  }
}

async function park(
  parked: readonly ParkedEvent[],
  { retryingDocuments }: Work,
  { logger }: ProjectorOptions,
): Promise<void> {
  if (parked.length === 0) return;
  for (const one of parked) logger.error(one, 'Failed to project event; event parked');
  await retryingDocuments.write(parked.map(parkingOf));
}

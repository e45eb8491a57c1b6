import { type Changes, CHANGES_TOPIC } from '#contracts/realtime/changes.ts';
import { pause, pauseBefore } from '#infra/back-off.ts';
import type { Bus } from '#infra/bus/port.ts';
import type { Documents } from '#infra/documents/port.ts';
import type { Batch, EventLog } from '#infra/event-log/port.ts';
import type { Logger } from '#infra/logging.ts';
import { createPatience } from '#infra/patience.ts';
import type { Progress } from '#infra/progress.ts';
import { type ParkedEvent, parkedEventsSchema, parkingOf } from '../read-models/parked-events.ts';
import { followedReadModels, indexLoaded, lowestOf, saveCheckpoints } from './checkpoints.ts';
import { createFollower } from './follower.ts';
import { createProgress } from './progress.ts';
import type { AnyReadModel } from './read-model.ts';
import { createStubbornProjector } from './stubborn-project.ts';

export type ProjectorLogger = Pick<Logger, 'info' | 'warn' | 'error'>;

export type ProjectorMetrics = { projected(events: number, seconds: number): void; parked(readModel: string): void };

export type ProjectorOptions = {
  eventLog: Pick<EventLog, 'subscribe' | 'head'>;
  documents: Documents;
  bus: Pick<Bus, 'publish'>;
  readModels: readonly AnyReadModel[];
  signal: AbortSignal;
  logger: ProjectorLogger;
  metrics?: ProjectorMetrics;
  now?: () => Date;
  batchSize?: number;
  /** Documents of each read model that are kept in hand. */
  cachedDocuments?: number;
};

export type Projector = Progress & {
  /** Resolves when everything that was in the log at the start is in the read models. */
  caughtUp: Promise<void>;
  stop(): Promise<void>;
};

/**
 * One follower reads the log once for all read models: await a batch, project it, write it, announce it, then move the
 * checkpoints. It starts from the lowest checkpoint and gives an event only to read models that lack it. What was in
 * the log when the process started is projected silently, so that neither a restart nor a rebuild pushes old news; every
 * later event is announced.
 */
export async function startProjector(options: ProjectorOptions): Promise<Projector> {
  const stopping = new AbortController();
  const signal = AbortSignal.any([options.signal, stopping.signal]);
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

type Work = Awaited<ReturnType<typeof prepare>>;

async function prepare({ eventLog, documents, readModels, logger, now = () => new Date(), cachedDocuments = 2_000 }: ProjectorOptions, signal: AbortSignal) {
  await documents.ensure(parkedEventsSchema);
  const startedAt = await eventLog.head();
  const followers = (await followedReadModels(documents, readModels, startedAt)).map((followed) => createFollower(followed, cachedDocuments));
  const waitingForEngine = createPatience(signal, logger);
  const patient: Pick<Documents, 'getMany' | 'write'> = {
    getMany: (collection, ids) => waitingForEngine(() => documents.getMany(collection, ids)),
    write: (writes) => waitingForEngine(() => documents.write(writes)),
  };
  return {
    startedAt, followers, waitingForEngine, patient,
    project: createStubbornProjector({ documents: patient, followers, announceAfter: startedAt, signal, logger, now }),
    progress: createProgress(lowestOf(followers)),
    caughtUp: Promise.withResolvers<void>(),
  };
}

async function follow(work: Work, options: ProjectorOptions, signal: AbortSignal): Promise<void> {
  const { eventLog, logger, batchSize = 500 } = options;
  for (let attempt = 0; !signal.aborted; attempt++) {
    try {
      for await (const batch of eventLog.subscribe({ after: lowestOf(work.followers), batchSize }, signal)) {
        await take(batch, work, options);
        attempt = 0;
      }
    } catch (error) {
      if (signal.aborted) break;
      logger.error({ err: error, attempt }, 'The projector lost its engine and will try again');
      await pause(pauseBefore(attempt), signal);
    }
  }
  work.caughtUp.resolve();
}

async function take({ events, position }: Batch, work: Work, options: ProjectorOptions): Promise<void> {
  const started = performance.now();
  if (events.length > 0) {
    const { announcements, parked } = await work.project(events);
    await park(parked, work, options);
    if (announcements.length > 0) await publish({ announcements, position }, options);
  }
  for (const follower of work.followers) follower.checkpoint = Math.max(follower.checkpoint, position);
  work.progress.advance(lowestOf(work.followers));
  await work.waitingForEngine(() => saveCheckpoints(options.documents, work.followers));
  if (work.progress.position() >= work.startedAt) {
    await work.waitingForEngine(() => indexLoaded(options.documents, work.followers));
    work.caughtUp.resolve();
  }
  options.metrics?.projected(events.length, (performance.now() - started) / 1000);
}

async function park(parked: readonly ParkedEvent[], { patient }: Work, { logger, metrics }: ProjectorOptions): Promise<void> {
  if (parked.length === 0) return;
  for (const one of parked) {
    logger.error(one, 'An event could not be projected and is parked');
    metrics?.parked(one.readModel);
  }
  await patient.write(parked.map(parkingOf));
}

/** Pushes are news, not facts: whoever misses one reads the read model. */
async function publish(changes: Changes, { bus, logger }: ProjectorOptions): Promise<void> {
  try {
    await bus.publish([{ topic: CHANGES_TOPIC, key: 'changes', value: changes }]);
  } catch (error) {
    logger.warn({ err: error, position: changes.position }, 'Changes could not be announced');
  }
}

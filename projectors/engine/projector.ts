import type { Logger } from 'pino';
import type { RecordedEvent } from '#contracts/events/envelope.ts';
import { type Changes, CHANGES_TOPIC } from '#contracts/realtime/changes.ts';
import type { Bus } from '#infra/bus/port.ts';
import type { Documents } from '#infra/documents/port.ts';
import { EngineUnavailable } from '#infra/engine-unavailable.ts';
import type { Batch, EventLog } from '#infra/event-log/port.ts';
import type { Progress } from '#infra/progress.ts';
import { createBatchProjector } from './batch.ts';
import { followedReadModels, indexLoaded, lowestOf, saveCheckpoints } from './checkpoints.ts';
import { failurePolicy, pause, pauseBefore } from './failure-policy.ts';
import { createFollower, type Follower } from './follower.ts';
import { parkedEvent, type ParkedEvent, parkedEventsSchema, parkingOf } from '../read-models/parked-events.ts';
import { createProgress } from './progress.ts';
import type { AnyReadModel } from './read-model.ts';

export type ProjectorMetrics = { projected(events: number, seconds: number): void; parked(readModel: string): void };

export type ProjectorOptions = {
  eventLog: Pick<EventLog, 'subscribe' | 'head'>;
  documents: Documents;
  bus: Pick<Bus, 'publish'>;
  readModels: readonly AnyReadModel[];
  signal: AbortSignal;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
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
  const { eventLog, documents, bus, readModels, logger, metrics, now = () => new Date(), batchSize = 500, cachedDocuments = 2_000 } = options;
  const stopping = new AbortController();
  const signal = AbortSignal.any([options.signal, stopping.signal]);
  await documents.ensure(parkedEventsSchema);
  const startedAt = await eventLog.head();
  const followers = (await followedReadModels(documents, readModels, startedAt)).map((followed) => createFollower(followed, cachedDocuments));
  const progress = createProgress(lowestOf(followers));
  const caughtUp = Promise.withResolvers<void>();
  let parked = new Map<string, ParkedEvent>();

  const patient: Pick<Documents, 'getMany' | 'write'> = {
    getMany: (collection, ids) => waitingForEngine(() => documents.getMany(collection, ids)),
    write: (writes) => waitingForEngine(() => documents.write(writes)),
  };
  const projectWhole = projectorOf(followers);
  const following = follow();

  return {
    ...progress,
    caughtUp: caughtUp.promise,
    async stop() {
      stopping.abort();
      await following;
    },
  };

  function projectorOf(some: readonly Follower[]) {
    return createBatchProjector({
      documents: patient, followers: some, announceAfter: startedAt,
      onThrow: (event, { readModel }, error) => parked.set(`${readModel.name}~${event.id}`, parkedEvent(event, readModel.name, error, now())),
    });
  }

  async function follow(): Promise<void> {
    for (let attempt = 0; !signal.aborted; attempt++) {
      try {
        for await (const batch of eventLog.subscribe({ after: lowestOf(followers), batchSize }, signal)) {
          await take(batch);
          attempt = 0;
        }
      } catch (error) {
        if (signal.aborted) break;
        logger.error({ err: error, attempt }, 'The projector lost its engine and will try again');
        await pause(pauseBefore(attempt, failurePolicy.engineAway), signal);
      }
    }
    caughtUp.resolve();
  }

  async function take(batch: Batch): Promise<void> {
    const started = performance.now();
    if (batch.events.length > 0) {
      const announcements = await project(batch.events);
      await park();
      if (announcements.length > 0) await publish({ announcements, position: batch.position });
    }
    for (const follower of followers) follower.checkpoint = Math.max(follower.checkpoint, batch.position);
    progress.advance(lowestOf(followers));
    await waitingForEngine(() => saveCheckpoints(documents, followers));
    if (progress.position() >= startedAt) await arrive();
    metrics?.projected(batch.events.length, (performance.now() - started) / 1000);
  }

  /** Everything that was there at the start is in. */
  async function arrive(): Promise<void> {
    await waitingForEngine(() => indexLoaded(documents, followers));
    caughtUp.resolve();
  }

  /** The whole batch at once; when the store keeps refusing it, event by event for each read model. */
  async function project(events: readonly RecordedEvent[]) {
    const { tries, ...pauses } = failurePolicy.storeRefuses;
    for (let attempt = 0; attempt < tries; attempt++) {
      try {
        return await projectWhole(events);
      } catch (error) {
        if (signal.aborted || error instanceof EngineUnavailable) throw error;
        logger.warn({ err: error, attempt, events: events.length }, 'A batch could not be stored and is tried again');
        for (const { cache } of followers) cache.clear();
        await pause(pauseBefore(attempt, pauses), signal);
      }
    }
    return projectOneByOne(events);
  }

  async function projectOneByOne(events: readonly RecordedEvent[]) {
    const announcements = [];
    const alone = followers.map((follower) => ({ follower, projectAlone: projectorOf([follower]) }));
    for (const event of events) {
      for (const { follower, projectAlone } of alone) {
        try {
          announcements.push(...(await projectAlone([event])));
        } catch (error) {
          if (signal.aborted || error instanceof EngineUnavailable) throw error;
          follower.cache.clear();
          parked.set(`${follower.readModel.name}~${event.id}`, parkedEvent(event, follower.readModel.name, error, now()));
        }
      }
    }
    return announcements;
  }

  async function park(): Promise<void> {
    if (parked.size === 0) return;
    const waiting = [...parked.values()];
    parked = new Map();
    for (const one of waiting) {
      logger.error(one, 'An event could not be projected and is parked');
      metrics?.parked(one.readModel);
    }
    await patient.write(waiting.map(parkingOf));
  }

  /** Pushes are news, not facts: whoever misses one reads the read model. */
  async function publish(changes: Changes): Promise<void> {
    try {
      await bus.publish([{ topic: CHANGES_TOPIC, key: 'changes', value: changes }]);
    } catch (error) {
      logger.warn({ err: error, position: changes.position }, 'Changes could not be announced');
    }
  }

  async function waitingForEngine<Result>(work: () => Promise<Result>): Promise<Result> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await work();
      } catch (error) {
        if (signal.aborted || !(error instanceof EngineUnavailable)) throw error;
        logger.warn({ err: error, attempt }, 'The document store is away and is tried again');
        await pause(pauseBefore(attempt, failurePolicy.engineAway), signal);
      }
    }
  }
}

import type { RecordedEvent } from '#contracts/events/envelope.ts';
import type { Announcement } from '#contracts/realtime/changes.ts';
import { pause, pauseBefore } from '#infra/eventing/resilience/back-off.ts';
import type { Documents } from '#infra/eventing/documents/port.ts';
import { EngineUnavailable } from '#infra/eventing/resilience/engine-unavailable.ts';
import type { Logger } from '#infra/service/logging.ts';
import { parkedEvent, type ParkedEvent } from '#infra/eventing/projections/parked-events.ts';
import { createBatchProjector } from './batch.ts';
import { failurePolicy } from './failure-policy.ts';
import type { Follower } from './follower.ts';

type StubbornOptions = {
  documents: Pick<Documents, 'getMany' | 'write'>;
  followers: readonly Follower[];
  signal: AbortSignal;
  logger: Pick<Logger, 'warn'>;
  now: () => Date;
};

export type Projected = { announcements: Announcement[]; /** What could not be projected. */ parked: ParkedEvent[] };

/** Projects a batch as the failure policy says: as a whole, again after pauses, then event by event for each read model. */
export function createStubbornProjector({ documents, followers, signal, logger, now }: StubbornOptions) {
  const parked = new Map<string, ParkedEvent>();
  const park = (event: RecordedEvent, { readModel }: Follower, error: unknown) => void parked.set(`${readModel.name}~${event.id}`, parkedEvent(event, readModel.name, error, now()));
  const projectorOf = (some: readonly Follower[]) => createBatchProjector({ documents, followers: some, onThrow: park });
  const whole = projectorOf(followers);
  const single = followers.map((follower) => ({ follower, project: projectorOf([follower]) }));

  /** No failure of a document: the projector stops, or waits for its engine. */
  const endsHere = (error: unknown) => signal.aborted || error instanceof EngineUnavailable;

  async function projectTogether(events: readonly RecordedEvent[]): Promise<Announcement[]> {
    const { tries, ...pauses } = failurePolicy.storeRefuses;
    for (let attempt = 0; attempt < tries; attempt++) {
      try {
        return await whole(events);
      } catch (error) {
        if (endsHere(error)) throw error;
        logger.warn({ err: error, attempt, events: events.length }, 'A batch could not be stored and is tried again');
        for (const { cache } of followers) cache.clear();
        await pause(pauseBefore(attempt, pauses), signal);
      }
    }
    return projectOneByOne(events);
  }

  async function projectOneByOne(events: readonly RecordedEvent[]): Promise<Announcement[]> {
    const announcements: Announcement[] = [];
    for (const event of events) {
      for (const one of single) announcements.push(...(await projectAlone(one, event)));
    }
    return announcements;
  }

  async function projectAlone({ follower, project }: (typeof single)[number], event: RecordedEvent): Promise<Announcement[]> {
    try {
      return await project([event]);
    } catch (error) {
      if (endsHere(error)) throw error;
      follower.cache.clear();
      park(event, follower, error);
      return [];
    }
  }

  return async function project(events: readonly RecordedEvent[]): Promise<Projected> {
    const announcements = await projectTogether(events);
    const found = [...parked.values()];
    parked.clear();
    return { announcements, parked: found };
  };
}

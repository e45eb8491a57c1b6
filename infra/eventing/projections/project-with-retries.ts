import type { RecordedEvent } from '../event-log/envelope.ts';
import type { PushMessage } from './push.ts';
import { pause, pauseBefore } from '../resilience/back-off.ts';
import type { Documents } from '../documents/port.ts';
import { EngineUnavailable } from '../resilience/engine-unavailable.ts';
import type { Logger } from '../logger.ts';
import { parkedEvent, type ParkedEvent } from './parked-events.ts';
import { createCompareAndSetWrites, type LiveWorker } from './compare-and-set-writes.ts';
import { failurePolicy } from './failure-policy.ts';
import { createProjectionEngine } from './projection-engine.ts';

type RetryingOptions = {
  documents: Pick<Documents, 'find' | 'getMany' | 'write'>;
  workers: readonly LiveWorker[];
  signal: AbortSignal;
  logger: Pick<Logger, 'warn'>;
  now: () => Date;
};

export type Projected = { pushes: PushMessage[]; /** What could not be projected. */ parked: ParkedEvent[] };

/** Projects a batch by the failure policy: as a whole, with retries, then event by event for each read model. */
export function createRetryingProjector({ documents, workers, signal, logger, now }: RetryingOptions) {
  const parked = new Map<string, ParkedEvent>();
  const park = (event: RecordedEvent, { readModel }: LiveWorker, error: unknown) =>
    void parked.set(`${readModel.name}~${event.id}`, parkedEvent(event, readModel.name, error, now()));
  const engineOf = (some: readonly LiveWorker[]) =>
    createProjectionEngine({ workers: some, writes: createCompareAndSetWrites(documents, some), onThrow: park });
  const whole = engineOf(workers);
  const single = workers.map((worker) => ({ worker, project: engineOf([worker]) }));

  /** Failures that no document causes: the projector stops, or waits for the dependency. */
  const endsHere = (error: unknown) => signal.aborted || error instanceof EngineUnavailable;

  async function projectTogether(events: readonly RecordedEvent[]): Promise<PushMessage[]> {
    const { tries, ...pauses } = failurePolicy.storeRefuses;
    for (let attempt = 0; attempt < tries; attempt++) {
      try {
        return await whole(events);
      } catch (error) {
        if (endsHere(error)) throw error;
        logger.warn({ err: error, attempt, events: events.length }, 'Failed to store projection batch; retrying');
        for (const { cache } of workers) cache.clear();
        await pause(pauseBefore(attempt, pauses), signal);
      }
    }
    return projectOneByOne(events);
  }

  async function projectOneByOne(events: readonly RecordedEvent[]): Promise<PushMessage[]> {
    const pushes: PushMessage[] = [];
    for (const event of events) {
      for (const one of single) pushes.push(...(await projectAlone(one, event)));
    }
    return pushes;
  }

  async function projectAlone(
    { worker, project }: (typeof single)[number],
    event: RecordedEvent,
  ): Promise<PushMessage[]> {
    try {
      return await project([event]);
    } catch (error) {
      if (endsHere(error)) throw error;
      worker.cache.clear();
      park(event, worker, error);
      return [];
    }
  }

  return async function project(events: readonly RecordedEvent[]): Promise<Projected> {
    const pushes = await projectTogether(events);
    const found = [...parked.values()];
    parked.clear();
    return { pushes, parked: found };
  };
}

import { type EventStoreDBClient, excludeSystemEvents } from '@eventstore/db-client';
import { pause, pauseBefore } from '../../resilience/back-off.ts';
import type { Connection } from './connection.ts';
import { readNewest } from './reads.ts';
import { createTailCache } from './tail-cache.ts';
import { placeOf, rawPosition, toRecorded } from './stored-events.ts';

type Tail = {
  connection: Connection;
  /** Called with the position of each seen event. */
  advance: (position: number) => void;
  saw: (stream: string, revision: number, id: string) => void;
  onTrouble: (trouble: unknown) => void;
  signal: AbortSignal;
};

const CHECKPOINT_INTERVAL = 32;

/**
 * One subscription to the end of the log for all subscriptions of this process. It starts at the head. After a
 * cancellation or a lost connection it reopens after its last event, with increasing pauses, and receives the missed
 * events.
 */
export function liveTail({ connection, advance, saw, onTrouble, signal }: Tail) {
  const recent = createTailCache();
  const begun = Promise.withResolvers<void>();
  let position = 0;
  let running = false;

  function take(client: EventStoreDBClient): Promise<void> {
    const filter = excludeSystemEvents({ checkpointInterval: CHECKPOINT_INTERVAL });
    const subscription = client.subscribeToAll({ fromPosition: placeOf(position), filter, requiresLeader: true });
    const { promise, reject } = Promise.withResolvers<void>();
    const end = () => reject(signal.reason);
    const leave = () => {
      signal.removeEventListener('abort', end);
      subscription.unsubscribe().catch(() => {});
    };
    subscription.on('data', (resolved) => {
      try {
        const event = rawPosition(resolved) > position ? toRecorded(resolved) : undefined;
        if (!event) return;
        position = event.position;
        recent.push(event);
        saw(event.stream, event.revision, event.id);
        advance(position);
      } catch (failure) {
        reject(failure);
      }
    });
    for (const name of ['end', 'close'] as const)
      subscription.on(name, () => reject(new Error('the subscription was dropped')));
    subscription.on('error', reject);
    signal.addEventListener('abort', end, { once: true });
    return promise.finally(leave);
  }

  async function begin(): Promise<void> {
    position = (await readNewest(connection, 0))?.position ?? 0;
    recent.startAt(position);
    advance(position);
    begun.resolve();
  }

  async function run(): Promise<void> {
    let hasBegun = false;
    for (let attempt = 0; !signal.aborted; attempt++) {
      const before = position;
      try {
        if (!hasBegun) await begin();
        hasBegun = true;
        await connection.use(take);
      } catch (trouble) {
        if (signal.aborted) break;
        onTrouble(trouble);
        if (position > before) attempt = 0;
        await pause(pauseBefore(attempt), signal);
      }
    }
    begun.resolve();
  }

  return {
    page: recent.page,

    /** Resolves when the tail has started, which may take as long as the server is unavailable. */
    start(): Promise<void> {
      if (!running) void run();
      running = true;
      return begun.promise;
    },
  };
}

import type { EventMetadata, RecordedEvent } from '../event-log/envelope.ts';
import type { Batch, FollowedLog } from '../event-log/port.ts';
import { pause, pauseBefore } from '../resilience/back-off.ts';
import { createRetryUntilAvailable } from '../resilience/retry-until-available.ts';
import type { Logger } from 'pino';

/** Twice a second the log's head is read: only that shows that nothing is missing from a silent subscription. */
const CHECK_EVERY_MS = 500;
const MOST_LAG_MS = 2_000;
/** An append is read back rather than waited for longer. */
export const LONGEST_WAIT_MS = 1_000;

type Clock = { nowMs(): number; pause(ms: number, signal: AbortSignal): Promise<void> };

type Options<Metadata extends EventMetadata> = {
  eventLog: Pick<FollowedLog<Metadata>, 'subscribe' | 'head'>;
  /** Ends the subscription. */
  signal: AbortSignal;
  logger: Pick<Logger, 'warn'>;
  clock?: Clock;
};

/** Everything that any process appends, in the order of the log. */
export type Follower<Metadata extends EventMetadata = EventMetadata> = {
  /** Whether all events of two seconds ago, and any since, have been passed on. False when the subscription is lost. */
  isCurrent(): boolean;
  /** Called with each event after the position at which the follower began. */
  onEvent(listener: (event: RecordedEvent<string, unknown, Metadata>) => void): void;
  /** Whether all events up to the position have been passed on; waits a little, unless the follower is not current. */
  reached(position: number, longestMs?: number): Promise<boolean>;
};

/** Follows the log from its end. Resolves with the first answer of the log. */
export async function followLog<Metadata extends EventMetadata>({
  eventLog,
  signal,
  logger,
  clock = { nowMs: () => performance.now(), pause },
}: Options<Metadata>): Promise<Follower<Metadata>> {
  const listeners: ((event: RecordedEvent<string, unknown, Metadata>) => void)[] = [];
  const waiting = new Set<() => void>();
  /** All events that were appended before this time have been passed on. */
  let completeAtMs = clock.nowMs();
  let position = await createRetryUntilAvailable(signal, logger)(() => eventLog.head());

  const isCurrent = () => clock.nowMs() - completeAtMs <= MOST_LAG_MS;

  const doubt = () => {
    completeAtMs = Number.NEGATIVE_INFINITY;
    lookAll();
  };

  function take(batch: Batch<Metadata>): void {
    for (const event of batch.events) for (const listen of listeners) listen(event);
    ({ position } = batch);
    lookAll();
  }

  function lookAll(): void {
    for (const look of waiting) look();
  }

  async function follow(): Promise<void> {
    for (let failures = 0; !signal.aborted; failures++) {
      try {
        for await (const batch of eventLog.subscribe({ after: position, onLost: doubt }, signal)) {
          take(batch);
          failures = 0;
        }
      } catch (error) {
        logger.warn({ err: error }, 'Commands lost the event log; resubscribing');
      }
      doubt();
      await clock.pause(pauseBefore(failures), signal);
    }
  }

  async function check(): Promise<void> {
    for (; !signal.aborted; await clock.pause(CHECK_EVERY_MS, signal)) {
      const atMs = clock.nowMs();
      const head = await eventLog.head().catch(() => Number.POSITIVE_INFINITY);
      if (head <= position || (head < Number.POSITIVE_INFINITY && (await arrives(head, MOST_LAG_MS, () => false))))
        completeAtMs = Math.max(completeAtMs, atMs);
    }
  }

  async function arrives(wanted: number, longestMs: number, isHopeless: () => boolean): Promise<boolean> {
    const over = new AbortController();
    const look = () => (position >= wanted || signal.aborted || isHopeless()) && over.abort();
    waiting.add(look);
    await clock.pause(longestMs, over.signal);
    waiting.delete(look);
    return position >= wanted;
  }

  signal.addEventListener('abort', lookAll, { once: true });
  void follow();
  void check();
  return {
    isCurrent,
    onEvent: (listener) => void listeners.push(listener),
    reached: async (wanted, longestMs = LONGEST_WAIT_MS) =>
      wanted <= position || (isCurrent() && arrives(wanted, longestMs, () => !isCurrent())),
  };
}

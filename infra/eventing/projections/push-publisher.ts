import type { PushBatch } from './push.ts';
import { pause, pauseBefore } from '../resilience/back-off.ts';
import type { Bus, BusMessage } from '../bus/port.ts';
import type { Logger } from '../logger.ts';

type Options = {
  topic: string;
  bus: Pick<Bus, 'publish'>;
  /** Batches with the same key arrive in order. */ key: string;
  signal: AbortSignal;
  logger: Pick<Logger, 'warn' | 'error'>;
};

/** A batch of pushes. `after`: when it is first in the queue, everything up to this position is published. */
type Waiting = { pushes: PushBatch; after: number };

/** Time that the projector waits for the bus before it continues: read models are more important than pushes. */
const PUBLISH_TIMEOUT_MS = 300;
const BATCHES_AT_ONCE = 50;
/** Maximum number of pushes in a message, usually far below the broker's size limit. */
const MOST_TOGETHER = 100;
/**
 * Maximum number of batches waiting for an unavailable bus. Beyond it the oldest are dropped: clients have read again
 * since.
 */
const MOST_WAITING = 5_000;

/**
 * Publishes pushes in order. While the bus is unavailable they wait here and `publishedUpTo` stays behind. The
 * checkpoints store it, so that after a kill and restart the projector publishes them again.
 */
export function createPushPublisher({ topic, bus, key, signal, logger }: Options) {
  let waiting: Waiting[] = [];
  let sending: Promise<void> | undefined;

  /** Batches that exceed the broker's limit are sent event by event. */
  async function sendTogether(batches: readonly PushBatch[]): Promise<void> {
    try {
      await bus.publish(batches.map(messageOf));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      for (const pushes of batches.flatMap((each) => piecesOf(each, 1))) await sendAlone(pushes);
    }
  }

  /** A message that no bus accepts is dropped, so that it does not block later ones. */
  async function sendAlone(pushes: PushBatch): Promise<void> {
    try {
      await bus.publish([messageOf(pushes)]);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      logger.error({ err: error, position: pushes.position }, 'Push messages are too large for the bus; dropped');
    }
  }

  function messageOf(value: PushBatch): BusMessage {
    return { topic, key, value };
  }

  async function send(): Promise<void> {
    for (let attempt = 0; waiting.length > 0 && !signal.aborted; attempt++) {
      const batch = waiting.slice(0, BATCHES_AT_ONCE);
      try {
        await sendTogether(batch.map(({ pushes }) => pushes));
        waiting = waiting.filter((one) => !batch.includes(one));
        attempt = -1;
      } catch (error) {
        if (attempt === 0)
          logger.warn(
            { err: error, batches: waiting.length },
            'Failed to publish push messages; retrying when the bus is available',
          );
        await pause(pauseBefore(attempt), signal);
      }
    }
    sending = undefined;
  }

  return {
    /**
     * Resolves when the batch is published, or after the time limit; then publishing continues in the background.
     * `after`: the position after which the log was read.
     */
    async publish(pushes: PushBatch, after: number): Promise<void> {
      let before = after;
      for (const piece of piecesOf(pushes, MOST_TOGETHER)) {
        waiting.push({ pushes: piece, after: before });
        before = piece.position;
      }
      while (waiting.length > MOST_WAITING) {
        logger.error({ position: waiting[0]?.pushes.position }, 'Bus unavailable for too long; push messages dropped');
        waiting.shift();
      }
      sending ??= send();
      const late = Promise.withResolvers<void>();
      const timer = setTimeout(late.resolve, PUBLISH_TIMEOUT_MS);
      await Promise.race([sending, late.promise]);
      clearTimeout(timer);
    },

    /**
     * The position up to which all pushes are published, given that all up to `position` were handed over. Always a
     * position that the log returned, because some logs cannot be read from any other.
     */
    publishedUpTo: (position: number): number => waiting[0]?.after ?? position,
  };
}

/** The pushes of one event stay in one message: receivers detect duplicates by position. */
function piecesOf(batch: PushBatch, mostTogether: number): PushBatch[] {
  const pieces: PushBatch[] = [];
  let pushes: PushBatch['announcements'] = [];
  for (const message of batch.announcements) {
    const last = pushes.at(-1);
    if (last && pushes.length >= mostTogether && last.position !== message.position) {
      pieces.push({ ...batch, announcements: pushes, position: last.position });
      pushes = [];
    }
    pushes.push(message);
  }
  return [...pieces, { ...batch, announcements: pushes }];
}

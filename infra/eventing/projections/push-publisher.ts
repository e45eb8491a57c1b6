import type { PushBatch } from './push.ts';
import { pause, pauseBefore } from '../resilience/back-off.ts';
import type { Bus, BusMessage } from '../bus/port.ts';
import type { Logger } from '../logger.ts';

type Options = {
  topic: string;
  bus: Pick<Bus, 'publish'>;
  /** Batches of one key reach everybody in order. */ key: string;
  signal: AbortSignal;
  logger: Pick<Logger, 'warn' | 'error'>;
};

/** A batch of pushes, and the position up to which all before them have gone out once they are the first. */
type Waiting = { pushes: PushBatch; after: number };

/** So long the projector waits for the bus before it goes on with the read models, which matter more than the pushes. */
const PUBLISH_TIMEOUT_MS = 300;
const BATCHES_AT_ONCE = 50;
/** A broker takes messages up to a size: so many pushes mostly stay far below it. */
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

  /** Documents may hold long texts: batches that are too large together go out event by event. */
  async function sendTogether(batches: readonly PushBatch[]): Promise<void> {
    try {
      await bus.publish(batches.map(messageOf));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      for (const pushes of batches.flatMap((each) => piecesOf(each, 1))) await sendAlone(pushes);
    }
  }

  /** What no bus would ever take must not hold up what comes after it. */
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
     * Resolves when it is published, or when the bus has had its time: then it goes on behind. `after` is where the log
     * was read on from.
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
     * What happened up to here has been published, given that everything up to `position` was handed in. Always a position
     * that the log gave: from one that no event has, not every log can be read on.
     */
    publishedUpTo: (position: number): number => waiting[0]?.after ?? position,
  };
}

/** What one event has to say stays together, since a receiver knows by the position what it has had. */
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

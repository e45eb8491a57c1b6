import type { EachBatchPayload, KafkaMessage } from 'kafkajs';
import type { KafkaLogger } from './kafka-client.ts';
import type { BusHandler, BusMessage } from './port.ts';
import { handleWithRetries, type Retry } from './retries.ts';

export const HEARTBEAT_MS = 1_000;

export type Handling = {
  /** As the code and as the broker calls it. */
  topic: string;
  topicName: string;
  /** null: all messages, not those of a group. */
  group: string | null;
  handler: BusHandler;
  retry: Retry;
  logger: KafkaLogger;
  signal: AbortSignal;
};

/** By partition, the offset of the next message: known only to us where no group keeps it at the broker. */
export type Places = Map<number, string>;

/** One message after another; each counts as taken when its handler has settled. Heartbeats go on while it is at work. */
export async function handleBatch({ batch, heartbeat, isRunning, isStale, resolveOffset, commitOffsetsIfNecessary }: EachBatchPayload, handling: Handling, places: Places): Promise<void> {
  const { topic, handler, retry, signal, logger } = handling;
  let lost: Error | undefined;
  const beating = setInterval(() => {
    heartbeat().catch((error: Error) => {
      lost ??= error;
    });
  }, HEARTBEAT_MS);
  try {
    for (const kafkaMessage of batch.messages) {
      if (signal.aborted || !isRunning() || isStale()) return;
      const message = messageOf(topic, kafkaMessage);
      if (!message) logger.error({ topic, partition: batch.partition, offset: kafkaMessage.offset }, 'A message that is not ours was left out');
      if (message && !(await handleWithRetries(message, () => handler(message), retry, signal))) return;
      resolveOffset(kafkaMessage.offset);
      places.set(batch.partition, String(BigInt(kafkaMessage.offset) + 1n));
      // The group is being shared out anew: whoever gets this partition goes on after what was taken so far.
      if (lost) throw lost;
      if (handling.group !== null) await commitOffsetsIfNecessary();
    }
  } finally {
    clearInterval(beating);
  }
}

/** Undefined for what no publisher of ours can have written. */
function messageOf(topic: string, { key, value }: KafkaMessage): BusMessage | undefined {
  try {
    return { topic, key: String(key ?? ''), value: JSON.parse(String(value)) };
  } catch {
    return undefined;
  }
}

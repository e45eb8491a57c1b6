import type { EachBatchPayload, KafkaMessage } from 'kafkajs';
import type { KafkaLogger } from './kafka-client.ts';
import type { Places } from './kafka-places.ts';
import type { BusHandler, BusMessage } from '../port.ts';
import { handleWithRetries, type Retry } from '../retries.ts';

export const HEARTBEAT_MS = 1_000;

export type Handling = {
  /** The topic's name in the code and at the broker. */
  topic: string;
  topicName: string;
  /** null: 'every-instance', without a group. */
  group: string | null;
  handler: BusHandler;
  retry: Retry;
  logger: KafkaLogger;
  signal: AbortSignal;
};

/** `places`: null if the broker stores the group's offsets. `startAgain` fetches a partition from its beginning. */
export async function handleBatch(
  payload: EachBatchPayload,
  handling: Handling,
  places: Places | null,
  startAgain: (partition: number) => void,
): Promise<void> {
  const messages = places ? unhandledMessages(payload, places) : payload.batch.messages;
  if (messages) await handleAll(payload, messages, handling, places);
  else startAgain(payload.batch.partition);
}

/** Undefined if the partition belongs to a recreated topic. */
function unhandledMessages(
  { batch: { partition, messages }, resolveOffset }: EachBatchPayload,
  places: Places,
): readonly KafkaMessage[] | undefined {
  const [first] = messages;
  if (!first) return messages;
  const recognized = places.recognize(partition, first);
  if (recognized === 'had') resolveOffset(first.offset);
  return { next: messages, had: messages.slice(1), foreign: undefined }[recognized];
}

/** Handles messages in sequence; each counts as handled when its handler has settled. Heartbeats continue meanwhile. */
async function handleAll(
  { batch, heartbeat, isRunning, isStale, resolveOffset, commitOffsetsIfNecessary }: EachBatchPayload,
  messages: readonly KafkaMessage[],
  handling: Handling,
  places: Places | null,
): Promise<void> {
  const { topic, handler, retry, signal, logger } = handling;
  let lost: Error | undefined;
  const beating = setInterval(() => {
    heartbeat().catch((error: Error) => {
      lost ??= error;
    });
  }, HEARTBEAT_MS);
  try {
    for (const kafkaMessage of messages) {
      if (signal.aborted || !isRunning() || isStale()) return;
      const message = messageOf(topic, kafkaMessage);
      if (!message)
        logger.error(
          { topic, partition: batch.partition, offset: kafkaMessage.offset },
          'Foreign Kafka message skipped',
        );
      if (message && !(await handleWithRetries(message, () => handler(message), retry, signal))) return;
      resolveOffset(kafkaMessage.offset);
      places?.taken(batch.partition, kafkaMessage);
      // The group is rebalancing: the next owner of the partition continues after the messages handled so far.
      if (lost) throw lost;
      if (!places) await commitOffsetsIfNecessary();
    }
  } finally {
    clearInterval(beating);
  }
}

/** Undefined for messages that were not published by this library. */
function messageOf(topic: string, { key, value }: KafkaMessage): BusMessage | undefined {
  try {
    return { topic, key: String(key ?? ''), value: JSON.parse(String(value)) };
  } catch {
    return undefined;
  }
}

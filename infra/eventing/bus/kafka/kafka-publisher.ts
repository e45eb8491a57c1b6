import { type Kafka, Partitioners, type Producer } from 'kafkajs';
import { EngineUnavailable } from '../../resilience/engine-unavailable.ts';
import type { Topics } from './kafka-client.ts';
import type { BusMessage } from '../port.ts';

export type PublisherLimits = {
  /** Maximum number of messages in one request. */
  batchMessages?: number;
  /** Maximum number of waiting messages; further ones are refused, because the broker is slower than the publishers. */
  waitingMessages?: number;
  /** After this time publishing fails as unavailable, although the message may still arrive. */
  timeoutMs?: number;
};

/** Below the brokers' default limit of 1 MB. */
const BATCH_BYTES = 900_000;
const CLOSE_TIMEOUT_MS = 3_000;

type Waiting = {
  topic: string;
  key: string;
  value: string;
  bytes: number;
  sent: () => void;
  refused: (error: EngineUnavailable) => void;
};

/**
 * Sends messages published meanwhile in one request, one request at a time. That keeps the order, and batches grow
 * with load. After a failure the producer is replaced: the broker would treat the next messages of the old one as
 * duplicates of the failed ones.
 */
export function createPublisher(
  kafka: Kafka,
  topics: Topics,
  { batchMessages = 500, waitingMessages = 50_000, timeoutMs = 5_000 }: PublisherLimits = {},
) {
  let queue: Waiting[] = [];
  let sending: Promise<void> | null = null;
  let producer: Promise<Producer> | undefined;
  let closed = false;

  async function sendAll(): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.slice(0, batchLength(queue, batchMessages));
      queue = queue.slice(batch.length);
      try {
        await send(batch);
        for (const each of batch) each.sent();
      } catch (error) {
        forgetProducer();
        for (const { topic } of batch) topics.doubt(topic);
        refuse(batch, error);
      }
    }
    sending = null;
  }

  async function send(batch: readonly Waiting[]): Promise<void> {
    const byTopic = Map.groupBy(batch, ({ topic }) => topic);
    for (const topic of byTopic.keys()) await topics.ensure(topic);
    producer ??= connectedProducer(kafka);
    const topicMessages = [...byTopic].map(([topic, each]) => ({
      topic,
      messages: each.map(({ key, value }) => ({ key, value })),
    }));
    await (await producer).sendBatch({ acks: -1, topicMessages });
  }

  /** Messages that arrived meanwhile would wait for the same refusal. */
  function refuse(batch: readonly Waiting[], cause: unknown): void {
    const all = [...batch, ...queue];
    queue = [];
    for (const each of all) each.refused(new EngineUnavailable('The bus', cause));
  }

  /** Disconnects without waiting. */
  function forgetProducer(): void {
    producer?.then((failed) => failed.disconnect()).catch(() => {});
    producer = undefined;
  }

  return {
    /** Names of messages as the broker knows them. Throws a RangeError for a message that no broker accepts. */
    async publish(messages: readonly BusMessage[]): Promise<void> {
      if (messages.length === 0) return;
      if (closed) throw new EngineUnavailable('The bus', new Error('It is closed'));
      if (queue.length > waitingMessages)
        throw new EngineUnavailable('The bus', new Error(`${queue.length} messages wait already`));
      const encoded = messages.map(encode);
      const done = encoded.map(
        (message) => new Promise<void>((sent, refused) => queue.push({ ...message, sent, refused })),
      );
      sending ??= sendAll();
      await withTimeout(Promise.all(done), timeoutMs);
    },
    async close(): Promise<void> {
      closed = true;
      const ending = (async () => {
        await sending;
        await (await producer)?.disconnect();
      })();
      // Waiting is useless while the broker is unavailable.
      await withTimeout(ending, CLOSE_TIMEOUT_MS).catch(() => {});
    },
  };
}

async function connectedProducer(kafka: Kafka): Promise<Producer> {
  const producer = kafka.producer({
    idempotent: true,
    maxInFlightRequests: 1,
    allowAutoTopicCreation: false,
    createPartitioner: Partitioners.DefaultPartitioner,
    retry: { retries: 3 },
  });
  await producer.connect();
  return producer;
}

function encode({ topic, key, value }: BusMessage) {
  const text = JSON.stringify(value);
  const bytes = Buffer.byteLength(text) + Buffer.byteLength(key);
  if (bytes > BATCH_BYTES) throw new RangeError(`A message of ${bytes} bytes is too large for the bus`);
  return { topic, key, value: text, bytes };
}

/** Number of messages from the head of the queue that fit into one request. */
function batchLength(queue: readonly Waiting[], most: number): number {
  let bytes = 0;
  let length = 0;
  for (const message of queue) {
    bytes += message.bytes;
    if (length === most || (length > 0 && bytes > BATCH_BYTES)) break;
    length++;
  }
  return length;
}

async function withTimeout(work: Promise<unknown>, timeoutMs: number): Promise<void> {
  const tooLong = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => tooLong.reject(new EngineUnavailable('The bus', new Error(`No answer within ${timeoutMs} ms`))),
    timeoutMs,
  );
  try {
    await Promise.race([work, tooLong.promise]);
  } finally {
    clearTimeout(timer);
  }
}

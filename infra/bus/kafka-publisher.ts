import { type Kafka, Partitioners, type Producer, type TopicMessages } from 'kafkajs';
import { EngineUnavailable } from '../engine-unavailable.ts';
import type { Topics } from './kafka-client.ts';
import type { BusMessage } from './port.ts';

type Waiting = { messages: readonly BusMessage[]; resolve: () => void; reject: (error: EngineUnavailable) => void };

export type PublisherLimits = {
  /** One request holds about so many messages. */
  batchMessages?: number;
  /** More than these are refused: the broker is slower than those who publish. */
  waitingMessages?: number;
  /** Who has waited so long is told that the bus is away, although the message may yet get there. */
  patienceMs?: number;
};

const CLOSE_TIMEOUT_MS = 3_000;

/**
 * Sends what was published meanwhile in one request, one request at a time: so the order holds, and the more is
 * published, the better it is packed. A producer that failed once is given up for a new one: the broker would take what
 * the old one sends next for a repetition of what had failed.
 */
export function createPublisher(kafka: Kafka, topics: Topics, nameOf: (topic: string) => string, { batchMessages = 500, waitingMessages = 50_000, patienceMs = 5_000 }: PublisherLimits = {}) {
  let queue: Waiting[] = [];
  let waiting = 0;
  let sending: Promise<void> | null = null;
  let producer: Promise<Producer> | undefined;
  let closed = false;

  async function connectedProducer(): Promise<Producer> {
    const created = kafka.producer({ idempotent: true, maxInFlightRequests: 1, allowAutoTopicCreation: false, createPartitioner: Partitioners.DefaultPartitioner, retry: { retries: 3 } });
    await created.connect();
    return created;
  }

  async function sendAll(): Promise<void> {
    while (queue.length > 0) {
      const batch = takeBatch();
      try {
        await send(batch.flatMap(({ messages }) => messages));
        for (const each of batch) each.resolve();
      } catch (error) {
        await forgetProducer();
        // Those that came meanwhile would wait for the same refusal.
        for (const each of [...batch, ...takeAll()]) each.reject(new EngineUnavailable('The bus', error));
      }
    }
    sending = null;
  }

  async function send(messages: readonly BusMessage[]): Promise<void> {
    for (const topic of new Set(messages.map((message) => message.topic))) await topics.ensure(nameOf(topic));
    producer ??= connectedProducer();
    await (await producer).sendBatch({ acks: -1, topicMessages: byTopic(messages, nameOf) });
  }

  function takeBatch(): Waiting[] {
    let count = 0;
    const batch = queue.filter(({ messages }, n) => (count += messages.length) <= batchMessages || n === 0);
    queue = queue.slice(batch.length);
    waiting -= countOf(batch);
    return batch;
  }

  function takeAll(): Waiting[] {
    const all = queue;
    queue = [];
    waiting = 0;
    return all;
  }

  async function forgetProducer(): Promise<void> {
    const failed = producer;
    producer = undefined;
    // It is told to go, not waited for.
    failed?.then((each) => each.disconnect()).catch(() => {});
  }

  return {
    async publish(messages: readonly BusMessage[]): Promise<void> {
      if (messages.length === 0) return;
      if (closed) throw new EngineUnavailable('The bus', new Error('It is closed'));
      if (waiting + messages.length > Math.max(waitingMessages, messages.length)) throw new EngineUnavailable('The bus', new Error(`${waiting} messages wait already`));
      const sent = Promise.withResolvers<void>();
      queue.push({ messages, resolve: sent.resolve, reject: sent.reject });
      waiting += messages.length;
      sending ??= sendAll();
      await withPatience(sent.promise, patienceMs);
    },
    async close(): Promise<void> {
      closed = true;
      const ending = (async () => {
        await sending;
        await (await producer)?.disconnect();
      })();
      // With the broker away there is nothing to wait for.
      await withPatience(ending, CLOSE_TIMEOUT_MS).catch(() => {});
    },
  };
}

function countOf(batch: readonly Waiting[]): number {
  return batch.reduce((sum, { messages }) => sum + messages.length, 0);
}

function byTopic(messages: readonly BusMessage[], nameOf: (topic: string) => string): TopicMessages[] {
  const topics = Map.groupBy(messages, ({ topic }) => topic);
  return [...topics].map(([topic, each]) => ({ topic: nameOf(topic), messages: each.map(({ key, value }) => ({ key, value: JSON.stringify(value) })) }));
}

async function withPatience(work: Promise<void>, patienceMs: number): Promise<void> {
  const tooLong = Promise.withResolvers<never>();
  const timer = setTimeout(() => tooLong.reject(new EngineUnavailable('The bus', new Error(`No answer within ${patienceMs} ms`))), patienceMs);
  try {
    await Promise.race([work, tooLong.promise]);
  } finally {
    clearTimeout(timer);
  }
}

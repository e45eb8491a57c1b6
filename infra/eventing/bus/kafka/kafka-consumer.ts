import { randomUUID } from 'node:crypto';
import type { Consumer, Kafka } from 'kafkajs';
import { pause, pauseBefore } from '../../resilience/back-off.ts';
import { handleBatch, type Handling, HEARTBEAT_MS } from './kafka-batch.ts';
import type { Topics } from './kafka-client.ts';
import { createPlaces, type Places } from './kafka-places.ts';

const SESSION_MS = 8_000;
/** A consumer without messages or heartbeats for this long counts as hanging. */
const SILENT_MS = 3 * SESSION_MS;
const GOODBYE_MS = 5_000;

export type Consuming = Handling & {
  kafka: Kafka;
  topics: Topics;
  everyInstancePrefix: string;
  /** Partitions of one consumer that are handled at the same time. */
  atOnce: number;
};

/**
 * Rebuilds a consumer, after a pause, whenever it ends: kafkajs recovers from only some failures. `ready` resolves
 * when messages published later will be handled; `ended` resolves after the signal aborted and the consumer stopped.
 */
export function keepConsuming(consuming: Consuming): { ready: Promise<void>; ended: Promise<void> } {
  const ready = Promise.withResolvers<void>();
  const places = consuming.group === null ? createPlaces() : null;

  async function keep(): Promise<void> {
    let joined = false;
    for (let failures = 0; !consuming.signal.aborted; failures++) {
      try {
        await consumeOnce(consuming, places, () => {
          failures = 0;
          joined = true;
          ready.resolve();
        });
      } catch (error) {
        consuming.topics.doubt(consuming.topicName);
        // A broker's first refusals ("the coordinator is loading") are normal at a start.
        const level = joined || failures > 2 ? 'warn' : 'info';
        consuming.logger[level](
          { err: error, topic: consuming.topicName, group: consuming.group },
          'Bus consumer lost the broker; reconnecting',
        );
        await pause(pauseBefore(failures), consuming.signal);
      }
    }
    ready.resolve();
  }

  return { ready: ready.promise, ended: keep() };
}

/** Resolves when the signal aborts; rejects when the consumer ends for another reason. */
async function consumeOnce(consuming: Consuming, places: Places | null, onJoined: () => void): Promise<void> {
  const { kafka, topics, topicName, group, everyInstancePrefix } = consuming;
  await topics.ensure(topicName);
  places?.fit(await topics.ends(topicName));
  const consumer = kafka.consumer({
    // A new group with one member each time: no offsets are stored, and no former member has to time out first.
    groupId: group ?? everyInstancePrefix + randomUUID(),
    sessionTimeout: SESSION_MS,
    heartbeatInterval: HEARTBEAT_MS,
    maxWaitTimeInMs: HEARTBEAT_MS / 2,
    allowAutoTopicCreation: false,
    retry: { retries: 3, initialRetryTime: 100, maxRetryTime: 1_000, restartOnFailure: async () => false },
  });
  const watch = watchHealth(consumer, consuming);
  consumer.on(consumer.events.GROUP_JOIN, ({ payload }) => {
    if (places)
      for (const partition of payload.memberAssignment[topicName] ?? [])
        consumer.seek({ topic: topicName, partition, offset: places.start(partition) });
    onJoined();
  });
  try {
    await Promise.race([start(consumer, consuming, places), watch.over]);
    await watch.over;
  } finally {
    watch.end();
    await disconnect(consumer);
  }
}

async function start(consumer: Consumer, consuming: Consuming, places: Places | null): Promise<void> {
  const startAgain = (partition: number) => consumer.seek({ topic: consuming.topicName, partition, offset: '0' });
  await consumer.connect();
  // A new group starts at the oldest message, so that it misses none.
  await consumer.subscribe({ topics: [consuming.topicName], fromBeginning: true });
  await consumer.run({
    autoCommit: consuming.group !== null,
    autoCommitInterval: HEARTBEAT_MS,
    autoCommitThreshold: 200,
    eachBatchAutoResolve: false,
    partitionsConsumedConcurrently: consuming.atOnce,
    eachBatch: (batch) => handleBatch(batch, consuming, places, startAgain),
  });
}

/**
 * `over` resolves when the signal aborts. It rejects when the consumer crashed or hangs, or its positions must be
 * verified.
 */
function watchHealth(consumer: Consumer, { group, signal }: Consuming): { over: Promise<void>; end(): void } {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  promise.catch(() => {});
  let heardAt = Date.now();
  let joins = 0;
  const heard = () => {
    heardAt = Date.now();
  };
  consumer.on(consumer.events.FETCH, heard);
  consumer.on(consumer.events.HEARTBEAT, heard);
  consumer.on(consumer.events.GROUP_JOIN, () => {
    heard();
    // A second join of a group of one means that the broker has lost the group, and perhaps the topic.
    if (group === null && ++joins > 1) reject(new Error('The broker has lost the consumer group'));
  });
  consumer.on(consumer.events.CRASH, ({ payload }) => reject(payload.error));
  const looking = setInterval(() => {
    if (Date.now() - heardAt > SILENT_MS) reject(new Error(`The consumer was silent for ${SILENT_MS} ms`));
  }, HEARTBEAT_MS);
  const stopped = () => resolve();
  if (signal.aborted) resolve();
  signal.addEventListener('abort', stopped, { once: true });
  return {
    over: promise,
    end() {
      clearInterval(looking);
      signal.removeEventListener('abort', stopped);
    },
  };
}

/** Waits for the running handler, within a time limit. */
async function disconnect(consumer: Consumer): Promise<void> {
  const waiting = new AbortController();
  const leaving = consumer.disconnect().catch(() => {});
  await Promise.race([leaving, pause(GOODBYE_MS, waiting.signal)]);
  waiting.abort();
}

import { randomUUID } from 'node:crypto';
import type { Consumer, Kafka } from 'kafkajs';
import { pause, pauseBefore } from '../back-off.ts';
import { handleBatch, type Handling, HEARTBEAT_MS, type Places } from './kafka-batch.ts';
import type { Topics } from './kafka-client.ts';

const SESSION_MS = 8_000;
/** Neither news nor a heartbeat for so long: it hangs, whatever it thinks of itself. */
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
 * A consumer that is built again, after a pause, whenever it ends: by itself kafkajs comes back from some failures only.
 * `ready` resolves when messages published from then on will be handled; `ended` when the signal has aborted and it is gone.
 */
export function keepConsuming(consuming: Consuming): { ready: Promise<void>; ended: Promise<void> } {
  const ready = Promise.withResolvers<void>();
  const places: Places = new Map();

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
        // A broker's first refusals ("the coordinator is loading") are part of a usual start.
        const level = joined || failures > 2 ? 'warn' : 'info';
        consuming.logger[level]({ err: error, topic: consuming.topicName, group: consuming.group }, 'A consumer lost the bus and will come back');
        await pause(pauseBefore(failures), consuming.signal);
      }
    }
    ready.resolve();
  }

  return { ready: ready.promise, ended: keep() };
}

/** Resolves when the signal aborts; rejects when the consumer has ended by itself. */
async function consumeOnce(consuming: Consuming, places: Places, onJoined: () => void): Promise<void> {
  const { kafka, topics, topicName, group, everyInstancePrefix, signal } = consuming;
  await topics.ensure(topicName);
  if (group === null && places.size === 0) for (const [partition, end] of await topics.ends(topicName)) places.set(partition, end);
  const consumer = kafka.consumer({
    // A group of one, which is new each time: nothing is stored for it, and nobody waits for its former member to be missed.
    groupId: group ?? everyInstancePrefix + randomUUID(),
    sessionTimeout: SESSION_MS,
    heartbeatInterval: HEARTBEAT_MS,
    maxWaitTimeInMs: HEARTBEAT_MS / 2,
    allowAutoTopicCreation: false,
    retry: { retries: 3, initialRetryTime: 100, maxRetryTime: 1_000, restartOnFailure: async () => false },
  });
  const watch = watchOver(consumer, signal);
  consumer.on(consumer.events.GROUP_JOIN, ({ payload }) => {
    if (group === null) for (const partition of payload.memberAssignment[topicName] ?? []) consumer.seek({ topic: topicName, partition, offset: places.get(partition) ?? '0' });
    onJoined();
  });
  try {
    await Promise.race([start(consumer, consuming, places), watch.over]);
    await watch.over;
  } finally {
    watch.end();
    await goodbye(consumer);
  }
}

async function start(consumer: Consumer, consuming: Consuming, places: Places): Promise<void> {
  await consumer.connect();
  // What a group has not taken yet is kept for it, from its first day on.
  await consumer.subscribe({ topics: [consuming.topicName], fromBeginning: true });
  await consumer.run({
    autoCommit: consuming.group !== null,
    autoCommitInterval: HEARTBEAT_MS,
    autoCommitThreshold: 200,
    eachBatchAutoResolve: false,
    partitionsConsumedConcurrently: consuming.atOnce,
    eachBatch: (batch) => handleBatch(batch, consuming, places),
  });
}

/** `over` resolves when the signal aborts and rejects when the consumer crashed or hangs. */
function watchOver(consumer: Consumer, signal: AbortSignal): { over: Promise<void>; end(): void } {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  promise.catch(() => {});
  let heardAt = Date.now();
  const heard = () => {
    heardAt = Date.now();
  };
  consumer.on(consumer.events.FETCH, heard);
  consumer.on(consumer.events.HEARTBEAT, heard);
  consumer.on(consumer.events.GROUP_JOIN, heard);
  consumer.on(consumer.events.CRASH, ({ payload }) => reject(payload.error));
  const looking = setInterval(() => {
    if (Date.now() - heardAt > SILENT_MS) reject(new Error(`Nothing was heard of the consumer for ${SILENT_MS} ms`));
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

/** It waits for the handler that is at work, but not for ever. */
async function goodbye(consumer: Consumer): Promise<void> {
  const waiting = new AbortController();
  const leaving = consumer.disconnect().catch(() => {});
  await Promise.race([leaving, pause(GOODBYE_MS, waiting.signal)]);
  waiting.abort();
}

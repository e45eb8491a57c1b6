import { createRequire } from 'node:module';
import { Kafka, logLevel } from 'kafkajs';
import { type Refusal, refusalIn } from '../engine-refusals.ts';
import { EngineUnavailable } from '../engine-unavailable.ts';
import type { Logger } from '../logging.ts';

export type KafkaLogger = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** Few tries, soon after one another: whoever publishes is told quickly, and consumers have a patience of their own. */
const retry = { retries: 3, initialRetryTime: 100, maxRetryTime: 1_000 };
const CONNECTION_TIMEOUT_MS = 2_000;
const REQUEST_TIMEOUT_MS = 5_000;

export function createKafka(brokers: readonly string[], logger: KafkaLogger): Kafka {
  stopNegativeTimers();
  return new Kafka({
    clientId: 'suki',
    brokers: [...brokers],
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    retry,
    logLevel: logLevel.WARN,
    // What it calls an error is mostly something that it then mends ("the coordinator is loading"). What lasts, we report.
    logCreator: () => ({ namespace, log: { message, error } }) => logger.debug({ namespace, error: String(error ?? '') }, `kafkajs: ${message}`),
  });
}

/** Suki speaks to brokers without a name or TLS; most of those that want one only hang up, which can't be told from a restart. */
const refusals: readonly Refusal[] = [
  [/\b(?:TOPIC|GROUP|CLUSTER)_AUTHORIZATION_FAILED\b/, () => 'KAFKA_BROKERS must name brokers that let everybody who reaches them make, read and write topics: they denied access.'],
  [/\b(?:ILLEGAL_SASL_STATE|SASL_AUTHENTICATION_FAILED|UNSUPPORTED_SASL_MECHANISM)\b/, () => 'KAFKA_BROKERS must name a listener that asks for no user name: these brokers want one (SASL).'],
];

export type Topics = { ensure(topic: string): Promise<void>; /** By partition, where the next message will be. */ ends(topic: string): Promise<Map<number, string>>; ping(): Promise<void>; close(): Promise<void> };

/** `replication`: copies of each partition; -1 is the brokers' own default. */
export function createTopics(kafka: Kafka, { partitions, replication }: { partitions: number; replication: number }): Topics {
  const admin = kafka.admin();
  const known = new Map<string, Promise<void>>();
  let connected: Promise<void> | undefined;

  async function ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    try {
      await (connected ??= admin.connect());
      return await question();
    } catch (error) {
      connected = undefined;
      throw new EngineUnavailable('The bus', error, refusalIn(error, refusals));
    }
  }

  async function create(topic: string): Promise<void> {
    // False when it was there already, with however many partitions.
    await ask(() => admin.createTopics({ topics: [{ topic, numPartitions: partitions, replicationFactor: replication }], waitForLeaders: true }));
  }

  return {
    ensure(topic) {
      const creating = known.get(topic) ?? create(topic);
      known.set(topic, creating);
      creating.catch(() => known.delete(topic));
      return creating;
    },
    async ends(topic) {
      const offsets = await ask(() => admin.fetchTopicOffsets(topic));
      return new Map(offsets.map(({ partition, high }) => [partition, high]));
    },
    async ping() {
      await ask(() => admin.describeCluster());
    },
    close: () => admin.disconnect(),
  };
}

type RequestQueue = { pending: unknown[]; throttledUntil: number; scheduleCheckPendingRequests(): void };

let mended = false;

/** After each request kafkajs sets a timer for a moment long past, of which newer versions of Node warn. It is needed only when something waits. */
function stopNegativeTimers(): void {
  if (mended) return;
  mended = true;
  const { prototype }: { prototype: RequestQueue } = createRequire(import.meta.url)('kafkajs/src/network/requestQueue');
  const schedule = prototype.scheduleCheckPendingRequests;
  prototype.scheduleCheckPendingRequests = function scheduleWhenNeeded(this: RequestQueue) {
    if (this.pending.length > 0 || this.throttledUntil > Date.now()) schedule.call(this);
  };
}

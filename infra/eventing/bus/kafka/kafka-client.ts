import { createRequire } from 'node:module';
import { type Admin, Kafka, logLevel } from 'kafkajs';
import { type Refusal, refusalIn } from '../../resilience/engine-refusals.ts';
import { EngineUnavailable } from '../../resilience/engine-unavailable.ts';
import type { Logger } from '../../logger.ts';

export type KafkaLogger = Logger;

/** Few, quick retries: publishers learn of an outage soon, and consumers are rebuilt anyway. */
const retry = { retries: 3, initialRetryTime: 100, maxRetryTime: 1_000 };
const CONNECTION_TIMEOUT_MS = 2_000;
const REQUEST_TIMEOUT_MS = 5_000;

export function createKafka(brokers: readonly string[], clientId: string, logger: KafkaLogger): Kafka {
  stopNegativeTimers();
  return new Kafka({
    clientId,
    brokers: [...brokers],
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    retry,
    logLevel: logLevel.WARN,
    // kafkajs logs errors that it recovers from, such as "the coordinator is loading". Lasting errors are reported
    // elsewhere.
    logCreator:
      () =>
      ({ namespace, log: { message, error } }) =>
        logger.debug({ namespace, error: String(error ?? '') }, `kafkajs: ${message}`),
  });
}

/**
 * The client connects to brokers without TLS or credentials. Most brokers that require them close the connection without a
 * message, which looks like a restart and is retried.
 */
const refusals: readonly Refusal[] = [
  [
    /\b(?:TOPIC|GROUP|CLUSTER)_AUTHORIZATION_FAILED\b/,
    () => 'must name brokers that let anonymous clients create, read and write topics: they denied access.',
  ],
  [
    /\b(?:ILLEGAL_SASL_STATE|SASL_AUTHENTICATION_FAILED|UNSUPPORTED_SASL_MECHANISM)\b/,
    () => 'must name a listener without SASL: these brokers require a user name.',
  ],
];

export type Topics = {
  /** Topics that are known to exist. Each is checked once, and again after `doubt`. */
  ensure(topic: string): Promise<void>;
  /** Call it after a broker refused an operation on the topic: a broker that lost its volume lost its topics, too. */
  doubt(topic: string): void;
  /** The next offset of each partition. */
  ends(topic: string): Promise<Map<number, string>>;
  ping(): Promise<void>;
  close(): Promise<void>;
};

/** `replication`: copies of each partition; -1: the brokers' default. */
export function createTopics(
  kafka: Kafka,
  { partitions, replication }: { partitions: number; replication: number },
): Topics {
  const known = new Map<string, Promise<void>>();
  let admin: Promise<Admin> | undefined;

  async function ask<Answer>(question: (admin: Admin) => Promise<Answer>): Promise<Answer> {
    const asked = (admin ??= connectedAdmin(kafka));
    try {
      return await question(await asked);
    } catch (error) {
      // A client that has used a deleted topic requests it in every metadata request, and each of these is refused.
      if (admin === asked) admin = undefined;
      leave(asked);
      throw new EngineUnavailable('The bus', error, refusalIn(error, refusals));
    }
  }

  async function create(topic: string): Promise<void> {
    // False if the topic existed already, with any number of partitions.
    await ask((client) =>
      client.createTopics({
        topics: [{ topic, numPartitions: partitions, replicationFactor: replication }],
        waitForLeaders: true,
      }),
    );
  }

  return {
    ensure(topic) {
      const creating = known.get(topic) ?? create(topic);
      known.set(topic, creating);
      creating.catch(() => {
        if (known.get(topic) === creating) known.delete(topic);
      });
      return creating;
    },
    doubt: (topic) => void known.delete(topic),
    async ends(topic) {
      const offsets = await ask((client) => client.fetchTopicOffsets(topic));
      return new Map(offsets.map(({ partition, high }) => [partition, high]));
    },
    async ping() {
      await ask((client) => client.describeCluster());
    },
    async close() {
      await admin?.then((client) => client.disconnect()).catch(() => {});
    },
  };
}

async function connectedAdmin(kafka: Kafka): Promise<Admin> {
  const admin = kafka.admin();
  await admin.connect();
  return admin;
}

/** Disconnects without waiting. */
function leave(admin: Promise<Admin>): void {
  admin.then((client) => client.disconnect()).catch(() => {});
}

type RequestQueue = { pending: unknown[]; throttledUntil: number; scheduleCheckPendingRequests(): void };

let mended = false;

/**
 * kafkajs sets a timer in the past after each request, and newer Node versions warn about it. The timer is needed only
 * while requests wait.
 */
function stopNegativeTimers(): void {
  if (mended) return;
  mended = true;
  const { prototype }: { prototype: RequestQueue } = createRequire(import.meta.url)('kafkajs/src/network/requestQueue');
  const schedule = prototype.scheduleCheckPendingRequests;
  prototype.scheduleCheckPendingRequests = function scheduleWhenNeeded(this: RequestQueue) {
    if (this.pending.length > 0 || this.throttledUntil > Date.now()) schedule.call(this);
  };
}

import { createKafka, createTopics, type KafkaLogger } from './kafka-client.ts';
import { keepConsuming } from './kafka-consumer.ts';
import { createPublisher, type PublisherLimits } from './kafka-publisher.ts';
import type { Bus } from '../port.ts';
import { type BusFailure, type RetryOptions, retryOf } from '../retries.ts';

export type KafkaBusOptions = RetryOptions &
  PublisherLimits & {
    brokers: readonly string[];
    /** Names this client in the brokers' logs. */
    clientId?: string;
    logger: KafkaLogger;
    /**
     * Partitions of new topics; existing topics keep theirs. Never change it while a topic is in use: its keys would
     * move.
     */
    partitions?: number;
    /** Copies of each partition; -1 (default): the brokers' default. */
    replication?: number;
    /** Prefix of every topic and group, so that several products can share a cluster. */
    prefix?: string;
  };

export type KafkaBus = Bus & {
  /** Throws EngineUnavailable when no broker answers. */
  ping(): Promise<void>;
};

/**
 * The bus on Kafka. Publishing throws EngineUnavailable within seconds while no broker answers; consumers reconnect.
 * Each message is handled at least once and in the order of its key. A failing message blocks its partition until it is
 * given up. A new group starts with the oldest message of the topic. 'every-instance' starts with the messages
 * published after it joined, and loses none while this process runs.
 */
export function openKafkaBus({
  brokers,
  clientId = 'eventing',
  logger,
  partitions = 6,
  replication = -1,
  prefix = '',
  ...options
}: KafkaBusOptions): KafkaBus {
  const kafka = createKafka(brokers, clientId, logger);
  const topics = createTopics(kafka, { partitions, replication });
  const nameOf = (topic: string) => prefix + topic;
  const publisher = createPublisher(kafka, topics, options);
  const retry = retryOf({ onError: (failure) => logFailure(failure, logger), ...options });
  const closing = new AbortController();
  const consumers = new Set<Promise<void>>();

  return {
    publish: (messages) =>
      publisher.publish(
        prefix === '' ? messages : messages.map((message) => ({ ...message, topic: nameOf(message.topic) })),
      ),
    async consume(topic, group, handler, signal) {
      if (signal.aborted || closing.signal.aborted) return;
      const { ready, ended } = keepConsuming({
        kafka,
        topics,
        topic,
        handler,
        retry,
        logger,
        topicName: nameOf(topic),
        group: group === 'every-instance' ? null : nameOf(group),
        everyInstancePrefix: nameOf('every-instance-'),
        atOnce: partitions,
        signal: AbortSignal.any([signal, closing.signal]),
      });
      consumers.add(ended);
      void ended.finally(() => consumers.delete(ended));
      await ready;
    },
    ping: topics.ping,
    async close() {
      closing.abort();
      await Promise.all([...consumers, publisher.close()]);
      await topics.close();
    },
  };
}

function logFailure({ message: { topic, key }, error, attempt, gaveUp }: BusFailure, logger: KafkaLogger): void {
  logger[gaveUp ? 'error' : 'warn']({ err: error, topic, key, attempt, gaveUp }, 'Bus consumer failed');
}

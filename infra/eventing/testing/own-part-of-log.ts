import { randomUUID } from 'node:crypto';
import type { EventMetadata } from '../event-log/envelope.ts';
import { type Batch, type EventLog, WrongExpectedRevision } from '../event-log/port.ts';

/**
 * Makes a shared server log look empty to a test, which sees only later events under its own stream names. No other
 * process may append to the server meanwhile.
 */
export async function ownPartOfLog<Metadata extends EventMetadata>(
  log: EventLog<Metadata>,
): Promise<EventLog<Metadata>> {
  const suffix = `~${randomUUID()}`;
  const start = await log.head();
  // Invalid names stay invalid.
  const named = (stream: string) => stream && stream + suffix;
  const own = <Named extends { stream: string }>(event: Named): Named => ({
    ...event,
    stream: event.stream.slice(0, -suffix.length),
  });
  const fromStart = (position: number) => Math.max(position, start);
  const asEmpty = (position: number) => (position <= start ? 0 : position);
  const ownBatch = (batch: Batch<Metadata>): Batch<Metadata> => ({
    ...batch,
    events: batch.events.map(own),
    position: asEmpty(batch.position),
  });

  return {
    append: (stream, expected, events) =>
      log.append(named(stream), expected, events).catch((failure: unknown) => {
        throw failure instanceof WrongExpectedRevision
          ? new WrongExpectedRevision(stream, failure.expected, failure.actual)
          : failure;
      }),
    readStream: async (stream, options) => (await log.readStream(named(stream), options)).map(own),
    readAll: async ({ after, ...options }) => (await log.readAll({ after: fromStart(after), ...options })).map(own),
    async *subscribe({ after, ...options }, signal) {
      for await (const batch of log.subscribe({ after: fromStart(after), ...options }, signal)) yield ownBatch(batch);
    },
    head: async () => asEmpty(await log.head()),
    identity: () => log.identity(),
    holds: (position) => log.holds(fromStart(position)),
    close: () => log.close(),
  };
}

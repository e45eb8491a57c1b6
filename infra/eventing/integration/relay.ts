import type { EventMetadata, RecordedEvent } from '../event-log/envelope.ts';
import { pause, pauseBefore } from '../resilience/back-off.ts';
import type { Bus, BusMessage } from '../bus/port.ts';
import type { Documents } from '../documents/port.ts';
import { EngineUnavailable } from '../resilience/engine-unavailable.ts';
import type { IdentifiedLog } from '../event-log/stored-checkpoint.ts';
import type { EventLog } from '../event-log/port.ts';
import type { Logger } from '../logger.ts';
import { createRetryUntilAvailable } from '../resilience/retry-until-available.ts';
import { parkedEvent, parkedEventsSchema, parkingOf } from '../projections/parked-events.ts';
import { openRelayCheckpoint } from './relay-checkpoint.ts';

/** The event types that are published, and their published form. */
export type Publication<Event extends RecordedEvent = RecordedEvent> = {
  topic: string;
  types: readonly string[];
  /** null or undefined: the event is not published. */
  valueOf: (event: Event) => object | null | undefined;
  /** What the operator can do if the checkpoint belongs to another log: the end of an error message. */
  afterAnotherLog: string;
};

export type RelayOptions<Metadata extends EventMetadata = EventMetadata> = {
  publication: Publication<RecordedEvent<string, unknown, Metadata>>;
  eventLog: Pick<EventLog<Metadata>, 'subscribe'> & IdentifiedLog;
  documents: Documents;
  bus: Pick<Bus, 'publish'>;
  signal: AbortSignal;
  logger: Pick<Logger, 'warn' | 'error'>;
  now?: () => Date;
  batchSize?: number;
};

/**
 * Publishes the log's events to the publication's topic, from the first event, until the signal aborts. A batch is
 * published before its checkpoint is stored: after a failure events may be published again under the same id, but
 * none is lost. Run one relay at a time; two only publish twice.
 * Failure policy: waits for an unavailable dependency. An event that cannot be published is parked with its error
 * where an admin sees it, and later events continue.
 */
export async function runRelay<Metadata extends EventMetadata>(options: RelayOptions<Metadata>): Promise<void> {
  const { signal, logger } = options;
  for (let failures = 0; !signal.aborted; failures++) {
    try {
      await follow(options, () => {
        failures = 0;
      });
    } catch (error) {
      if (signal.aborted) return;
      logger.error({ err: error, failures }, 'Relay lost a dependency; retrying');
      await pause(pauseBefore(failures), signal);
    }
  }
}

async function follow<Metadata extends EventMetadata>(
  options: RelayOptions<Metadata>,
  onProgress: () => void,
): Promise<void> {
  const { publication, eventLog, documents, signal, logger, batchSize = 200 } = options;
  const waitingForEngine = createRetryUntilAvailable(signal, logger);
  await waitingForEngine(() => documents.ensure(parkedEventsSchema));
  const checkpoint = await waitingForEngine(() =>
    openRelayCheckpoint({ eventLog, documents, topic: publication.topic }),
  );
  for await (const { events, position } of eventLog.subscribe(
    { after: checkpoint.position(), types: publication.types, batchSize },
    signal,
  )) {
    await waitingForEngine(() => publishAll(events, options));
    await waitingForEngine(() => checkpoint.move(position));
    onProgress();
  }
}

async function publishAll<Metadata extends EventMetadata>(
  events: readonly RecordedEvent<string, unknown, Metadata>[],
  options: RelayOptions<Metadata>,
): Promise<void> {
  if (events.length === 0) return;
  try {
    await options.bus.publish(events.map((event) => messageOf(event, options.publication)));
  } catch (error) {
    if (error instanceof EngineUnavailable) throw error;
    await publishOneByOne(events, options);
  }
}

/** Publishes event by event, so that only the failing one is parked. */
async function publishOneByOne<Metadata extends EventMetadata>(
  events: readonly RecordedEvent<string, unknown, Metadata>[],
  options: RelayOptions<Metadata>,
): Promise<void> {
  for (const event of events) {
    try {
      await options.bus.publish([messageOf(event, options.publication)]);
    } catch (error) {
      if (error instanceof EngineUnavailable) throw error;
      await park(event, error, options);
    }
  }
}

function messageOf<Event extends RecordedEvent>(event: Event, { topic, valueOf }: Publication<Event>): BusMessage {
  const value = valueOf(event);
  if (!value) throw new Error(`${event.type} has no published form`);
  return { topic, key: event.stream, value };
}

/** Parked events have the topic's name as their subscriber. */
async function park<Metadata extends EventMetadata>(
  event: RecordedEvent,
  error: unknown,
  { publication, documents, logger, now = () => new Date() }: RelayOptions<Metadata>,
): Promise<void> {
  const parked = parkedEvent(event, publication.topic, error, now());
  logger.error(parked, 'Failed to publish event; event parked');
  await documents.write([parkingOf(parked)]);
}

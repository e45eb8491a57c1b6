import type { RecordedEvent } from '#contracts/events/envelope.ts';
import { EVENTS_TOPIC, integrationEventOf, outgoingTypes } from '#contracts/integration/integration-event.ts';
import { pause, pauseBefore } from '#infra/eventing/resilience/back-off.ts';
import type { Bus, BusMessage } from '#infra/eventing/bus/port.ts';
import type { Documents } from '#infra/eventing/documents/port.ts';
import { EngineUnavailable } from '#infra/eventing/resilience/engine-unavailable.ts';
import type { PlacedLog } from '#infra/eventing/event-log/kept-place.ts';
import type { EventLog } from '#infra/eventing/event-log/port.ts';
import type { Logger } from '#infra/service/logging.ts';
import { createRetryUntilAvailable } from '#infra/eventing/resilience/retry-until-available.ts';
import { parkedEvent, parkedEventsSchema, parkingOf } from '#infra/eventing/projections/parked-events.ts';
import { openRelayPlace } from './relay-place.ts';

export type RelayOptions = {
  eventLog: Pick<EventLog, 'subscribe'> & PlacedLog;
  documents: Documents;
  bus: Pick<Bus, 'publish'>;
  signal: AbortSignal;
  logger: Pick<Logger, 'warn' | 'error'>;
  now?: () => Date;
  batchSize?: number;
};

/** Under this name parked events show whose they are. */
const RELAY = EVENTS_TOPIC;

/**
 * Publishes what happens in Suki as `suki.events`, from the first event on, until the signal aborts; then it resolves.
 * A batch is published before its checkpoint is stored, so that after a failure an event may go out again, under the same
 * id, but none is left out. Meant to run once at a time; two at a time only publish twice.
 *
 * Failure policy: an engine that is away is waited for. An event that can't be published at all is parked, with its
 * error, where an admin sees it, and the others go on.
 */
export async function runRelay(options: RelayOptions): Promise<void> {
  const { signal, logger } = options;
  for (let failures = 0; !signal.aborted; failures++) {
    try {
      await follow(options, () => {
        failures = 0;
      });
    } catch (error) {
      if (signal.aborted) return;
      logger.error({ err: error, failures }, 'The relay lost an engine and will try again');
      await pause(pauseBefore(failures), signal);
    }
  }
}

async function follow(options: RelayOptions, onProgress: () => void): Promise<void> {
  const { eventLog, documents, signal, logger, batchSize = 200 } = options;
  const waitingForEngine = createRetryUntilAvailable(signal, logger);
  await waitingForEngine(() => documents.ensure(parkedEventsSchema));
  const place = await waitingForEngine(() => openRelayPlace({ eventLog, documents }));
  for await (const { events, position } of eventLog.subscribe({ after: place.position(), types: outgoingTypes, batchSize }, signal)) {
    await waitingForEngine(() => publishAll(events, options));
    await waitingForEngine(() => place.move(position));
    onProgress();
  }
}

async function publishAll(events: readonly RecordedEvent[], options: RelayOptions): Promise<void> {
  if (events.length === 0) return;
  try {
    await options.bus.publish(events.map(messageOf));
  } catch (error) {
    if (error instanceof EngineUnavailable) throw error;
    await publishOneByOne(events, options);
  }
}

/** So that only the one that can't be published is parked. */
async function publishOneByOne(events: readonly RecordedEvent[], options: RelayOptions): Promise<void> {
  for (const event of events) {
    try {
      await options.bus.publish([messageOf(event)]);
    } catch (error) {
      if (error instanceof EngineUnavailable) throw error;
      await park(event, error, options);
    }
  }
}

function messageOf(event: RecordedEvent): BusMessage {
  const value = integrationEventOf(event);
  if (!value) throw new Error(`${event.type} is not for others`);
  return { topic: EVENTS_TOPIC, key: event.stream, value };
}

async function park(event: RecordedEvent, error: unknown, { documents, logger, now = () => new Date() }: RelayOptions): Promise<void> {
  const parked = parkedEvent(event, RELAY, error, now());
  logger.error(parked, 'An event could not be published and is parked');
  await documents.write([parkingOf(parked)]);
}

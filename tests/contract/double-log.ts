import type { EventMetadata } from '#contracts/events/envelope.ts';
import { type EventStoreLog, openEventStoreLog } from '#infra/eventing/eventstore.ts';
import { startEventStoreDouble } from '../engines/eventstore.ts';

const PATIENT_MS = 30_000;

/** A log on its own double, for tests that compare whole servers. */
export async function openDoubleLog(): Promise<{ log: EventStoreLog<EventMetadata>; stop: () => Promise<void> }> {
  const server = await startEventStoreDouble();
  const log = openEventStoreLog<EventMetadata>({ url: server.url, deadlineMs: PATIENT_MS });
  return {
    log,
    async stop() {
      await log.close();
      await server.stop();
    },
  };
}

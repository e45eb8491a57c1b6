import { StartupError } from '../resilience/startup-error.ts';
import type { Documents } from '../documents/port.ts';
import { isCheckpointOf, type LogCheckpoint, type IdentifiedLog } from '../event-log/stored-checkpoint.ts';

const COLLECTION = 'relay-checkpoints';

type Stores = { eventLog: IdentifiedLog; documents: Documents; topic: string };

/** Position up to which the log is published. */
export async function openRelayCheckpoint({ eventLog, documents, topic }: Stores) {
  await documents.ensure({ name: COLLECTION });
  const { id: log } = await eventLog.identity();
  let stored = (await documents.get(COLLECTION, topic))?.position;

  return {
    position: () => stored ?? 0,
    async move(position: number): Promise<void> {
      if (position <= (stored ?? 0)) return;
      const document = { log, position } satisfies LogCheckpoint;
      const [moved] = await documents.write([
        { collection: COLLECTION, id: topic, document, position, ifPosition: stored ?? 'none' },
      ]);
      // Refused: another relay is running, or the response to this write was lost.
      stored = moved ? position : (await documents.get(COLLECTION, topic))?.position;
    },
  };
}

/**
 * Checks that the checkpoint belongs to this log. For another log it is unknown what consumers have received:
 * publishing from the start would repeat everything, from the end might lose events. Throws StartupError, so that an
 * operator decides.
 */
export async function requireRelayCheckpoint({
  eventLog,
  documents,
  topic,
  afterAnotherLog,
}: Stores & { afterAnotherLog: string }): Promise<void> {
  await documents.ensure({ name: COLLECTION });
  const checkpoint = (await documents.get<LogCheckpoint>(COLLECTION, topic))?.document;
  if (!checkpoint || (await isCheckpointOf(eventLog, checkpoint))) return;
  throw new StartupError(
    `The relay checkpoint of ${topic} belongs to another event log or a later state of this one: ${afterAnotherLog}.`,
  );
}

/** Sets the position after which the relay publishes. The relay must not run meanwhile. */
export async function moveRelayCheckpoint({ eventLog, documents, topic }: Stores, position: number): Promise<void> {
  await documents.ensure({ name: COLLECTION });
  const { id: log } = await eventLog.identity();
  const before = await documents.get(COLLECTION, topic);
  const [placed] = await documents.write([
    {
      collection: COLLECTION,
      id: topic,
      document: { log, position } satisfies LogCheckpoint,
      position,
      ifPosition: before?.position ?? 'none',
    },
  ]);
  if (!placed) throw new Error('A relay is running. Stop it, then run the command again.');
}

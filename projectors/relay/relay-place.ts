import { EVENTS_TOPIC } from '#contracts/integration/integration-event.ts';
import { StartupError } from '#infra/eventing/resilience/startup-error.ts';
import type { Documents } from '#infra/eventing/documents/port.ts';
import { isPlaceIn, type KeptPlace, type PlacedLog } from '#infra/eventing/event-log/kept-place.ts';

const COLLECTION = 'relay-checkpoints';
const ID = EVENTS_TOPIC;

type Stores = { eventLog: PlacedLog; documents: Documents };

/** How far the log has been published. */
export async function openRelayPlace({ eventLog, documents }: Stores) {
  await documents.ensure({ name: COLLECTION });
  const { id: log } = await eventLog.identity();
  let stored = (await documents.get(COLLECTION, ID))?.position;

  return {
    position: () => stored ?? 0,
    async move(position: number): Promise<void> {
      if (position <= (stored ?? 0)) return;
      const document = { log, position } satisfies KeptPlace;
      const [moved] = await documents.write([{ collection: COLLECTION, id: ID, document, position, ifPosition: stored ?? 'none' }]);
      // Refused: another relay has been here, or the answer to this very write was lost.
      stored = moved ? position : (await documents.get(COLLECTION, ID))?.position;
    },
  };
}

/**
 * Whether it was this log that was published so far. Nothing can tell what others have had of another: from its beginning
 * they would get all of it once more, from its end perhaps lack something. Throws StartupError, for somebody to say which.
 */
export async function requireRelayPlace({ eventLog, documents }: Stores): Promise<void> {
  await documents.ensure({ name: COLLECTION });
  const place = (await documents.get<KeptPlace>(COLLECTION, ID))?.document;
  if (!place || (await isPlaceIn(eventLog, place))) return;
  throw new StartupError(
    `What was published as ${EVENTS_TOPIC} came from another event log, or from a later state of this one: run npm run projections -- relay again (publishes every event once more, under the same ids) or relay from-now (takes those that there are as published).`,
  );
}

/** Says from where on the relay publishes. It must not run meanwhile. */
export async function placeRelay({ eventLog, documents }: Stores, position: number): Promise<void> {
  await documents.ensure({ name: COLLECTION });
  const { id: log } = await eventLog.identity();
  const before = await documents.get(COLLECTION, ID);
  const [placed] = await documents.write([{ collection: COLLECTION, id: ID, document: { log, position } satisfies KeptPlace, position, ifPosition: before?.position ?? 'none' }]);
  if (!placed) throw new Error('A relay runs: stop it, and start the command again.');
}

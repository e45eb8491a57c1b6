import type { RecordedEvent } from '#contracts/events/envelope.ts';
import { streams } from '#contracts/events/streams.ts';
import type { Engines } from '#infra/service-context/engines.ts';
import { schemaOf, parkedEventsSchema } from '#infra/eventing/projections.ts';
import { allReadModels } from '#projectors/read-models/all.ts';
import { allDocumentsIn, rebuiltFrom } from '../harness/projections-equal-rebuild.ts';
import type { Ledger } from './load.ts';
import type { Screen } from './screen.ts';

/** Every stored event of a booking or conversation, by its stream. */
export async function storedByStream({ eventLog }: Pick<Engines, 'eventLog'>): Promise<Map<string, RecordedEvent[]>> {
  const all = await eventLog.readAll({ after: 0 });
  return Map.groupBy(all, ({ stream }) => stream);
}

/**
 * Bookings whose stored events differ from the acknowledged ones, once each; and stored bookings that were not
 * acknowledged.
 */
export function wronglyStoredBookings({ bookings }: Ledger, stored: Map<string, RecordedEvent[]>): string[] {
  const acknowledged = new Map([...bookings].map(([id, types]) => [streams.booking(id), types.join(', ')]));
  const found = new Map(
    [...stored]
      .filter(([stream]) => stream.startsWith(streams.booking('')))
      .map(([stream, events]) => [stream, events.map(({ type }) => type).join(', ')]),
  );
  const streamsOfBoth = new Set([...acknowledged.keys(), ...found.keys()]);
  return [...streamsOfBoth]
    .filter((stream) => acknowledged.get(stream) !== found.get(stream))
    .map((stream) => `${stream}: acknowledged ${acknowledged.get(stream)}, stored ${found.get(stream)}`);
}

/** The expected view of both sides: the stored messages by sequence. */
export function conversationStored(
  stored: Map<string, RecordedEvent[]>,
  one: string,
  other: string,
): { text: unknown; senderId: unknown; sequence: unknown }[] {
  const events = stored.get(streams.conversation(one, other)) ?? [];
  return events
    .filter(({ type }) => type === 'MessageSent')
    .map(({ data }) => {
      const { text, senderId, sequence } = data as Record<string, unknown>;
      return { text, senderId, sequence };
    });
}

/** The messages on a screen, in the form of `conversationStored`. */
export function conversationShown(
  screen: Screen,
  me: string,
  partnerId: string,
): { text: unknown; senderId: unknown; sequence: unknown }[] {
  return screen.thread().map(({ text, mine, sequence }) => ({ text, senderId: mine ? me : partnerId, sequence }));
}

/** Documents that a rebuild from the log's first event would store differently. The services must be idle. */
export async function differencesFromRebuild({
  eventLog,
  documents,
}: Pick<Engines, 'eventLog' | 'documents'>): Promise<{ different: unknown[]; compared: number; parked: number }> {
  for (const readModel of allReadModels) await documents.ensure(schemaOf(readModel));
  await documents.ensure(parkedEventsSchema);
  const [stored, rebuilt] = [await allDocumentsIn(documents), await rebuiltFrom(eventLog)];
  const ids = new Set([...stored.keys(), ...rebuilt.keys()]);
  const different = [...ids]
    .filter((id) => textOf(stored.get(id)) !== textOf(rebuilt.get(id)))
    .map((id) => ({ id, stored: stored.get(id), rebuilt: rebuilt.get(id) }));
  return { different, compared: ids.size, parked: await documents.count(parkedEventsSchema.name) };
}

/** Ignores the order of an object's keys. */
function textOf(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
        : part,
    ) ?? 'nothing'
  );
}

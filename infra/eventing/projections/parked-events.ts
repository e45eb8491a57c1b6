import type { Place } from '../event-log/sealed-event.ts';
import type { CollectionSchema, Write } from '../documents/port.ts';

export const parkedEventsSchema: CollectionSchema = { name: 'parked-events', fields: ['readModel', 'at'] };

/**
 * An event that one subscriber (`readModel`: a read model, the relay, a policy or the commands) failed to process. A
 * read model lacks it until its cause is fixed and the read model is rebuilt.
 */
export type ParkedEvent = {
  eventId: string;
  readModel: string;
  type: string;
  stream: string;
  position: number;
  error: string;
  at: string;
};

export function parkedEvent(event: Place, readModel: string, error: unknown, at: Date): ParkedEvent {
  const { id, type, stream, position } = event;
  return {
    eventId: id,
    readModel,
    type,
    stream,
    position,
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    at: at.toISOString(),
  };
}

/** Written once: parking the same event again changes nothing. */
export function parkingOf(parked: ParkedEvent): Write {
  return {
    collection: parkedEventsSchema.name,
    id: `${parked.readModel}~${parked.eventId}`,
    document: parked,
    position: parked.position,
    ifPosition: 'none',
  };
}

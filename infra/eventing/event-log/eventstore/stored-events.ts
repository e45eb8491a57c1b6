import {
  type AllStreamJSONRecordedEvent,
  type EventData,
  jsonEvent,
  type JSONType,
  type ResolvedEvent,
  START,
} from '@eventstore/db-client';
import type { EventMetadata, NewEvent, RecordedEvent } from '../envelope.ts';
import { requireEvents, requireText } from '../append-checks.ts';
import { isObject } from '../stored-json.ts';

/**
 * Stored in the event's metadata and removed on read: the recording time of an event that was copied to this server.
 */
type KeptMetadata = EventMetadata & { recordedAt?: string };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Throws RangeError for data that this event log cannot store and return unchanged. */
export function requireStorable(stream: string, events: readonly NewEvent[]): void {
  requireText(stream, 'stream name');
  requireNoSystemName(stream, 'stream name');
  requireEvents(events);
  for (const { id, type } of events) {
    if (!uuid.test(id)) throw new RangeError(`An event id must be a UUID; it is "${id}"`);
    requireText(type, 'event type');
    requireNoSystemName(type, 'event type');
  }
}

function requireNoSystemName(name: string, what: string): void {
  if (isSystemName(name)) throw new RangeError(`A ${what} can't start with $: those are the server's own`);
}

function isSystemName(name: string): boolean {
  return name.startsWith('$');
}

export function toStored({ id, type, data, metadata }: NewEvent, recordedAt: string | undefined): EventData {
  const kept: KeptMetadata = recordedAt === undefined ? metadata : { ...metadata, recordedAt };
  return jsonEvent({ id, type, data: (data ?? null) as JSONType, metadata: { ...kept } });
}

/** Undefined for system events. */
export function toRecorded(resolved: ResolvedEvent): RecordedEvent | undefined {
  const { event } = resolved;
  return event && !isSystemName(event.type) && !isSystemName(event.streamId) ? toStreamed(resolved) : undefined;
}

/**
 * The recorded event in its stream, including foreign events and links, which have revisions, too. Foreign events may
 * lack metadata and have binary data.
 */
export function toStreamed({ event, commitPosition }: ResolvedEvent): RecordedEvent | undefined {
  if (!event) return undefined;
  // The codec validates the content.
  const { recordedAt, ...metadata } = (isObject(event.metadata) ? event.metadata : {}) as KeptMetadata;
  return {
    id: event.id,
    type: event.type,
    data: event.data,
    metadata,
    stream: event.streamId,
    revision: toNumber(event.revision),
    position: toNumber(commitPosition ?? positionOf(event)),
    recordedAt: typeof recordedAt === 'string' ? recordedAt : event.created.toISOString(),
  };
}

/** The commit position. Throws if it is missing or exceeds a safe integer. */
export function rawPosition({ event, commitPosition }: ResolvedEvent): number {
  return toNumber(commitPosition ?? (event ? positionOf(event) : undefined));
}

function positionOf(event: object): bigint | undefined {
  return (event as Partial<AllStreamJSONRecordedEvent>).position?.commit;
}

/** A byte offset in the server's log, at most 9 PB. */
function toNumber(value: bigint | undefined): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number))
    throw new Error(`The server gave no position (${value}): EventStoreDB 24.10, KurrentDB 25 or later is needed`);
  return number;
}

/** Start of a read of all events that must include the event after `after`. */
export function placeOf(after: number) {
  return after === 0 ? START : { commit: BigInt(after), prepare: BigInt(after) };
}

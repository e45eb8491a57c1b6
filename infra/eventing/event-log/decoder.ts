import type { EventMetadata, RecordedEvent } from './envelope.ts';
import { currentVersion, type EventRegistry, type Upcasters } from './event-registry.ts';
import { misfitsOf, shapeOf } from './event-shape.ts';
import type { EventNotices } from './event-notices.ts';
import { NewerEvent, SealedEvent, UnreadableEvent } from './sealed-event.ts';
import { isObject, NotJson, whyNoObject } from './stored-json.ts';

/** undefined: a foreign event. */
export type Decode<Metadata extends EventMetadata> = (
  event: RecordedEvent,
) => RecordedEvent<string, unknown, Metadata> | undefined;

/**
 * Decodes an event of the log for all readers. Own events have a registered type and our metadata; others are
 * skipped. An older version is upcast. A newer version, or invalid data, comes sealed.
 */
export function createDecoder<Metadata extends EventMetadata>(
  { schemas, upcasters }: EventRegistry,
  notices: EventNotices,
): Decode<Metadata> {
  const known = new Map(
    Object.entries(schemas).map(([type, schema]) => [
      type,
      { schema, fits: shapeOf(schema), current: currentVersion(type, upcasters) },
    ]),
  );

  const decode = (event: RecordedEvent): RecordedEvent | undefined => {
    const type = known.get(event.type);
    const version = type && versionOf(event);
    if (type === undefined || version === undefined) {
      notices.leftOut(event);
      return undefined;
    }
    if (version instanceof UnreadableEvent) return new SealedEvent(event, version);
    if (version > type.current) return new SealedEvent(event, new NewerEvent(event, version), event.metadata);
    if (!isObject(event.data))
      return new SealedEvent(event, new UnreadableEvent(event, whyNoObject(event.data)), event.metadata);
    const newest =
      version === type.current ? event : upcast(event, upcasters[event.type]?.slice(version - 1) ?? [], type.current);
    if (newest instanceof SealedEvent || type.fits(newest.data)) return newest;
    const why = `its data does not match ${event.type} (${misfitsOf(type.schema, newest.data)})`;
    return new SealedEvent(event, new UnreadableEvent(event, why), event.metadata);
  };
  // Events with our metadata were appended through the codec, which determined the metadata's type.
  return decode as Decode<Metadata>;
}

/** The schema version; undefined for foreign metadata. */
function versionOf(event: RecordedEvent): number | UnreadableEvent | undefined {
  const metadata: unknown = event.metadata;
  if (metadata instanceof NotJson) return new UnreadableEvent(event, metadata.why);
  if (!isObject(metadata)) return undefined;
  const { schemaVersion, commandId } = metadata;
  return typeof schemaVersion === 'number' &&
    Number.isSafeInteger(schemaVersion) &&
    schemaVersion > 0 &&
    typeof commandId === 'string'
    ? schemaVersion
    : undefined;
}

function upcast(event: RecordedEvent, steps: Upcasters[string], schemaVersion: number): RecordedEvent {
  try {
    const { id, type, stream, revision, position, recordedAt } = event;
    const data = steps.reduce((older, step) => step(older), event.data);
    return { id, type, stream, revision, position, recordedAt, data, metadata: { ...event.metadata, schemaVersion } };
  } catch (failure) {
    const reason =
      failure instanceof UnreadableEvent ? failure : new UnreadableEvent(event, 'its upcaster failed', failure);
    return new SealedEvent(event, reason, event.metadata);
  }
}

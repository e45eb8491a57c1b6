import * as z from 'zod/mini';
import { decodedReads } from './decoded-reads.ts';
import type { EventMetadata, NewEvent } from './envelope.ts';
import { currentVersion, type EventRegistry, type Upcasters } from './event-registry.ts';
import { createDecoder } from './decoder.ts';
import { createEventNotices, type EventNotices } from './event-notices.ts';
import { followDecoded, type WhenNewer } from './follow-decoded.ts';
import type { DecodedLog, EventLog, FollowedLog } from './port.ts';

type CodecOptions = { upcasters?: Upcasters; notices?: EventNotices; whenNewer?: WhenNewer };

/**
 * The only place where events are validated on append and upcast on read, for every consumer and event log. An append
 * that violates its schema throws, since that is our defect. Foreign events are skipped in every read, and unreadable
 * events come sealed (docs/decisions/events-not-ours.md). `Metadata` belongs to the product: it reads what it
 * appends.
 */
export function createCodec<Metadata extends EventMetadata>(registry: EventRegistry) {
  /** `upcasters`: default: those of the registry. Tests pass others to simulate an older or newer process. */
  function settled({
    upcasters = registry.upcasters,
    notices = createEventNotices(),
    whenNewer = 'wait',
  }: CodecOptions) {
    const known = { ...registry, upcasters };
    return { known, notices, whenNewer, decode: createDecoder<Metadata>(known, notices) };
  }

  return {
    withCodec(eventLog: EventLog, options: CodecOptions = {}): DecodedLog<Metadata> {
      const { known, ...following } = settled(options);
      return {
        ...decodedReads(eventLog, following.decode),
        subscribe: followDecoded(eventLog, following),
        append: async (stream, expected, events) =>
          eventLog.append(
            stream,
            expected,
            events.map((event) => encode(event, known)),
          ),
        head: () => eventLog.head(),
        identity: () => eventLog.identity(),
        holds: (position) => eventLog.holds(position),
        close: () => eventLog.close(),
      };
    },

    /** Only the decoding half, for readers. */
    withDecoding(eventLog: FollowedLog, options: CodecOptions = {}): FollowedLog<Metadata> {
      const { known: _, ...following } = settled(options);
      return {
        subscribe: followDecoded(eventLog, following),
        head: () => eventLog.head(),
        identity: () => eventLog.identity(),
        close: () => eventLog.close(),
      };
    },
  };
}

export type Codec<Metadata extends EventMetadata> = ReturnType<typeof createCodec<Metadata>>;

function encode<Event extends NewEvent>(event: Event, { schemas, upcasters }: EventRegistry): Event {
  const schema = Object.hasOwn(schemas, event.type) ? schemas[event.type] : undefined;
  if (!schema) throw new Error(`There is no event type ${event.type}`);
  return {
    ...event,
    data: z.parse(schema, event.data),
    metadata: { ...event.metadata, schemaVersion: currentVersion(event.type, upcasters) },
  };
}

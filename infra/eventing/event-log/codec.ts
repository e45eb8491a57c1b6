import * as z from 'zod/mini';
import type { EventMetadata, NewEvent, RecordedEvent } from './envelope.ts';
import { currentVersion, type EventRegistry, type Upcasters } from './event-registry.ts';
import { createDecoder, type Decode } from './decoder.ts';
import { createEventNotices, type EventNotices } from './event-notices.ts';
import { followDecoded, type WhenNewer } from './follow-decoded.ts';
import type { DecodedLog, EventLog, FollowedLog, ReadAllOptions, ReadStreamOptions, StreamPart } from './port.ts';

type CodecOptions = { upcasters?: Upcasters; notices?: EventNotices; whenNewer?: WhenNewer };

/**
 * The only place where events are validated on append and upcast on read, for every consumer and event log. An append
 * that violates its schema throws, since that is our defect. Foreign events are skipped in every read, and unreadable
 * events come sealed (docs/decisions/events-not-ours.md). `Metadata` belongs to the product: it reads what it
 * appends.
 */
export function createCodec<Metadata extends EventMetadata>(registry: EventRegistry) {
  /** `upcasters`: those of the registry unless a test plays an older or newer process. */
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

    /** The way out alone, for those who only follow the log. */
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

function decodedReads<Metadata extends EventMetadata>(
  eventLog: EventLog,
  decode: Decode<Metadata>,
): Pick<DecodedLog<Metadata>, 'readStream' | 'readOn' | 'readAll'> {
  type Ours = RecordedEvent<string, unknown, Metadata>;
  const ours = (events: readonly RecordedEvent[]) => events.flatMap((event) => decode(event) ?? []);

  /** Continues past skipped events, so that a short result means the end of the stream. */
  async function readPart(
    stream: string,
    { from, direction = 'forwards', limit = Number.MAX_SAFE_INTEGER }: ReadStreamOptions,
  ): Promise<StreamPart<Metadata>> {
    const step = direction === 'forwards' ? 1 : -1;
    const events: Ours[] = [];
    for (let start = from; ;) {
      const wanted = limit - events.length;
      const page = await eventLog.readStream(stream, {
        direction,
        limit: wanted,
        ...(start !== undefined && { from: start }),
      });
      for (const event of ours(page)) events.push(event);
      const next = page.length > 0 ? lastOf(page).revision + step : (start ?? 0);
      const ended = page.length < wanted || next < 0;
      if (ended || events.length === limit) return { events, next, ended };
      start = next;
    }
  }

  async function readAll({ after, limit = Number.MAX_SAFE_INTEGER, ...options }: ReadAllOptions): Promise<Ours[]> {
    const events: Ours[] = [];
    for (let from = after; ;) {
      const wanted = limit - events.length;
      const page = await eventLog.readAll({ ...options, after: from, limit: wanted });
      for (const event of ours(page)) events.push(event);
      if (page.length < wanted || events.length === limit) return events;
      from = lastOf(page).position;
    }
  }

  return {
    readStream: async (stream, options = {}) => (await readPart(stream, options)).events,
    readOn: readPart,
    readAll,
  };
}

function lastOf(page: readonly RecordedEvent[]): RecordedEvent {
  const last = page.at(-1);
  if (!last) throw new Error('An empty page has no last event');
  return last;
}

function encode<Event extends NewEvent>(event: Event, { schemas, upcasters }: EventRegistry): Event {
  const schema = Object.hasOwn(schemas, event.type) ? schemas[event.type] : undefined;
  if (!schema) throw new Error(`There is no event type ${event.type}`);
  return {
    ...event,
    data: z.parse(schema, event.data),
    metadata: { ...event.metadata, schemaVersion: currentVersion(event.type, upcasters) },
  };
}

import * as z from 'zod/mini';
import type { NewEvent, RecordedEvent } from '#contracts/events/envelope.ts';
import { eventSchemas } from '#contracts/events/registry.ts';
import { upcasters as allUpcasters, type Upcasters } from '#contracts/events/upcasters.ts';
import { createDecoder } from './decoder.ts';
import { createEventNotices, type EventNotices } from './event-notices.ts';
import { followDecoded, type WhenNewer } from './follow-decoded.ts';
import type { DecodedLog, EventLog, FollowedLog, ReadAllOptions, ReadStreamOptions, StreamPart } from './port.ts';

type CodecOptions = { upcasters?: Upcasters; notices?: EventNotices; whenNewer?: WhenNewer };

/**
 * The one place where events are checked on their way in and brought up to date on their way out, for every consumer
 * and whatever engine keeps them. An event that breaks its schema is a mistake of ours: the append throws. What others
 * wrote is left out of every read, and what can't be read comes sealed (docs/decisions/events-not-ours.md).
 */
export function withCodec(eventLog: EventLog, { upcasters = allUpcasters, notices = createEventNotices(), whenNewer = 'wait' }: CodecOptions = {}): DecodedLog {
  const decode = createDecoder(upcasters, notices);

  const ours = (events: readonly RecordedEvent[]) => events.flatMap((event) => decode(event) ?? []);

  /** Reads on over what is left out, so that it gives fewer than asked only where the stream ends. */
  async function readPart(stream: string, { from, direction = 'forwards', limit = Number.MAX_SAFE_INTEGER }: ReadStreamOptions): Promise<StreamPart> {
    const step = direction === 'forwards' ? 1 : -1;
    const events: RecordedEvent[] = [];
    for (let start = from; ; ) {
      const wanted = limit - events.length;
      const page = await eventLog.readStream(stream, { direction, limit: wanted, ...(start !== undefined && { from: start }) });
      for (const event of ours(page)) events.push(event);
      const next = page.length > 0 ? lastOf(page).revision + step : (start ?? 0);
      const ended = page.length < wanted || next < 0;
      if (ended || events.length === limit) return { events, next, ended };
      start = next;
    }
  }

  async function readAll({ after, limit = Number.MAX_SAFE_INTEGER, ...options }: ReadAllOptions): Promise<RecordedEvent[]> {
    const events: RecordedEvent[] = [];
    for (let from = after; ; ) {
      const wanted = limit - events.length;
      const page = await eventLog.readAll({ ...options, after: from, limit: wanted });
      for (const event of ours(page)) events.push(event);
      if (page.length < wanted || events.length === limit) return events;
      from = lastOf(page).position;
    }
  }

  return {
    subscribe: followDecoded(eventLog, { decode, notices, whenNewer }),
    append: async (stream, expected, events) => eventLog.append(stream, expected, events.map((event) => encode(event, upcasters))),
    readStream: async (stream, options = {}) => (await readPart(stream, options)).events,
    readOn: readPart,
    readAll,
    head: () => eventLog.head(),
    identity: () => eventLog.identity(),
    holds: (position) => eventLog.holds(position),
    close: () => eventLog.close(),
  };
}

/** The way out alone, for those who only follow the log. */
export function withDecoding(eventLog: FollowedLog, { upcasters = allUpcasters, notices = createEventNotices(), whenNewer = 'wait' }: CodecOptions = {}): FollowedLog {
  return {
    subscribe: followDecoded(eventLog, { decode: createDecoder(upcasters, notices), notices, whenNewer }),
    head: () => eventLog.head(),
    identity: () => eventLog.identity(),
    close: () => eventLog.close(),
  };
}

function lastOf(page: readonly RecordedEvent[]): RecordedEvent {
  const last = page.at(-1);
  if (!last) throw new Error('An empty page has no last event');
  return last;
}

function encode(event: NewEvent, upcasters: Upcasters): NewEvent {
  const schema: z.ZodMiniType | undefined = Object.hasOwn(eventSchemas, event.type) ? eventSchemas[event.type as keyof typeof eventSchemas] : undefined;
  if (!schema) throw new Error(`There is no event type ${event.type}`);
  const schemaVersion = (upcasters[event.type]?.length ?? 0) + 1;
  return { ...event, data: z.parse(schema, event.data), metadata: { ...event.metadata, schemaVersion } };
}

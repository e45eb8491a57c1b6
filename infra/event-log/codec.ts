import * as z from 'zod/mini';
import type { NewEvent, RecordedEvent } from '#contracts/events/envelope.ts';
import { eventSchemas } from '#contracts/events/registry.ts';
import { upcasters as allUpcasters, type Upcasters } from '#contracts/events/upcasters.ts';
import type { EventLog, FollowedLog } from './port.ts';

/**
 * The one place where events are checked on their way in and brought up to date on their way out, for every consumer
 * and whatever engine keeps them. An event that breaks its schema is a mistake of ours: the append throws.
 */
export function withCodec(eventLog: EventLog, upcasters: Upcasters = allUpcasters): EventLog {
  const decode = (event: RecordedEvent): RecordedEvent => upcast(event, upcasters);
  return {
    ...withDecoding(eventLog, upcasters),
    append: async (stream, expected, events) => eventLog.append(stream, expected, events.map((event) => encode(event, upcasters))),
    readStream: async (stream, options) => (await eventLog.readStream(stream, options)).map(decode),
    readAll: async (options) => (await eventLog.readAll(options)).map(decode),
  };
}

/** The way out alone, for those who only follow the log. */
export function withDecoding(eventLog: FollowedLog, upcasters: Upcasters = allUpcasters): FollowedLog {
  return {
    async *subscribe(options, signal) {
      for await (const batch of eventLog.subscribe(options, signal)) yield { ...batch, events: batch.events.map((event) => upcast(event, upcasters)) };
    },
    head: () => eventLog.head(),
    close: () => eventLog.close(),
  };
}

function encode(event: NewEvent, upcasters: Upcasters): NewEvent {
  const schema: z.ZodMiniType | undefined = Object.hasOwn(eventSchemas, event.type) ? eventSchemas[event.type as keyof typeof eventSchemas] : undefined;
  if (!schema) throw new Error(`There is no event type ${event.type}`);
  const schemaVersion = (upcasters[event.type]?.length ?? 0) + 1;
  return { ...event, data: z.parse(schema, event.data), metadata: { ...event.metadata, schemaVersion } };
}

function upcast(event: RecordedEvent, upcasters: Upcasters): RecordedEvent {
  const steps = upcasters[event.type];
  if (!steps || event.metadata.schemaVersion > steps.length) return event;
  const data = steps.slice(event.metadata.schemaVersion - 1).reduce((older, step) => step(older), event.data);
  return { ...event, data, metadata: { ...event.metadata, schemaVersion: steps.length + 1 } };
}

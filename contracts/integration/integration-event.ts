// Published integration events: a documented, stable form of the domain events. It is derived from the marks in the
// event schemas (events/marks.ts) and shown in docs/integration-events.md, so that every change of the published form
// is visible there.
import * as z from 'zod/mini';
import type { RecordedEvent } from '../events/envelope.ts';
import { publishedEvents, unpublishedEvents } from './published-events.ts';

export const EVENTS_TOPIC = 'suki.events';

/** The published event types of the domain. */
export const outgoingTypes: readonly string[] = [...publishedEvents.keys()];

/** Describes a field in the documentation. */
function meaning<Schema extends z.ZodMiniType>(schema: Schema, description: string): Schema {
  z.globalRegistry.add(schema, { description });
  return schema;
}

export const IntegrationEvent = z.object({
  eventId: meaning(z.string(), 'unique event id; an event may be delivered more than once'),
  type: meaning(z.string(), 'event type with its version'),
  occurredAt: meaning(z.string(), 'instant of recording'),
  stream: meaning(z.string(), 'stream of the event, such as `booking-7c1f…`; also the message’s key'),
  revision: meaning(z.int(), 'counts from 0 in each stream, including unpublished events'),
  position: meaning(z.number(), 'position in the whole log; rises over all streams'),
  correlationId: meaning(
    z.string(),
    'equal for correlated events: all of one booking, from request to payout line, or all effects of one request',
  ),
  policy: meaning(z.optional(z.string()), 'policy that caused the event; absent before 2026-11-23'),
  provider: meaning(z.optional(z.string()), 'payment provider that reported the event; absent before 2026-11-23'),
  actorRole: meaning(
    z.enum(['client', 'worker', 'admin', 'guest', 'system']),
    'role of the actor; `system` is the platform',
  ),
  data: meaning(z.record(z.string(), z.unknown()), 'fields by type'),
});
export type IntegrationEvent = z.infer<typeof IntegrationEvent>;

/** null for an unpublished event. Throws when its data does not match its schema. */
export function integrationEventOf(event: RecordedEvent): IntegrationEvent | null {
  const row = publishedEvents.get(event.type);
  if (!row) return requireUnpublished(event.type);
  const { id, stream, revision, position, recordedAt, metadata } = event;
  return {
    eventId: id,
    type: row.type,
    occurredAt: recordedAt,
    stream,
    revision,
    position,
    correlationId: metadata.$correlationId,
    ...(metadata.policy && { policy: metadata.policy }),
    ...(metadata.provider && { provider: metadata.provider }),
    actorRole: metadata.actor === 'system' ? 'system' : metadata.actor.role,
    data: z.parse(row.schema, event.data),
  };
}

function requireUnpublished(type: string): null {
  if (!unpublishedEvents.has(type))
    throw new Error(`Event ${type} has no publication mark: mark it as published or unpublished`);
  return null;
}

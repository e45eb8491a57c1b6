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
  eventId: meaning(z.string(), 'an event may come more than once, always with this id'),
  type: meaning(z.string(), 'what happened, with its version'),
  occurredAt: meaning(z.string(), 'instant at which it was recorded'),
  stream: meaning(z.string(), 'what it happened to, such as `booking-7c1f…`; also the message’s key'),
  revision: meaning(z.int(), 'counts from 0 in each stream; those that stay in Suki count too'),
  position: meaning(z.number(), 'rises over all streams'),
  correlationId: meaning(
    z.string(),
    'the same for a whole story: all of one booking, from request to payout line, or all that one request set in motion',
  ),
  policy: meaning(z.optional(z.string()), 'which policy of Suki did it; not in events of before 2026-11-23'),
  provider: meaning(z.optional(z.string()), 'which payment provider told it; not in events of before 2026-11-23'),
  actorRole: meaning(
    z.enum(['client', 'worker', 'admin', 'guest', 'system']),
    'in which role somebody did it; `system` is Suki itself',
  ),
  data: meaning(z.record(z.string(), z.unknown()), 'as its type says'),
});
export type IntegrationEvent = z.infer<typeof IntegrationEvent>;

/** null for an unpublished event. Throws when its data does not match its schema. */
export function integrationEventOf(event: RecordedEvent): IntegrationEvent | null {
  const row = publishedEvents.get(event.type);
  if (!row) return staysHere(event.type);
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

function staysHere(type: string): null {
  if (!unpublishedEvents.has(type))
    throw new Error(`Event ${type} has no publication mark: mark it as published or unpublished`);
  return null;
}

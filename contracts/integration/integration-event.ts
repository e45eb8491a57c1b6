// What leaves Suki for others: its events in a form that is written down and kept, whatever the domain's own events come
// to look like. docs/integration-events.md is made from these tables.
import * as z from 'zod/mini';
import type { RecordedEvent } from '../events/envelope.ts';
import type { EventType } from '../events/registry.ts';
import { accountRows, loginRows } from './account.ts';
import { bookingRows } from './booking.ts';
import { catalogueRows } from './catalogue.ts';
import { conversationRows, inboxRows, systemRows } from './conversation.ts';
import { paymentRows, payoutRows } from './money.ts';
import type { IntegrationType } from './row.ts';
import { calendarRows, workerRows } from './worker.ts';

export const EVENTS_TOPIC = 'suki.events';

/** By the domain's event type. A new type does not compile before it has its row. */
export const integrationRows = {
  ...accountRows,
  ...loginRows,
  ...workerRows,
  ...calendarRows,
  ...catalogueRows,
  ...bookingRows,
  ...paymentRows,
  ...payoutRows,
  ...conversationRows,
  ...systemRows,
  ...inboxRows,
} satisfies Record<EventType, object>;

/** The domain's types of which others hear. */
export const outgoingTypes: readonly string[] = Object.entries(integrationRows)
  .filter(([, row]) => row.out)
  .map(([type]) => type);

/** A sentence about a field, for the documentation. */
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
export type IntegrationEvent = Omit<z.infer<typeof IntegrationEvent>, 'type'> & { type: IntegrationType };

/** null for an event that stays here. Throws when its data is not what the domain says it is. */
export function integrationEventOf(event: RecordedEvent): IntegrationEvent | null {
  const row = Object.hasOwn(integrationRows, event.type) ? integrationRows[event.type as EventType] : undefined;
  if (!row) throw new Error(`There is no integration row for ${event.type}`);
  if (!row.out) return null;
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
    // The log's codec has checked the data against the very type that this row was written for.
    data: row.from(event.data as never),
  };
}

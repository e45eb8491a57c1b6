import type { RecordedEvent } from '#contracts/events/envelope.ts';
import { partsOfStream, streams } from '#contracts/events/streams.ts';
import type { AuditFilter } from './audit-filter.ts';
import type { QueryContext } from '../query-context.ts';

/**
 * All correlated events of a stream. A booking's correlation covers its slot, payment and payout lines; before
 * 2026-11-23 each command had its own correlation id, so all ids of its two streams count. A payout has only its own
 * stream, since each of its lines belongs to a booking.
 */
export async function threadFilter(
  { eventLog }: Pick<QueryContext, 'eventLog'>,
  stream: string,
): Promise<Pick<AuditFilter, 'streams' | 'correlationIds'>> {
  const { kind, id } = partsOfStream(stream);
  if (kind !== 'booking' && kind !== 'payment') return { streams: [stream] };
  const events = await Promise.all([streams.booking(id), streams.payment(id)].map((one) => eventLog.readStream(one)));
  const correlationIds = [...new Set(events.flat().flatMap(correlationOf))];
  return correlationIds.length === 0 ? { streams: [stream] } : { correlationIds };
}

/** An event with unreadable metadata has no known correlation. */
function correlationOf(event: RecordedEvent): string[] {
  try {
    return event.metadata.$correlationId ? [event.metadata.$correlationId] : [];
  } catch {
    return [];
  }
}

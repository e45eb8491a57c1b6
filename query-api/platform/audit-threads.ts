import type { RecordedEvent } from '#contracts/events/envelope.ts';
import { partsOfStream, streams } from '#contracts/events/streams.ts';
import type { AuditFilter } from './audit-filter.ts';
import type { QueryContext } from '../query-context.ts';

/**
 * The whole story that a stream is part of. A booking's is one thread over its slot, its payment and its payout lines;
 * events from before 2026-11-23 had a thread for each command, so all that are found in its two streams count. A
 * payout's is its own stream: each of its lines is part of its booking's story.
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

/** Of an event whose metadata can't be read, the thread is not known. */
function correlationOf(event: RecordedEvent): string[] {
  try {
    return event.metadata.$correlationId ? [event.metadata.$correlationId] : [];
  } catch {
    return [];
  }
}

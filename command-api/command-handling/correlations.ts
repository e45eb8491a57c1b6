import { LRUCache } from 'lru-cache';
import type { RecordedEvent } from '#contracts/events/envelope.ts';
import { partsOfStream, streams } from '#contracts/events/streams.ts';
import { partsOfPayoutId } from '#contracts/payout/payout-id.ts';
import { originOfLine } from '#contracts/payout/line-origin.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import type { DecodedLog } from '#contracts/events/event-log.ts';

type Line = { lineId: string; bookingId: string | null };
type EventFacts = { type: string; data: unknown };
/** Origin of a correlation: the first event of a stream, or a payout, which has lines of many bookings. */
type Origin = { begins: string } | { payout: string };

const MAX_CACHED = 20_000;

/**
 * Origin of an event's correlation (docs/decisions/correlation-and-causation.md): events of a booking, its slot, its payment and
 * its payout lines share one, whatever caused them. null: continues that of its cause.
 */
export function correlationOrigin(stream: string, { data }: EventFacts): Origin | null {
  const { kind, id } = partsOfStream(stream);
  if (kind === 'booking') return { begins: stream };
  if (kind === 'payment' || kind === 'dispute') return { begins: streams.booking(id) };
  if (kind === 'calendar') return ofBooking(data);
  if (kind !== 'payout') return null;
  const { line } = data as { line?: Line };
  return line ? ofLine(id, line) : { payout: stream };
}

function ofBooking(data: unknown): Origin | null {
  const { bookingId } = data as { bookingId?: string | null };
  return bookingId ? { begins: streams.booking(bookingId) } : null;
}

/** A job's line belongs to its booking; a carried-forward line to its original payout. */
function ofLine(payoutId: string, line: Line): Origin | null {
  const { workerId } = partsOfPayoutId(payoutId);
  const friday = originOfLine(line.lineId);
  return friday === null ? ofBooking(line) : { payout: streams.payout(workerId, friday) };
}

/** Looks up each correlation id once: that of the origin's first event. */
export function createCorrelations(eventLog: Pick<DecodedLog, 'readOn'>) {
  const known = new LRUCache<string, string>({ max: MAX_CACHED });

  function note(stream: string, event: Pick<RecordedEvent, 'metadata'>): string | undefined {
    const correlationId = correlationOf(event);
    if (correlationId) known.set(stream, correlationId);
    return correlationId;
  }

  return {
    note,
    /** undefined for the first event of a correlation, or an event without an origin. */
    async correlationId(stream: string, event: EventFacts, isNewStream: boolean): Promise<string | undefined> {
      const origin = correlationOrigin(stream, event);
      if (origin === null) return undefined;
      if ('payout' in origin) return derivedId('thread', origin.payout);
      if (origin.begins === stream && isNewStream) return undefined;
      const {
        events: [first],
      } = known.has(origin.begins) ? { events: [] } : await eventLog.readOn(origin.begins, { from: 0, limit: 1 });
      return first ? note(origin.begins, first) : known.get(origin.begins);
    },
  };
}

/** undefined for unreadable metadata. */
function correlationOf(event: Pick<RecordedEvent, 'metadata'>): string | undefined {
  try {
    return event.metadata.$correlationId;
  } catch {
    return undefined;
  }
}

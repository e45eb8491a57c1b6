import { LRUCache } from 'lru-cache';
import type { RecordedEvent } from '#contracts/events/envelope.ts';
import { partsOfStream, streams } from '#contracts/events/streams.ts';
import { partsOfPayoutId } from '#contracts/payout/payout-id.ts';
import { originOfLine } from '#contracts/payout/line-origin.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import type { DecodedLog } from '#contracts/events/event-log.ts';

type Line = { lineId: string; bookingId: string | null };
type Told = { type: string; data: unknown };
/** Origin of a correlation: the first event of a stream, or a payout, which has lines of many bookings. */
type Thread = { begins: string } | { payout: string };

const KNOWN_THREADS = 20_000;

/**
 * Origin of an event's correlation (docs/decisions/correlation-and-causation.md): events of a booking, its slot, its payment and
 * its payout lines share one, whatever caused them. null: continues that of its cause.
 */
export function threadOf(stream: string, { data }: Told): Thread | null {
  const { kind, id } = partsOfStream(stream);
  if (kind === 'booking') return { begins: stream };
  if (kind === 'payment' || kind === 'dispute') return { begins: streams.booking(id) };
  if (kind === 'calendar') return ofBooking(data);
  if (kind !== 'payout') return null;
  const { line } = data as { line?: Line };
  return line ? ofLine(id, line) : { payout: stream };
}

function ofBooking(data: unknown): Thread | null {
  const { bookingId } = data as { bookingId?: string | null };
  return bookingId ? { begins: streams.booking(bookingId) } : null;
}

/** A job's line belongs to its booking; a carried-forward line to its original payout. */
function ofLine(payoutId: string, line: Line): Thread | null {
  const { workerId } = partsOfPayoutId(payoutId);
  const friday = originOfLine(line.lineId);
  return friday === null ? ofBooking(line) : { payout: streams.payout(workerId, friday) };
}

/** Looks up each correlation id once: that of the origin's first event. */
export function createThreads(eventLog: Pick<DecodedLog, 'readOn'>) {
  const known = new LRUCache<string, string>({ max: KNOWN_THREADS });

  function note(stream: string, event: Pick<RecordedEvent, 'metadata'>): string | undefined {
    const correlationId = correlationOf(event);
    if (correlationId) known.set(stream, correlationId);
    return correlationId;
  }

  return {
    note,
    /** undefined for the first event of a correlation, or an event without an origin. */
    async correlationId(stream: string, told: Told, isNewStream: boolean): Promise<string | undefined> {
      const thread = threadOf(stream, told);
      if (thread === null) return undefined;
      if ('payout' in thread) return derivedId('thread', thread.payout);
      if (thread.begins === stream && isNewStream) return undefined;
      const {
        events: [first],
      } = known.has(thread.begins) ? { events: [] } : await eventLog.readOn(thread.begins, { from: 0, limit: 1 });
      return first ? note(thread.begins, first) : known.get(thread.begins);
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

import { LRUCache } from 'lru-cache';
import type { RecordedEvent } from '#contracts/events/envelope.ts';
import { partsOfStream, streams } from '#contracts/events/streams.ts';
import { partsOfPayoutId } from '#contracts/payout/payout-id.ts';
import { originOfLine } from '#contracts/payout/line-origin.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import type { DecodedLog } from '#contracts/events/event-log.ts';

type Line = { lineId: string; bookingId: string | null };
type Told = { type: string; data: unknown };
/** Where a thread begins: with the first event of a stream, or with the payout that gathers those of many bookings. */
type Thread = { begins: string } | { payout: string };

const KNOWN_THREADS = 20_000;

/**
 * Which thread an event belongs to, whoever or whatever caused it (docs/decisions/correlation-and-causation.md): all that happens to a
 * booking, its slot, its payment and its payout lines is one story. null: that of its own cause.
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

/** A job's line is part of its booking's story, and one that was brought over of the payout's that it comes from. */
function ofLine(payoutId: string, line: Line): Thread | null {
  const { workerId } = partsOfPayoutId(payoutId);
  const friday = originOfLine(line.lineId);
  return friday === null ? ofBooking(line) : { payout: streams.payout(workerId, friday) };
}

/** The correlation ids of threads, each looked up once: it is that of the thread's first event. */
export function createThreads(eventLog: Pick<DecodedLog, 'readOn'>) {
  const known = new LRUCache<string, string>({ max: KNOWN_THREADS });

  function note(stream: string, event: Pick<RecordedEvent, 'metadata'>): string | undefined {
    const correlationId = correlationOf(event);
    if (correlationId) known.set(stream, correlationId);
    return correlationId;
  }

  return {
    note,
    /** undefined: the event is the first of its thread, or has none. */
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

/** undefined where it can't be read. */
function correlationOf(event: Pick<RecordedEvent, 'metadata'>): string | undefined {
  try {
    return event.metadata.$correlationId;
  } catch {
    return undefined;
  }
}

import type { RecordedEvent } from '#contracts/events/envelope.ts';
import type { PackedEvent } from './append-queue.ts';
import type { Page, PageOptions } from './read-whole.ts';

/** An append with where it came to stand: the revision and position of its last event. */
export type StoredAppend = { stream: string; recordedAt: string; events: readonly PackedEvent[]; revision: number; position: number };

type Kept = Omit<RecordedEvent, 'id' | 'type' | 'data' | 'metadata'> & { packed: PackedEvent; event?: RecordedEvent };

const KEPT = 2_000;

/**
 * The events appended last, so that whoever follows the log closely need not read from the file what this process has
 * just written to it. Each is parsed once for all followers: they share it, and nobody may change it. `head`: position of
 * the newest event when the log was opened.
 */
export function createNewestEvents(head: number) {
  let first = head + 1;
  const kept: Kept[] = [];
  const next = () => first + kept.length;

  return {
    /** In the order of positions. */
    add({ stream, recordedAt, events, revision, position }: StoredAppend): void {
      const from = position - events.length + 1;
      // A repeated append was answered with where it has stood for long.
      if (from < next()) return;
      if (from > next()) {
        kept.length = 0;
        first = from;
      }
      for (const [n, packed] of events.entries()) kept.push({ packed, stream, recordedAt, revision: revision - events.length + 1 + n, position: from + n });
      if (kept.length > 2 * KEPT) first += kept.splice(0, kept.length - KEPT).length;
    },

    /** As the log's reader gives it; undefined when it asks for more than is kept. */
    page({ after, types, limit }: PageOptions): Page | undefined {
      if (after < first - 1) return undefined;
      const events: RecordedEvent[] = [];
      for (let n = after + 1 - first; n < kept.length && events.length < limit; n++) {
        const one = kept[n];
        if (one && (!types || types.includes(one.packed[1]))) events.push(eventOf(one));
      }
      return { events, scannedTo: events.length === limit ? (events.at(-1)?.position ?? after) : Math.max(after, next() - 1) };
    },
  };
}

function eventOf(kept: Kept): RecordedEvent {
  const { packed: [id, type, data, metadata], stream, revision, position, recordedAt } = kept;
  return (kept.event ??= { id, type, data: JSON.parse(data), metadata: JSON.parse(metadata), stream, revision, position, recordedAt });
}

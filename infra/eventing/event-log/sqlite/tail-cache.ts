import type { RecordedEvent } from '../envelope.ts';
import type { PackedEvent } from './writer-messages.ts';
import type { Page, PageOptions } from '../read-paged.ts';

/** An append, and once it is stored the revision and position of its last event. */
export type StoredAppend = {
  stream: string;
  recordedAt: string;
  events: readonly PackedEvent[];
  revision: number;
  position: number;
};

type Kept = { append: StoredAppend; parsed: RecordedEvent[] };

const KEPT = 1_000;

/**
 * The events appended last, so that whoever follows the log closely need not read from the file what this process has
 * just written to it. Each is parsed once for all followers: they share it, and nobody may change it. `head`: position of
 * the newest event when the log was opened.
 */
export function createTailCache(head: number) {
  let first = head + 1;
  const kept: Kept[] = [];
  const next = () => first + kept.length;

  return {
    /** In the order of positions. */
    add(append: StoredAppend): void {
      const from = append.position - append.events.length + 1;
      // A repeated append was answered with where it has stood for long.
      if (from < next()) return;
      if (from > next()) {
        kept.length = 0;
        first = from;
      }
      const one: Kept = { append, parsed: [] };
      for (let n = 0; n < append.events.length; n++) kept.push(one);
      if (kept.length > 2 * KEPT) first += kept.splice(0, kept.length - KEPT).length;
    },

    /** As the log's reader gives it; undefined when it asks for more than is kept. */
    page({ after, types, limit }: PageOptions): Page | undefined {
      if (after < first - 1) return undefined;
      const events: RecordedEvent[] = [];
      for (let position = after + 1; position < next() && events.length < limit; position++) {
        const event = eventAt(kept[position - first], position, types);
        if (event) events.push(event);
      }
      return {
        events,
        scannedTo: events.length === limit ? (events.at(-1)?.position ?? after) : Math.max(after, next() - 1),
      };
    },
  };
}

/** undefined when its type is not wanted. An append has one entry for each of its events. */
function eventAt(
  kept: Kept | undefined,
  position: number,
  types: readonly string[] | undefined,
): RecordedEvent | undefined {
  if (!kept) return undefined;
  const { append, parsed } = kept;
  const n = position - (append.position - append.events.length + 1);
  const packed = append.events[n];
  if (!packed || (types && !types.includes(packed[1]))) return undefined;
  return (parsed[n] ??= parse(packed, {
    stream: append.stream,
    recordedAt: append.recordedAt,
    position,
    revision: append.revision - append.events.length + 1 + n,
  }));
}

function parse(
  [id, type, data, metadata]: PackedEvent,
  place: Omit<RecordedEvent, 'id' | 'type' | 'data' | 'metadata'>,
): RecordedEvent {
  return { id, type, data: JSON.parse(data), metadata: JSON.parse(metadata), ...place };
}

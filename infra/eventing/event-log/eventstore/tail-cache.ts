import type { RecordedEvent } from '../envelope.ts';
import type { Page, PageOptions } from '../read-paged.ts';

const CAPACITY = 2_000;

/**
 * The newest events as the server sent them, so that subscriptions at the end need not ask it again. It is bounded:
 * the oldest go, and a subscription that was that far behind reads pages.
 */
export function createTailCache(capacity = CAPACITY) {
  let events: RecordedEvent[] = [];
  /** All events after this position are here. */
  let whole = Number.POSITIVE_INFINITY;
  let reached = 0;

  function firstAfter(position: number): number {
    let [low, high] = [0, events.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((events[middle]?.position ?? 0) <= position) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    /** What comes next comes after this position. */
    startAt(position: number): void {
      events = [];
      whole = reached = position;
    },

    push(event: RecordedEvent): void {
      events.push(event);
      reached = event.position;
      // Twice as many are let in, so that they are moved seldom.
      if (events.length <= 2 * capacity) return;
      whole = events[capacity - 1]?.position ?? reached;
      events = events.slice(capacity);
    },

    /** undefined when what follows `after` has gone. */
    page({ after, types, limit }: PageOptions): Page | undefined {
      if (after < whole) return undefined;
      const found: RecordedEvent[] = [];
      for (let n = firstAfter(after); n < events.length && found.length < limit; n++) {
        const event = events[n];
        if (event && (!types || types.includes(event.type))) found.push(event);
      }
      const last = found.length === limit ? found.at(-1)?.position : undefined;
      return { events: found, scannedTo: last ?? Math.max(after, reached) };
    },
  };
}

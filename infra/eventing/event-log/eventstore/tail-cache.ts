import type { RecordedEvent } from '../envelope.ts';
import type { Page, PageOptions } from '../read-paged.ts';

const CAPACITY = 2_000;

/**
 * Cache of the newest events, so that subscriptions at the end of the log need no requests. It is bounded: the oldest
 * events are evicted, and a subscription that lags behind them reads pages from the server.
 */
export function createTailCache(capacity = CAPACITY) {
  let events: RecordedEvent[] = [];
  /** The cache contains all events after this position. */
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
    /** The next added event follows this position. */
    startAt(position: number): void {
      events = [];
      whole = reached = position;
    },

    push(event: RecordedEvent): void {
      events.push(event);
      reached = event.position;
      // Evicts only at twice the size, so that the array is rarely copied.
      if (events.length <= 2 * capacity) return;
      whole = events[capacity - 1]?.position ?? reached;
      events = events.slice(capacity);
    },

    /** undefined if events after `after` were evicted. */
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

import { MINUTE_MS } from '../manila-time.ts';
import type { Span } from './compiled-calendar.ts';

/** Minutes of the open spans outside the taken ones, rounded to whole minutes. */
export function freeMinutes(open: readonly Span[], taken: readonly Span[]): number {
  const leftMs = open.reduce((sum, span) => sum + span.endMs - span.startMs - reservedMs(span, taken), 0);
  return Math.floor(leftMs / MINUTE_MS);
}

/** Overlapping taken spans count once. */
function reservedMs({ startMs, endMs }: Span, taken: readonly Span[]): number {
  let countedTo = startMs;
  let sumMs = 0;
  for (const each of taken.toSorted((one, other) => one.startMs - other.startMs)) {
    const from = Math.max(each.startMs, countedTo);
    const to = Math.min(each.endMs, endMs);
    if (to <= from) continue;
    sumMs += to - from;
    countedTo = to;
  }
  return sumMs;
}

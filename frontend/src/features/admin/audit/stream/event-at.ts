import { momentOf } from '#contracts/manila-time.ts';

/**
 * Which of the events (oldest first) was the last one by then; the first where all are later, null for what is no
 * moment. `then`: `2026-11-20T14:30`, Manila time.
 */
export function eventAt(events: readonly { at: string }[], then: string): number | null {
  const moment = momentOf(then);
  if (moment === null) return null;
  return Math.max(
    0,
    events.findLastIndex(({ at }) => Date.parse(at) <= Date.parse(moment)),
  );
}

type Part = { events: readonly { at: string; revision: number }[]; head: number; whole: boolean };

/** What happened by then is told by an event that is not among those at hand: the stream has others before or after them. */
export function isBeyondLoaded({ events, head, whole }: Part, then: string): boolean {
  const moment = momentOf(then);
  const [first, last] = [events[0], events.at(-1)];
  if (whole || moment === null || !first || !last) return false;
  const ms = Date.parse(moment);
  return (ms < Date.parse(first.at) && first.revision > 0) || (ms > Date.parse(last.at) && last.revision < head);
}

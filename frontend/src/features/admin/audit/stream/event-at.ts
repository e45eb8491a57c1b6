import { momentOf } from '#contracts/manila-time.ts';

/**
 * Index of the last event at or before `then`, or of the first if all are later; null for an invalid moment.
 * `events`: oldest first. `then`: Manila time such as `2026-11-20T14:30`.
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

/** Whether the event at this moment is outside the loaded part of the stream. */
export function isBeyondLoaded({ events, head, whole }: Part, then: string): boolean {
  const moment = momentOf(then);
  const [first, last] = [events[0], events.at(-1)];
  if (whole || moment === null || !first || !last) return false;
  const ms = Date.parse(moment);
  return (ms < Date.parse(first.at) && first.revision > 0) || (ms > Date.parse(last.at) && last.revision < head);
}

import { momentOf } from '#contracts/manila-time.ts';

/** Which of the events (oldest first) was the last one by then; the first where all are later, null for what is no moment. `then`: `2026-11-20T14:30`, Manila time. */
export function eventAt(events: readonly { at: string }[], then: string): number | null {
  const moment = momentOf(then);
  if (moment === null) return null;
  return Math.max(0, events.findLastIndex(({ at }) => Date.parse(at) <= Date.parse(moment)));
}

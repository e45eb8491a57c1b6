import { addMinutes, manilaInstant } from '#contracts/manila-time.ts';
import type { DaySlots } from '#contracts/views/worker.ts';
import { soonestStart } from '../../worker/day-load.ts';
import type { BookingDraft } from '../draft/draft.ts';

/** Added to the notice, so that the start is still ahead when the last step is complete. */
const TIME_TO_FINISH_MINUTES = 10;

/** First free start after the notice; the next half hour if none is known. */
export function asapStart(
  days: readonly DaySlots[],
  now: number,
  noticeMinutes: number,
): { date: string; time: string } {
  const earliest = addMinutes(now, noticeMinutes + TIME_TO_FINISH_MINUTES);
  for (const { day, free } of days) {
    const time = free.find((start) => manilaInstant(day, start) >= earliest);
    if (time) return { date: day, time };
  }
  return soonestStart(now, noticeMinutes + TIME_TO_FINISH_MINUTES);
}

/** New start of an urgent draft whose start has come too close; null while it is far enough ahead. */
export function postponedStart(
  draft: BookingDraft,
  now: number,
  noticeMinutes: number,
): { date: string; time: string } | null {
  const { urgent, date, time } = draft;
  if (!urgent || !date || !time) return null;
  return manilaInstant(date, time) >= addMinutes(now, noticeMinutes) ? null : soonestStart(now, noticeMinutes);
}

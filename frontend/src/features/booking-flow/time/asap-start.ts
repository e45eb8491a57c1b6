import { addMinutes, manilaInstant } from '#contracts/manila-time.ts';
import type { DaySlots } from '#contracts/views/worker.ts';
import { soonestStart } from '../../worker/day-load.ts';
import type { BookingDraft } from '../draft/draft.ts';

/** Beyond the notice, so that the time is still to come when the last step is done. */
const TIME_TO_FINISH_MINUTES = 10;

/** The first free start after the notice; without any known, the next half hour after it. */
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

/** An urgent draft that was left lying: its start moves on with the clock. Nothing when it is still far enough ahead. */
export function postponedStart(
  draft: BookingDraft,
  now: number,
  noticeMinutes: number,
): { date: string; time: string } | null {
  const { urgent, date, time } = draft;
  if (!urgent || !date || !time) return null;
  return manilaInstant(date, time) >= addMinutes(now, noticeMinutes) ? null : soonestStart(now, noticeMinutes);
}

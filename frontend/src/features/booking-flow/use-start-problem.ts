import { addDays, manilaDay } from '#contracts/manila-time.ts';
import { useSettings } from '../../app/use-settings.ts';
import { monthOf, shownDays } from '../workers/day-load.ts';
import type { BookingDraft } from './draft.ts';
import { startProblem, type StartProblem } from './start-problem.ts';
import { useSlots } from './use-slots.ts';

/** What is wrong with the draft's start by the clock, the platform's notice and the chosen worker's calendar. */
export function useStartProblem(draft: BookingDraft, now: number): StartProblem | null {
  const { bookingHorizonDays, minimumNoticeMinutes } = useSettings();
  const today = manilaDay(now);
  const shown = draft.date !== undefined && draft.date > today ? draft.date : today;
  const { data } = useSlots(draft, shownDays(monthOf(shown), today, addDays(today, bookingHorizonDays)));
  const days = draft.workerId === undefined ? [] : (data ?? []);
  return startProblem(draft, { now, noticeMinutes: minimumNoticeMinutes, days });
}

import { addDays, manilaDay } from '#contracts/manila-time.ts';
import type { DaySlots } from '#contracts/views/worker.ts';
import { useSettings } from '../../../api/use-settings.ts';
import { monthOf, shownDays } from '../../worker/day-load.ts';
import type { BookingDraft } from '../draft/draft.ts';
import { startProblem, type StartProblem } from './start-problem.ts';
import { useSlots } from './use-slots.ts';

/** Validates the draft's start against the clock, the platform's notice and the chosen worker's calendar. */
export function useStartProblem(draft: BookingDraft, now: number): StartProblem | null {
  const { minimumNoticeMinutes } = useSettings();
  return startProblem(draft, { now, noticeMinutes: minimumNoticeMinutes, days: useShownDays(draft, now).days });
}

/**
 * Live days of the chosen worker around the draft's, as far as loaded; empty without a worker. `isAnswered`: no
 * request is pending.
 */
export function useShownDays(draft: BookingDraft, now: number): { days: readonly DaySlots[]; isAnswered: boolean } {
  const { bookingHorizonDays } = useSettings();
  const today = manilaDay(now);
  const shown = draft.date !== undefined && draft.date > today ? draft.date : today;
  const { data, currentData, isFetching } = useSlots(
    draft,
    shownDays(monthOf(shown), today, addDays(today, bookingHorizonDays)),
  );
  return {
    days: draft.workerId === undefined ? [] : (data ?? []),
    isAnswered: currentData !== undefined || !isFetching,
  };
}

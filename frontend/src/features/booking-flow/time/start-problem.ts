import { manilaInstant, MINUTE_MS } from '#contracts/manila-time.ts';
import type { DaySlots } from '#contracts/views/worker.ts';
import type { BookingDraft } from '../draft/draft.ts';

type Start = Pick<BookingDraft, 'date' | 'time'>;

/** Why the chosen start is invalid, as a text key. */
export type StartProblem = 'timePassed' | 'timeTooSoon' | 'timeTaken';

interface StartFacts {
  now: number;
  noticeMinutes: number;
  /** Loaded days of the chosen worker. */
  days: readonly DaySlots[];
}

/** null: valid as far as known, or no start is chosen. */
export function startProblem({ date, time }: Start, { now, noticeMinutes, days }: StartFacts): StartProblem | null {
  if (!date || !time) return null;
  const startMs = Date.parse(manilaInstant(date, time));
  if (startMs < now) return 'timePassed';
  if (startMs < now + noticeMinutes * MINUTE_MS) return 'timeTooSoon';
  const slots = days.find(({ day }) => day === date);
  return slots && !slots.free.includes(time) ? 'timeTaken' : null;
}

/** A start is chosen and in the future. */
export function isAhead(start: Start, now: number): boolean {
  return Boolean(start.date && start.time) && startProblem(start, { now, noticeMinutes: 0, days: [] }) === null;
}

/** Draft for the calendar, without an invalid start or a past day. */
export function withoutInvalidStart(draft: BookingDraft, problem: StartProblem | null, today: string): BookingDraft {
  if (draft.date !== undefined && draft.date < today) return { ...draft, date: undefined, time: undefined };
  return problem === null ? draft : { ...draft, time: undefined };
}

import { manilaInstant, MINUTE_MS } from '#contracts/manila-time.ts';
import type { DaySlots } from '#contracts/views/worker.ts';
import type { BookingDraft } from '../draft/draft.ts';

type Start = Pick<BookingDraft, 'date' | 'time'>;

/** Why the chosen start counts for none, as the word that says it. */
export type StartProblem = 'timePassed' | 'timeTooSoon' | 'timeTaken';

interface Known {
  now: number;
  noticeMinutes: number;
  /** The named worker's days as far as they are read. */
  days: readonly DaySlots[];
}

/** null: as far as is known it can be had, or none is chosen. */
export function startProblem({ date, time }: Start, { now, noticeMinutes, days }: Known): StartProblem | null {
  if (!date || !time) return null;
  const startMs = Date.parse(manilaInstant(date, time));
  if (startMs < now) return 'timePassed';
  if (startMs < now + noticeMinutes * MINUTE_MS) return 'timeTooSoon';
  const slots = days.find(({ day }) => day === date);
  return slots && !slots.free.includes(time) ? 'timeTaken' : null;
}

/** A start that is chosen, and still to come. */
export function isAhead(start: Start, now: number): boolean {
  return Boolean(start.date && start.time) && startProblem(start, { now, noticeMinutes: 0, days: [] }) === null;
}

/** The draft as the calendar shows it: a start that counts for none is not chosen, and neither is a day that is over. */
export function withoutInvalidStart(draft: BookingDraft, problem: StartProblem | null, today: string): BookingDraft {
  if (draft.date !== undefined && draft.date < today) return { ...draft, date: undefined, time: undefined };
  return problem === null ? draft : { ...draft, time: undefined };
}

import type { Availability } from '#contracts/calendar/availability.ts';
import { addDays, DAY_MS, manilaDay, manilaInstant, MINUTE_MS, WEEKDAYS, weekdayOf } from '#contracts/manila-time.ts';

/**
 * The rules of `contracts/calendar/availability.ts` for lists of many workers: calendars are turned into numbers once,
 * and the search stops at the first free start. `free-time.test.ts` holds the two together.
 */
type Compiled = {
  /** By weekday from Sunday: minutes from midnight. */
  openings: { from: number; to: number }[][];
  off: Span[];
  slots: Span[];
};
type Span = { startMs: number; endMs: number };

const STEP_MS = 30 * MINUTE_MS;
const DAYS_AHEAD = 14;
const compiledCalendars = new WeakMap<Availability, Compiled>();

function compiled(calendar: Availability): Compiled {
  const known = compiledCalendars.get(calendar);
  if (known) return known;
  const spans = (intervals: Availability['slots']) =>
    intervals.map(({ startsAt, endsAt }) => ({ startMs: Date.parse(startsAt), endMs: Date.parse(endsAt) }));
  const openings = WEEKDAYS.map((weekday) =>
    calendar.weeklyHours[weekday].map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) })),
  );
  const made = { openings, off: spans(calendar.timeOff), slots: spans(calendar.slots) };
  compiledCalendars.set(calendar, made);
  return made;
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

type DayOfMs = { midnightMs: number; weekday: number };

function dayOf(day: string): DayOfMs {
  return { midnightMs: Date.parse(manilaInstant(day)), weekday: WEEKDAYS.indexOf(weekdayOf(day)) };
}

const overlap = (one: Span, other: Span, bufferMs: number) =>
  one.startMs < other.endMs + bufferMs && other.startMs < one.endMs + bufferMs;

function clear({ off, slots }: Compiled, job: Span, bufferMs: number): boolean {
  return !off.some((span) => overlap(span, job, 0)) && !slots.some((span) => overlap(span, job, bufferMs));
}

function openingsOf(calendar: Compiled, { midnightMs, weekday }: DayOfMs): Span[] {
  return (calendar.openings[weekday] ?? []).map(({ from, to }) => ({
    startMs: midnightMs + from * MINUTE_MS,
    endMs: midnightMs + to * MINUTE_MS,
  }));
}

export type Job = { startMs: number; durationMs: number; bufferMs: number };

/** The job lies wholly within opening hours, in no time off, and clear of every slot by the travel buffer. */
export function freeAt(calendar: Availability, { startMs, durationMs, bufferMs }: Job): boolean {
  const job = { startMs, endMs: startMs + durationMs };
  const open = openingsOf(compiled(calendar), dayOf(manilaDay(startMs))).some(
    (opening) => opening.startMs <= job.startMs && job.endMs <= opening.endMs,
  );
  return open && clear(compiled(calendar), job, bufferMs);
}

/** The first free start on the half-hour grid from an instant on, at most two weeks ahead; null when there is none. */
export function firstFreeStart(
  calendar: Availability,
  { startMs, durationMs, bufferMs }: Job,
  days = DAYS_AHEAD,
): number | null {
  const known = compiled(calendar);
  const firstDay = manilaDay(startMs);
  for (let ahead = 0; ahead < days; ahead++) {
    for (const opening of openingsOf(known, dayOf(addDays(firstDay, ahead)))) {
      const start = firstFreeIn(opening, known, { startMs, durationMs, bufferMs });
      if (start !== null) return start;
    }
  }
  return null;
}

function firstFreeIn(opening: Span, calendar: Compiled, { startMs, durationMs, bufferMs }: Job): number | null {
  const skipped = Math.max(0, Math.ceil((startMs - opening.startMs) / STEP_MS));
  for (let start = opening.startMs + skipped * STEP_MS; start + durationMs <= opening.endMs; start += STEP_MS) {
    if (clear(calendar, { startMs: start, endMs: start + durationMs }, bufferMs)) return start;
  }
  return null;
}

/** A Manila day, worked out once for a list of many workers. */
export function today(nowMs: number): DayOfMs & { nowMs: number } {
  return { ...dayOf(manilaDay(nowMs)), nowMs };
}

/** Until when the worker could come now: null when closed, off or at work. */
export function availableUntil(calendar: Availability, { nowMs, ...day }: ReturnType<typeof today>): number | null {
  const known = compiled(calendar);
  const opening = openingsOf(known, day).find(({ startMs, endMs }) => startMs <= nowMs && nowMs < endMs);
  const moment = { startMs: nowMs, endMs: nowMs + 1 };
  return opening && clear(known, moment, 0) ? opening.endMs : null;
}

/** The end of the Manila day that an instant lies in. */
export function endOfDayMs(ms: number): number {
  return Date.parse(manilaInstant(manilaDay(ms))) + DAY_MS;
}

import {
  addDays,
  DAY_MS,
  manilaDay,
  manilaInstant,
  manilaMidnightMs,
  MINUTE_MS,
  weekdayIndex,
} from '../manila-time.ts';
import type { Availability } from './availability.ts';
import { type RulesInForce, rulesInForce } from './booking-rules.ts';
import { type CompiledCalendar, compiledCalendar, openingsOf, type Span } from './compiled-calendar.ts';
import { isDayFull, isWithinHours, offUntilMs, refusalOf, conflictUntilMs, type Terms } from './start-refusal.ts';

/** Starts are offered every half hour from each opening. */
const STEP_MS = 30 * MINUTE_MS;
const DAYS_AHEAD = 14;

/** Starts of a Manila day as instants: free, or taken (booked, off, too soon, too far). */
export type DayStarts = { day: string; free: string[]; taken: string[] };

type Question = { durationMinutes: number; terms: Terms };

/** All starts of a Manila day at which the job fits into the worker's hours. */
export function startsOfDay(calendar: Availability, day: string, { durationMinutes, terms }: Question): DayStarts {
  const starts: DayStarts = { day, free: [], taken: [] };
  const durationMs = durationMinutes * MINUTE_MS;
  const known = compiledCalendar(calendar);
  for (const startMs of gridOf(known, Date.parse(manilaInstant(day)), durationMs)) {
    const refusal = refusalOf(known, { startMs, endMs: startMs + durationMs }, terms);
    starts[refusal === null ? 'free' : 'taken'].push(new Date(startMs).toISOString());
  }
  return starts;
}

function* gridOf(known: CompiledCalendar, midnightMs: number, durationMs: number): Generator<number> {
  for (const opening of openingsOf(known, midnightMs)) {
    for (let startMs = opening.startMs; startMs < opening.endMs; startMs += STEP_MS) {
      if (isWithinHours(known, { startMs, endMs: startMs + durationMs })) yield startMs;
    }
  }
}

/** Up to `count` free starts from an instant within the horizon; suggested when a start is refused. */
export function nextFreeStarts(calendar: Availability, from: string, count: number, question: Question): string[] {
  const { terms } = question;
  const lastDay = manilaDay(terms.nowMs + rulesInForce(calendar.rules, terms).daysAhead * DAY_MS);
  const found: string[] = [];
  const firstDay = manilaDay(Math.max(Date.parse(from), terms.nowMs));
  for (let day = firstDay; day <= lastDay && found.length < count; day = addDays(day, 1)) {
    const { free } = startsOfDay(calendar, day, question);
    found.push(...free.filter((start) => start >= from));
  }
  return found.slice(0, count);
}

/**
 * The first free start in ms. It jumps past each obstacle instead of trying every start, since lists compute it for
 * many workers. null: none within the horizon.
 */
export function firstFreeStartMs(
  known: CompiledCalendar,
  fromMs: number,
  { durationMinutes, terms }: Question,
  days = DAYS_AHEAD,
): number | null {
  const rules = rulesInForce(known.rules, terms);
  const endMs = manilaMidnightMs(fromMs) + days * DAY_MS;
  const wanted = {
    earliestMs: Math.max(fromMs, terms.nowMs + rules.noticeMinutes * MINUTE_MS),
    latestMs: terms.nowMs + rules.daysAhead * DAY_MS,
    durationMs: durationMinutes * MINUTE_MS,
    rules,
  };
  for (let day = manilaMidnightMs(wanted.earliestMs); day < endMs && day <= wanted.latestMs; day += DAY_MS) {
    if (isDayFull(known, day, rules)) continue;
    for (const { from, to } of known.openings[weekdayIndex(day)] ?? []) {
      const start = firstStartIn(known, { startMs: day + from * MINUTE_MS, endMs: day + to * MINUTE_MS }, wanted);
      if (start !== null) return start;
    }
  }
  return null;
}

/** The given instant if free, even between the half hours; else the first later start on its Manila day. */
export function startAtOrAfterMs(known: CompiledCalendar, startMs: number, question: Question): number | null {
  const job = { startMs, endMs: startMs + question.durationMinutes * MINUTE_MS };
  return refusalOf(known, job, question.terms) === null ? startMs : firstFreeStartMs(known, startMs, question, 1);
}

type StartQuery = { earliestMs: number; latestMs: number; durationMs: number; rules: RulesInForce };

function firstStartIn(known: CompiledCalendar, opening: Span, wanted: StartQuery): number | null {
  let startMs = onGrid(opening.startMs, wanted.earliestMs);
  while (startMs < opening.endMs && startMs <= wanted.latestMs) {
    const job = { startMs, endMs: startMs + wanted.durationMs };
    const clearMs = Math.max(conflictUntilMs(known, job, wanted.rules), offUntilMs(known, job));
    // A job too long for the remaining hours is also too long for later starts.
    if (clearMs === 0) return job.endMs <= opening.endMs || isWithinHours(known, job) ? startMs : null;
    startMs = onGrid(opening.startMs, clearMs);
  }
  return null;
}

function onGrid(openMs: number, notBeforeMs: number): number {
  return openMs + Math.max(0, Math.ceil((notBeforeMs - openMs) / STEP_MS)) * STEP_MS;
}

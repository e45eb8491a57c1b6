import { DAY_MS, manilaMidnightMs, MINUTE_MS } from '../manila-time.ts';
import type { Availability } from './availability.ts';
import { type PlatformRules, type RulesInForce, rulesInForce } from './booking-rules.ts';
import { type CompiledCalendar, compiledCalendar, openingsOf, type Span, type Spans } from './compiled-calendar.ts';

/**
 * The only check of whether a worker is available at a time. Searches, calendars, requests and the calendar decider all
 * use it, so that every offered start can be accepted and every other one is refused (start-refusal.test.ts).
 */

/** `nowMs`: time of the request. */
export type Terms = PlatformRules & { nowMs: number };

/** Reasons independent of opening hours: another job or appointment, or the worker's daily limit. */
export type ConflictRefusal = 'slot_taken' | 'day_full';
export type StartRefusal = ConflictRefusal | 'outside_hours' | 'too_soon' | 'too_far';

/** Why a client cannot book the worker at that time; null: they can. */
export function startRefusal(calendar: Availability, job: Span, terms: Terms): StartRefusal | null {
  return refusalOf(compiledCalendar(calendar), job, terms);
}

export function refusalOf(known: CompiledCalendar, job: Span, terms: Terms): StartRefusal | null {
  const rules = rulesInForce(known.rules, terms);
  return (
    noticeRefusal(job, rules, terms.nowMs) ??
    conflictIn(known, job, rules) ??
    (isWithinHours(known, job) && offUntilMs(known, job) === 0 ? null : 'outside_hours')
  );
}

/** The check for workers who take a job themselves: opening hours do not apply. */
export function conflictRefusal(calendar: Availability, job: Span, platform: PlatformRules): ConflictRefusal | null {
  return conflictIn(compiledCalendar(calendar), job, rulesInForce(calendar.rules, platform));
}

function noticeRefusal(
  { startMs }: Span,
  { noticeMinutes, daysAhead }: RulesInForce,
  nowMs: number,
): 'too_soon' | 'too_far' | null {
  if (startMs < nowMs + noticeMinutes * MINUTE_MS) return 'too_soon';
  return startMs > nowMs + daysAhead * DAY_MS ? 'too_far' : null;
}

function conflictIn(known: CompiledCalendar, job: Span, rules: RulesInForce): ConflictRefusal | null {
  if (conflictUntilMs(known, job, rules) > 0) return 'slot_taken';
  return isDayFull(known, manilaMidnightMs(job.startMs), rules) ? 'day_full' : null;
}

/** The worker's daily limit is reached on the Manila day that begins at the given instant. */
export function isDayFull(
  { jobsOfDay }: CompiledCalendar,
  midnightMs: number,
  { jobsPerDay }: Pick<RulesInForce, 'jobsPerDay'>,
): boolean {
  return jobsPerDay !== null && (jobsOfDay.get(midnightMs) ?? 0) >= jobsPerDay;
}

/**
 * Until when other commitments block a job that starts here; 0: not blocked. Two jobs keep both buffers between them;
 * appointments of external calendars have no buffers.
 */
export function conflictUntilMs({ slots, busy }: CompiledCalendar, job: Span, rules: RulesInForce): number {
  const [beforeMs, afterMs] = [rules.beforeMinutes * MINUTE_MS, rules.afterMinutes * MINUTE_MS];
  const apartMs = beforeMs + afterMs;
  return Math.max(conflictEndMs(slots, job, apartMs, apartMs), conflictEndMs(busy, job, beforeMs, afterMs));
}

/** The same for time off. */
export function offUntilMs({ off }: CompiledCalendar, job: Span): number {
  return conflictEndMs(off, job, 0, 0);
}

function conflictEndMs(spans: Spans, job: Span, beforeMs: number, afterMs: number): number {
  let untilMs = 0;
  for (let at = 0; at < spans.length; at += 2) {
    const clearMs = (spans[at + 1] ?? 0) + beforeMs;
    const isInTheWay = job.startMs < clearMs && (spans[at] ?? 0) < job.endMs + afterMs;
    if (isInTheWay && clearMs > untilMs) untilMs = clearMs;
  }
  return untilMs;
}

/** Opening hours cover the job, across midnight if one day's last opening meets the next day's first. */
export function isWithinHours(known: CompiledCalendar, { startMs, endMs }: Span): boolean {
  let coveredTo = startMs;
  while (coveredTo < endMs) {
    const moment = coveredTo;
    const opening = openingsOf(known, manilaMidnightMs(moment)).find(
      (each) => each.startMs <= moment && moment < each.endMs,
    );
    if (!opening) return false;
    coveredTo = opening.endMs;
  }
  return true;
}

/** Until when the worker could come now, within this opening; null when closed, off, taken, or at the daily limit. */
export function availableUntilMs(calendar: Availability, nowMs: number): number | null {
  const known = compiledCalendar(calendar);
  const today = manilaMidnightMs(nowMs);
  const opening = openingsOf(known, today).find(({ startMs, endMs }) => startMs <= nowMs && nowMs < endMs);
  const moment = { startMs: nowMs, endMs: nowMs + 1 };
  const isAway = [known.off, known.slots, known.busy].some((spans) => conflictEndMs(spans, moment, 0, 0) > 0);
  return opening && !isAway && !isDayFull(known, today, calendar.rules) ? opening.endMs : null;
}

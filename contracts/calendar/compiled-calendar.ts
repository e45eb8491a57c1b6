import { manilaMidnightMs, MINUTE_MS, WEEKDAYS, weekdayIndex } from '../manila-time.ts';
import type { Availability, Interval } from './availability.ts';
import type { BookingRules } from './booking-rules.ts';
import type { WeeklyHours } from './weekly-hours.ts';

/**
 * An availability as numbers, computed once per availability object: searches check thousands of workers at many starts
 * each.
 */
export type CompiledCalendar = {
  /** By weekday from Sunday, in order of time: minutes from midnight. */
  openings: readonly (readonly Opening[])[];
  off: Spans;
  slots: Spans;
  busy: Spans;
  /**
   * Number of jobs that start on a Manila day, by the instant at which the day begins. Empty for workers without a
   * daily limit.
   */
  jobsOfDay: ReadonlyMap<number, number>;
  rules: BookingRules;
};

/** Half-open, in ms. */
export type Span = { startMs: number; endMs: number };
/** Alternating starts and ends in one flat array: hundreds of thousands of calendars are kept in memory. */
export type Spans = readonly number[];
type Opening = { from: number; to: number };

const compiled = new WeakMap<Availability, CompiledCalendar>();

export function compiledCalendar(calendar: Availability): CompiledCalendar {
  const known = compiled.get(calendar);
  if (known) return known;
  const made = compile(calendar);
  compiled.set(calendar, made);
  return made;
}

/** Uncached, for callers that cache the result. */
export function compile({ weeklyHours, timeOff, slots, busy, rules }: Availability): CompiledCalendar {
  return {
    openings: openingsIn(weeklyHours),
    off: spansOf(timeOff),
    slots: spansOf(slots),
    busy: spansOf(busy),
    jobsOfDay: rules.jobsPerDay === null ? noJobs : jobsOfDay(slots),
    rules,
  };
}

const noJobs: ReadonlyMap<number, number> = new Map();

/** Size of the cache below. It pays because most workers have one of a few weekly schedules. */
const MAX_CACHED_HOURS = 1000;
const openingsOfHours = new Map<string, CompiledCalendar['openings']>();

function openingsIn(weeklyHours: WeeklyHours): CompiledCalendar['openings'] {
  const key = JSON.stringify(WEEKDAYS.map((weekday) => weeklyHours[weekday]));
  const known = openingsOfHours.get(key);
  if (known) return known;
  const made = WEEKDAYS.map((weekday) =>
    weeklyHours[weekday]
      .map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) }))
      .sort((one, other) => one.from - other.from),
  );
  if (openingsOfHours.size >= MAX_CACHED_HOURS) openingsOfHours.clear();
  openingsOfHours.set(key, made);
  return made;
}

const nothing: Spans = [];

function spansOf(intervals: readonly Interval[]): Spans {
  if (intervals.length === 0) return nothing;
  return intervals.flatMap(({ startsAt, endsAt }) => [Date.parse(startsAt), Date.parse(endsAt)]);
}

function jobsOfDay(slots: Availability['slots']): Map<number, number> {
  const bookings = Map.groupBy(slots, ({ startsAt }) => manilaMidnightMs(Date.parse(startsAt)));
  return new Map(
    [...bookings].map(([day, ofDay]) => [day, new Set(ofDay.map(({ bookingId }) => bookingId)).size] as const),
  );
}

export function spanOf({ startsAt, endsAt }: Interval): Span {
  return { startMs: Date.parse(startsAt), endMs: Date.parse(endsAt) };
}

/** "08:30" as minutes from midnight; "24:00" is the end of the day. */
function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** Opening hours of the Manila day that begins at the given instant. */
export function openingsOf({ openings }: CompiledCalendar, midnightMs: number): Span[] {
  return (openings[weekdayIndex(midnightMs)] ?? []).map(({ from, to }) => ({
    startMs: midnightMs + from * MINUTE_MS,
    endMs: midnightMs + to * MINUTE_MS,
  }));
}

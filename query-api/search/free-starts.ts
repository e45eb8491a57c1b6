import type { Availability } from '#contracts/calendar/availability.ts';
import { type CompiledCalendar, compile } from '#contracts/calendar/compiled-calendar.ts';
import { firstFreeStartMs, startAtOrAfterMs } from '#contracts/calendar/free-starts.ts';
import type { Terms } from '#contracts/calendar/start-refusal.ts';
import { DAY_MS, HOUR_MS, manilaInstant, manilaMidnightMs, MINUTE_MS } from '#contracts/manila-time.ts';
import { type Bits, emptyBits, createGrowingBits, hasBit } from './bits.ts';
import type { ScratchBits } from './scratch-bits.ts';
import { createSharedValues } from './shared-values.ts';

/**
 * First free starts of all workers. A worker without commitments around a day is free exactly when others with the same
 * hours and rules are, which is computed once per kind; only workers with commitments are checked one by one. The cost
 * depends on the number of bookings around the days, not on the number of workers.
 */
const NONE = Number.POSITIVE_INFINITY;
const DAYS_AHEAD = 14;
/** The largest gap between two jobs: the longest buffer after one plus the longest before the other. */
const MOST_APART_MS = 8 * HOUR_MS;
/** A job up to this length only meets commitments marked for its day; a longer one also those of the next day. */
const SHORT_MS = 4 * HOUR_MS;
/** Longer absences are always checked individually. */
const LONG_AWAY_DAYS = 60;

/** By person: first free start in ms; Infinity: none. */
export type StartOf = (person: number) => number;

/** First free start of a kind, and the workers to check individually. */
type Usual = { start: number; isAlone: Bits };

type Find = (calendar: CompiledCalendar) => number | null;

/** Results are valid during the search that `scratch` was begun for. */
export function createFreeStarts(scratch: Pick<ScratchBits, 'empty'>) {
  const calendars: (CompiledCalendar | undefined)[] = [];
  /** By kind (hours and rules): a calendar without commitments. */
  const kinds = createSharedValues<CompiledCalendar>();
  const kindOf: number[] = [];
  /** By the first instant of a Manila day: workers with commitments around it. */
  const marks = new Map<number, ReturnType<typeof createGrowingBits>>();
  const marksOf = new Map<number, readonly number[]>();
  const alwaysAlone = createGrowingBits();

  function kindWith({ weeklyHours, rules }: Availability): number {
    return kinds.take(JSON.stringify([weeklyHours, rules]), () =>
      compile({ weeklyHours, rules, timeOff: [], slots: [], busy: [] }),
    );
  }

  function mark(person: number, days: readonly number[]): void {
    for (const day of days) marks.getOrInsertComputed(day, createGrowingBits).put(person, true);
  }

  /** Drops a day without any marks. */
  function unmark(person: number, days: readonly number[]): void {
    for (const day of days) {
      const marked = marks.get(day);
      marked?.put(person, false);
      if (marked?.isEmpty()) marks.delete(day);
    }
  }

  /** Workers to check individually for a job that starts on one of these days. */
  function alone(firstDay: number, lastDay: number, durationMinutes: number): Bits {
    const last = durationMinutes * MINUTE_MS > SHORT_MS ? lastDay + DAY_MS : lastDay;
    const bits = scratch.empty(calendars.length);
    for (const each of [alwaysAlone, ...daysBetween(firstDay, last).map((day) => marks.get(day))]) each?.addTo(bits);
    return bits;
  }

  function startOf(firstDay: number, durationMinutes: number, find: Find): StartOf {
    const ofKind: (Usual | undefined)[] = [];
    const aloneUntil = new Map<number, Bits>();
    const usualOf = (kind: number): Usual => {
      const calendar = kinds.values[kind];
      const start = (calendar && find(calendar)) ?? NONE;
      // Commitments never add free times.
      if (start === NONE) return { start, isAlone: emptyBits(0) };
      const day = manilaMidnightMs(start);
      return { start, isAlone: aloneUntil.getOrInsertComputed(day, () => alone(firstDay, day, durationMinutes)) };
    };
    return (person) => {
      const kind = kindOf[person] ?? -1;
      if (kind < 0) return NONE;
      const { start, isAlone } = (ofKind[kind] ??= usualOf(kind));
      const calendar = hasBit(isAlone, person) ? calendars[person] : undefined;
      return calendar ? (find(calendar) ?? NONE) : start;
    };
  }

  return {
    changed(person: number, calendar: Availability): void {
      const compiled = compile(calendar);
      const days = daysOf(compiled);
      unmark(person, marksOf.get(person) ?? []);
      calendars[person] = compiled;
      const kindBefore = kindOf[person] ?? -1;
      kindOf[person] = kindWith(calendar);
      kinds.leave(kindBefore);
      alwaysAlone.put(person, days === null);
      marksOf.set(person, days ?? []);
      mark(person, days ?? []);
    },
    clear(): void {
      for (const column of [calendars, kindOf]) column.length = 0;
      for (const part of [kinds, marks, marksOf, alwaysAlone]) part.clear();
    },
    /** Sizes, so that tests can check that they shrink. */
    size: () => ({ kinds: kinds.values.filter((kind) => kind !== undefined).length, markedDays: marks.size }),

    /** Within two weeks. */
    soonest: (durationMinutes: number, terms: Terms): StartOf =>
      startOf(manilaMidnightMs(terms.nowMs), durationMinutes, (calendar) =>
        firstFreeStartMs(calendar, terms.nowMs, { durationMinutes, terms }, DAYS_AHEAD),
      ),

    /** On that Manila day. */
    onDay(day: string, durationMinutes: number, terms: Terms): StartOf {
      const midnightMs = Date.parse(manilaInstant(day));
      return startOf(midnightMs, durationMinutes, (calendar) =>
        firstFreeStartMs(calendar, midnightMs, { durationMinutes, terms }, 1),
      );
    },

    /** At that instant, else later on its Manila day. */
    from: (startMs: number, durationMinutes: number, terms: Terms): StartOf =>
      startOf(manilaMidnightMs(startMs), durationMinutes, (calendar) =>
        startAtOrAfterMs(calendar, startMs, { durationMinutes, terms }),
      ),
  };
}

/** Manila days on which a commitment may block a short job; null: too many. */
function daysOf({ slots, busy, off }: CompiledCalendar): number[] | null {
  const days: number[] = [];
  for (const spans of [slots, busy, off])
    for (let at = 0; at < spans.length; at += 2) {
      const first = manilaMidnightMs((spans[at] ?? 0) - MOST_APART_MS - SHORT_MS);
      const last = manilaMidnightMs((spans[at + 1] ?? 0) + MOST_APART_MS);
      if (last - first > LONG_AWAY_DAYS * DAY_MS) return null;
      days.push(...daysBetween(first, last));
    }
  return days;
}

function daysBetween(firstDay: number, lastDay: number): number[] {
  return Array.from({ length: Math.max(0, (lastDay - firstDay) / DAY_MS + 1) }, (_, day) => firstDay + day * DAY_MS);
}

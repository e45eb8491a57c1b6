import type { Availability } from '#contracts/calendar/availability.ts';
import { type CompiledCalendar, compile } from '#contracts/calendar/compiled-calendar.ts';
import { firstFreeStartMs, startAtOrAfterMs } from '#contracts/calendar/free-starts.ts';
import type { Terms } from '#contracts/calendar/start-refusal.ts';
import { DAY_MS, HOUR_MS, manilaInstant, manilaMidnightMs, MINUTE_MS } from '#contracts/manila-time.ts';
import { type Bits, emptyBits, growingBits, hasBit } from './bits.ts';
import type { ScratchBits } from './scratch-bits.ts';
import { createSharedValues } from './shared-values.ts';

/**
 * Everybody's first free start. Who has nothing on around a day is free when everybody with the same hours and rules is:
 * that is found out once for all of them, and only who has something on is looked at alone. So a search takes as long as
 * there are bookings around its days, however many workers there are.
 */
const NONE = Number.POSITIVE_INFINITY;
const DAYS_AHEAD = 14;
/** The longest time that two jobs are kept apart: the most before the one and the most after the other. */
const MOST_APART_MS = 8 * HOUR_MS;
/** What begins on a day and takes no longer meets what is on that day, or is marked for it; a longer job the next day's, too. */
const SHORT_MS = 4 * HOUR_MS;
/** Who is away longer is always looked at alone. */
const LONG_AWAY_DAYS = 60;

/** By person: their first free start in ms; Infinity: none. */
export type StartOf = (person: number) => number;

/** When those with the same hours and rules are free, and which of them are looked at alone. */
type Usual = { start: number; isAlone: Bits };

type Find = (calendar: CompiledCalendar) => number | null;

/** What is given of them is good as long as the search that `scratch` was begun for. */
export function createFreeStarts(scratch: Pick<ScratchBits, 'empty'>) {
  const calendars: (CompiledCalendar | undefined)[] = [];
  /** Of those with the same hours and rules, somebody with nothing on. */
  const kinds = createSharedValues<CompiledCalendar>();
  const kindOf: number[] = [];
  /** Who has something on around a Manila day, by the instant at which it begins. */
  const marks = new Map<number, ReturnType<typeof growingBits>>();
  const marksOf = new Map<number, readonly number[]>();
  const alwaysAlone = growingBits();

  function kindWith({ weeklyHours, rules }: Availability): number {
    return kinds.take(JSON.stringify([weeklyHours, rules]), () =>
      compile({ weeklyHours, rules, timeOff: [], slots: [], busy: [] }),
    );
  }

  function mark(person: number, days: readonly number[]): void {
    for (const day of days) marks.getOrInsertComputed(day, growingBits).put(person, true);
  }

  /** A day that nobody has anything on any more is forgotten. */
  function unmark(person: number, days: readonly number[]): void {
    for (const day of days) {
      const marked = marks.get(day);
      marked?.put(person, false);
      if (marked?.isEmpty()) marks.delete(day);
    }
  }

  /** Who is looked at alone for a job that begins on one of those days. */
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
      // Nobody is free where they would not be with nothing on.
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
    /** What it keeps, so that tests see that it shrinks, too. */
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

/** The Manila days on which something that is on may be in the way of a short job; null: too many of them. */
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

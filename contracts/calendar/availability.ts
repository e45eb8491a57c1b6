import { DAY_MS, MINUTE_MS } from '../manila-time.ts';
import { type BookingRules, noRules } from './booking-rules.ts';
import type { WeeklyHours } from './weekly-hours.ts';

/** Half-open: a job that ends at 10:00 leaves 10:00 free. Instants in ISO 8601 UTC. */
export type Interval = { startsAt: string; endsAt: string };

/** All data about a worker's availability. Immutable: results are cached by identity (compiled-calendar.ts). */
export type Availability = {
  readonly weeklyHours: WeeklyHours;
  readonly rules: BookingRules;
  readonly timeOff: readonly Interval[];
  /** Jobs through Suki. A job that moves has its old and new time, and counts once. */
  readonly slots: readonly (Interval & { bookingId: string })[];
  /** Busy times of external calendars. */
  readonly busy: readonly Interval[];
};

export function overlaps(one: Interval, other: Interval, bufferMinutes = 0): boolean {
  const bufferMs = bufferMinutes * MINUTE_MS;
  return (
    Date.parse(one.startsAt) < Date.parse(other.endsAt) + bufferMs &&
    Date.parse(other.startsAt) < Date.parse(one.endsAt) + bufferMs
  );
}

/** Drops slots and time off that ended more than a week before `now`: they no longer affect free times. */
export function withoutThePast<I extends Interval>(intervals: readonly I[], now: string): I[] {
  const horizon = Date.parse(now) - 7 * DAY_MS;
  return intervals.filter(({ endsAt }) => Date.parse(endsAt) > horizon);
}

/** Availability with these hours and nothing else. */
export function hoursOnly(weeklyHours: WeeklyHours): Availability {
  return { weeklyHours, rules: noRules, timeOff: [], slots: [], busy: [] };
}

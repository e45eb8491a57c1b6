import { addMinutes, DAY_MS, manilaDay, manilaInstant, MINUTE_MS, weekdayOf, addDays } from '../manila-time.ts';
import type { WeeklyHours } from './weekly-hours.ts';

/** Half-open: a job that ends at 10:00 leaves 10:00 free. Instants in ISO 8601 UTC. */
export type Interval = { startsAt: string; endsAt: string };

export type Availability = {
  weeklyHours: WeeklyHours;
  timeOff: readonly Interval[];
  slots: readonly Interval[];
};

const STEP_MINUTES = 30;

export function overlaps(one: Interval, other: Interval, bufferMinutes = 0): boolean {
  const bufferMs = bufferMinutes * MINUTE_MS;
  return (
    Date.parse(one.startsAt) < Date.parse(other.endsAt) + bufferMs &&
    Date.parse(other.startsAt) < Date.parse(one.endsAt) + bufferMs
  );
}

/** The job lies wholly within opening hours, in no time off, and clear of every slot by the travel buffer. */
export function isFree(availability: Availability, job: Interval, bufferMinutes: number): boolean {
  const day = manilaDay(job.startsAt);
  const openings = availability.weeklyHours[weekdayOf(day)];
  const open = openings.some(
    ({ from, to }) => manilaInstant(day, from) <= job.startsAt && job.endsAt <= manilaInstant(day, to),
  );
  if (!open) return false;
  if (availability.timeOff.some((off) => overlaps(off, job))) return false;
  return !availability.slots.some((slot) => overlaps(slot, job, bufferMinutes));
}

/** Whether opening hours cover the job, on through midnight where one day's last opening meets the next one's first. */
export function isOpen(weeklyHours: WeeklyHours, { startsAt, endsAt }: Interval): boolean {
  let coveredTo = startsAt;
  while (coveredTo < endsAt) {
    const day = manilaDay(coveredTo);
    const opening = weeklyHours[weekdayOf(day)].find(
      ({ from, to }) => manilaInstant(day, from) <= coveredTo && coveredTo < manilaInstant(day, to),
    );
    if (!opening) return false;
    coveredTo = manilaInstant(day, opening.to);
  }
  return true;
}

export type DayStarts = { day: string; free: string[]; taken: string[] };

type StartsQuestion = { durationMinutes: number; bufferMinutes: number; earliest: string };

/** Every half-hour start of a Manila day within opening hours: still free, or taken (past the notice, booked, off). */
export function startsOfDay(availability: Availability, day: string, question: StartsQuestion): DayStarts {
  const starts: DayStarts = { day, free: [], taken: [] };
  for (const { from, to } of availability.weeklyHours[weekdayOf(day)]) {
    const closing = manilaInstant(day, to);
    for (
      let startsAt = manilaInstant(day, from);
      addMinutes(startsAt, question.durationMinutes) <= closing;
      startsAt = addMinutes(startsAt, STEP_MINUTES)
    ) {
      const job = { startsAt, endsAt: addMinutes(startsAt, question.durationMinutes) };
      const free = startsAt >= question.earliest && isFree(availability, job, question.bufferMinutes);
      starts[free ? 'free' : 'taken'].push(startsAt);
    }
  }
  return starts;
}

/** Up to `count` free starts from an instant on, looking at most two weeks ahead: what a 409 slot_taken offers instead. */
export function nextFreeStarts(
  availability: Availability,
  from: string,
  count: number,
  question: StartsQuestion,
): string[] {
  const found: string[] = [];
  const firstDay = manilaDay(from);
  for (let ahead = 0; ahead < 14 && found.length < count; ahead++) {
    const { free } = startsOfDay(availability, addDays(firstDay, ahead), question);
    found.push(...free.filter((start) => start >= from));
  }
  return found.slice(0, count);
}

/** Whether a worker could come now: open now, not off, no job under way. `until` is when today's opening ends. */
export function availableNow(availability: Availability, now: string): { available: boolean; until: string | null } {
  const day = manilaDay(now);
  const opening = availability.weeklyHours[weekdayOf(day)].find(
    ({ from, to }) => manilaInstant(day, from) <= now && now < manilaInstant(day, to),
  );
  if (!opening) return { available: false, until: null };
  const moment = { startsAt: now, endsAt: new Date(Date.parse(now) + 1).toISOString() };
  const busy = [...availability.timeOff, ...availability.slots].some((interval) => overlaps(interval, moment));
  return { available: !busy, until: manilaInstant(day, opening.to) };
}

/** Slots and time off that ended more than a week before an instant no longer matter to anyone's free time. */
export function withoutThePast<I extends Interval>(intervals: readonly I[], now: string): I[] {
  const horizon = Date.parse(now) - 7 * DAY_MS;
  return intervals.filter(({ endsAt }) => Date.parse(endsAt) > horizon);
}

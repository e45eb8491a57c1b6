import type { WeeklyHours } from '#contracts/calendar/weekly-hours.ts';
import { addDays, manilaDay, manilaInstant, weekdayOf } from '#contracts/manila-time.ts';
import type { OwnWorkerProfile } from '#contracts/views/worker.ts';

/** Whether clients can book the worker today. `until` and `from`: ISO 8601. */
export type AvailabilityView =
  | { state: 'available'; until: string }
  /** On a job; the rest of the day can still be booked. */
  | { state: 'busy'; until: string }
  /** Opens later today. */
  | { state: 'later'; from: string; until: string }
  /** `isToday`: it ends with this Manila day. */
  | { state: 'off'; until: string; isToday: boolean; timeOffIds: string[] }
  /** No more today; `from` is null if no weekday is open. */
  | { state: 'closed'; from: string | null };

type Facts = Pick<OwnWorkerProfile, 'availableUntil' | 'weeklyHours' | 'timeOff'>;

export function availabilityView({ availableUntil, weeklyHours, timeOff }: Facts, now: number): AvailabilityView {
  const covering = timeOff.filter(({ from, to }) => Date.parse(from) <= now && now < Date.parse(to));
  if (covering.length > 0) return timeOffView(covering, now);
  const today = openingsOf(weeklyHours, manilaDay(now));
  const current = today.find(({ from, to }) => Date.parse(from) <= now && now < Date.parse(to));
  if (current)
    return { state: availableUntil === null ? 'busy' : 'available', until: latest(today.map(({ to }) => to)) };
  const next = nextOpening(weeklyHours, now);
  if (next && manilaDay(next.from) === manilaDay(now))
    return { state: 'later', from: next.from, until: latest(today.map(({ to }) => to)) };
  return { state: 'closed', from: next?.from ?? null };
}

function timeOffView(covering: Facts['timeOff'], now: number): AvailabilityView {
  const until = latest(covering.map(({ to }) => to));
  return {
    state: 'off',
    until,
    isToday: Date.parse(until) <= Date.parse(restOfToday(now).to),
    timeOffIds: covering.map(({ id }) => id),
  };
}

/** Time off "for today": from now to the end of the Manila day. */
export function restOfToday(now: number): { from: string; to: string } {
  return { from: new Date(now).toISOString(), to: manilaInstant(manilaDay(now), '24:00') };
}

function openingsOf(hours: WeeklyHours, day: string) {
  return hours[weekdayOf(day)]
    .map(({ from, to }) => ({ from: manilaInstant(day, from), to: manilaInstant(day, to) }))
    .sort((one, other) => Date.parse(one.from) - Date.parse(other.from));
}

function nextOpening(hours: WeeklyHours, now: number) {
  for (let ahead = 0; ahead <= 7; ahead++) {
    const found = openingsOf(hours, addDays(manilaDay(now), ahead)).find(({ from }) => Date.parse(from) > now);
    if (found) return found;
  }
  return null;
}

function latest(instants: readonly string[]): string {
  return instants.reduce((last, instant) => (Date.parse(instant) > Date.parse(last) ? instant : last));
}

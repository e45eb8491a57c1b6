import { manilaDay } from '#contracts/manila-time.ts';
import type { Booking } from '#contracts/views/booking.ts';

export type DayOfJobs = { day: string; jobs: Booking[] };

/** Jobs by Manila day, the soonest first. */
export function jobsByDay(bookings: readonly Booking[]): DayOfJobs[] {
  const days = new Map<string, Booking[]>();
  for (const booking of bookings.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))) {
    const day = manilaDay(booking.startsAt);
    days.set(day, [...(days.get(day) ?? []), booking]);
  }
  return [...days].map(([day, jobs]) => ({ day, jobs }));
}

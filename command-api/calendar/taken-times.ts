import { hoursAlone, overlaps } from '#contracts/calendar/availability.ts';
import { type BookingRules, type PlatformRules, rulesInForce } from '#contracts/calendar/booking-rules.ts';
import { busyTimes, type CalendarState, type Slot, takenTimes } from '#contracts/calendar/calendar-fold.ts';
import { spanOf } from '#contracts/calendar/compiled-calendar.ts';
import { type TakenRefusal, takenRefusal } from '#contracts/calendar/start-refusal.ts';
import { noHours } from '#contracts/calendar/weekly-hours.ts';
import { manilaDay } from '#contracts/manila-time.ts';

/** The worker's own rules, and the platform's. */
export type ReservationRules = { own: BookingRules; platform: PlatformRules };

/**
 * Why this time can't be taken: other jobs and what they keep free, or as many of them that day as the worker does. In
 * another order than they come about, a booking's own times are never in its way.
 */
export function whyTaken(slot: Slot, { own, platform }: ReservationRules, state: CalendarState): TakenRefusal | null {
  const slots = takenTimes(state).filter((taken) => taken.bookingId !== slot.bookingId);
  const calendar = { ...hoursAlone(noHours), rules: own, slots, busy: busyTimes(state) };
  return takenRefusal(calendar, spanOf(slot), platform);
}

/** Jobs that keep this one from being accepted. A time that is only held for one may be released, and isn't among them. */
export function slotsInTheWay(
  slot: Slot,
  { own, platform }: ReservationRules,
  { slots }: CalendarState,
): { overlapping: Slot[]; /** All of that day's where no more are taken on it; else none. */ fillingTheDay: Slot[] } {
  const { beforeMinutes, afterMinutes, jobsPerDay } = rulesInForce(own, platform);
  const others = slots.filter(({ bookingId }) => bookingId !== slot.bookingId);
  const sameDay = others.filter(({ startsAt }) => manilaDay(startsAt) === manilaDay(slot.startsAt));
  return {
    overlapping: others.filter((taken) => overlaps(taken, slot, beforeMinutes + afterMinutes)),
    fillingTheDay: jobsPerDay !== null && sameDay.length >= jobsPerDay ? sameDay : [],
  };
}

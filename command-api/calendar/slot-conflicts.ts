import { hoursOnly, overlaps } from '#contracts/calendar/availability.ts';
import { type BookingRules, type PlatformRules, rulesInForce } from '#contracts/calendar/booking-rules.ts';
import { busyTimes, type CalendarState, type Slot, reservedTimes } from '#contracts/calendar/calendar-fold.ts';
import { spanOf } from '#contracts/calendar/compiled-calendar.ts';
import { type ConflictRefusal, conflictRefusal } from '#contracts/calendar/start-refusal.ts';
import { noHours } from '#contracts/calendar/weekly-hours.ts';
import { manilaDay } from '#contracts/manila-time.ts';

/** Rules of the worker and of the platform. */
export type ReservationRules = { own: BookingRules; platform: PlatformRules };

/**
 * Refusal code of a time that conflicts with other jobs and their buffers, or with the daily limit. The booking's own times never
 * conflict.
 */
export function conflictReason(
  slot: Slot,
  { own, platform }: ReservationRules,
  state: CalendarState,
): ConflictRefusal | null {
  const slots = reservedTimes(state).filter((taken) => taken.bookingId !== slot.bookingId);
  const calendar = { ...hoursOnly(noHours), rules: own, slots, busy: busyTimes(state) };
  return conflictRefusal(calendar, spanOf(slot), platform);
}

/** Jobs that conflict with this one. Excludes times that are only held, which may be released. */
export function conflictingSlots(
  slot: Slot,
  { own, platform }: ReservationRules,
  { slots }: CalendarState,
): { overlapping: Slot[]; /** All jobs of a full day; else none. */ fillingTheDay: Slot[] } {
  const { beforeMinutes, afterMinutes, jobsPerDay } = rulesInForce(own, platform);
  const others = slots.filter(({ bookingId }) => bookingId !== slot.bookingId);
  const sameDay = others.filter(({ startsAt }) => manilaDay(startsAt) === manilaDay(slot.startsAt));
  return {
    overlapping: others.filter((taken) => overlaps(taken, slot, beforeMinutes + afterMinutes)),
    fillingTheDay: jobsPerDay !== null && sameDay.length >= jobsPerDay ? sameDay : [],
  };
}

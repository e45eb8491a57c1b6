import { overlaps } from '#contracts/calendar/availability.ts';
import { type CalendarState, type Slot, takenTimes } from '#contracts/calendar/calendar-fold.ts';

/**
 * Whether other jobs leave this time free. Intervals are half-open: a job may start where the one before it, plus the
 * travel buffer, ends.
 */
export function isTaken(slot: Slot, bufferMinutes: number, state: CalendarState): boolean {
  return takenTimes(state).some((taken) => taken.bookingId !== slot.bookingId && overlaps(taken, slot, bufferMinutes));
}

/** Those of other jobs; a time that is only held for one may be released. */
export function slotsInTheWay(slot: Slot, bufferMinutes: number, { slots }: CalendarState): Slot[] {
  return slots.filter((taken) => taken.bookingId !== slot.bookingId && overlaps(taken, slot, bufferMinutes));
}

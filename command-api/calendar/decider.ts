import { type Interval, overlaps } from '#contracts/calendar/availability.ts';
import type { CalendarEvent } from '#contracts/events/calendar.ts';
import { refuse } from '#contracts/refusal.ts';
import type { Decider, Decision } from '../handling/decider.ts';

/** One worker's booked slots. This stream makes double booking impossible (design section 4). */
export type Slot = Interval & { bookingId: string };
export type CalendarState = { slots: readonly Slot[] };

export const calendarDecider: Decider<CalendarState, CalendarEvent> = {
  initialState: { slots: [] },
  evolve: (state, event) => {
    switch (event.type) {
      case 'SlotBooked': {
        const { bookingId, startsAt, endsAt } = event.data;
        return { slots: [...state.slots, { bookingId, startsAt, endsAt }] };
      }
      case 'SlotReleased':
        return { slots: state.slots.filter(({ bookingId }) => bookingId !== event.data.bookingId) };
    }
  },
};

type BookSlot = Slot & { workerId: string; /** Kept free around every job. */ bufferMinutes: number };

/** Intervals are half-open: a job may start where the one before it, plus the travel buffer, ends. */
export function bookSlot(command: BookSlot, state: CalendarState): Decision<CalendarEvent> {
  const { workerId, bookingId, startsAt, endsAt, bufferMinutes } = command;
  if (state.slots.some((slot) => slot.bookingId === bookingId)) return [];
  if (state.slots.some((slot) => overlaps(slot, command, bufferMinutes))) return refuse('slot_taken');
  return [{ type: 'SlotBooked', data: { workerId, bookingId, startsAt, endsAt } }];
}

type ReleaseSlot = { workerId: string; bookingId: string; reason: 'cancelled' | 'acceptance_failed' | 'orphaned' };

export function releaseSlot(command: ReleaseSlot, state: CalendarState): Decision<CalendarEvent> {
  if (!state.slots.some(({ bookingId }) => bookingId === command.bookingId)) return [];
  return [{ type: 'SlotReleased', data: command }];
}

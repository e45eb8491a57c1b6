import { type Interval, overlaps } from '#contracts/calendar/availability.ts';
import type { CalendarEvent } from '#contracts/events/calendar.ts';
import { refuse } from '#contracts/refusal.ts';
import type { Fold } from '#infra/eventing/command-handling/decider.ts';
import type { Decision } from '../command-handling/decision.ts';

/** One worker's booked slots. This stream makes double booking impossible (design section 4). */
export type Slot = Interval & { bookingId: string };
/** A new time that is kept for a job which still has its old one. */
export type Hold = Slot & { proposalId: string };
export type CalendarState = { slots: readonly Slot[]; /** In the order they were made. */ holds: readonly Hold[] };

export const calendarDecider: Fold<CalendarState, CalendarEvent> = {
  initialState: { slots: [], holds: [] },
  evolve: ({ slots, holds }, event) => {
    const { bookingId } = event.data;
    switch (event.type) {
      case 'SlotBooked':
        return { slots: [...slots, slotOf(event.data)], holds };
      case 'SlotReleased':
        return {
          slots: slots.filter((slot) => slot.bookingId !== bookingId),
          holds: holds.filter((hold) => hold.bookingId !== bookingId),
        };
      case 'SlotHeld':
        return { slots, holds: [...holds, { ...slotOf(event.data), proposalId: event.data.proposalId }] };
      case 'SlotMoved':
        return {
          slots: [...slots.filter((slot) => slot.bookingId !== bookingId), slotOf(event.data)],
          holds: holdsAfter(holds, event.data),
        };
      case 'SlotHoldReleased':
        return { slots, holds: holds.filter((hold) => !isHold(hold, event.data)) };
    }
  },
};

type HoldName = { bookingId: string; proposalId: string };

function slotOf({ bookingId, startsAt, endsAt }: Slot): Slot {
  return { bookingId, startsAt, endsAt };
}

function isHold(hold: Hold, { bookingId, proposalId }: HoldName): boolean {
  return hold.bookingId === bookingId && hold.proposalId === proposalId;
}

/**
 * A proposal is made after the one before it was answered, so the holds of a booking that are older than the one moved
 * to belong to answered proposals: they end with it, and nobody moves the slot back to them later.
 */
function holdsAfter(holds: readonly Hold[], moved: HoldName): Hold[] {
  const place = holds.findIndex((hold) => isHold(hold, moved));
  return holds.filter((hold, index) => hold.bookingId !== moved.bookingId || index > place);
}

/** All that keeps other jobs away. */
export function takenTimes({ slots, holds }: CalendarState): readonly Slot[] {
  return holds.length === 0 ? slots : [...slots, ...holds];
}

type Buffered = { workerId: string; /** Kept free around every job. */ bufferMinutes: number };

/** Whether other jobs leave this time free. Intervals are half-open: a job may start where the one before it, plus the travel buffer, ends. */
export function isTaken(slot: Slot, bufferMinutes: number, state: CalendarState): boolean {
  return takenTimes(state).some((taken) => taken.bookingId !== slot.bookingId && overlaps(taken, slot, bufferMinutes));
}

/** Those of other jobs; a time that is only held for one may be given back. */
export function slotsInTheWay(slot: Slot, bufferMinutes: number, { slots }: CalendarState): Slot[] {
  return slots.filter((taken) => taken.bookingId !== slot.bookingId && overlaps(taken, slot, bufferMinutes));
}

export function bookSlot(command: Slot & Buffered, state: CalendarState): Decision<CalendarEvent> {
  const { workerId, bookingId, startsAt, endsAt, bufferMinutes } = command;
  if (state.slots.some((slot) => slot.bookingId === bookingId)) return [];
  if (isTaken(command, bufferMinutes, state)) return refuse('slot_taken');
  return [{ type: 'SlotBooked', data: { workerId, bookingId, startsAt, endsAt } }];
}

/** The job may overlap its own old time. */
export function holdSlot(command: Hold & Buffered, state: CalendarState): Decision<CalendarEvent> {
  const { workerId, bookingId, proposalId, startsAt, endsAt, bufferMinutes } = command;
  if (state.holds.some((hold) => isHold(hold, command))) return [];
  if (!state.slots.some((slot) => slot.bookingId === bookingId)) return refuse('not_allowed_now');
  if (isTaken(command, bufferMinutes, state)) return refuse('slot_taken');
  return [{ type: 'SlotHeld', data: { workerId, bookingId, proposalId, startsAt, endsAt } }];
}

type OnHold = HoldName & { workerId: string };

/** Takes the time that was held; the old one is free from then on. Without that hold it is done already, or over. */
export function moveSlot(
  { workerId, bookingId, proposalId }: OnHold,
  { slots, holds }: CalendarState,
): Decision<CalendarEvent> {
  const hold = holds.find((each) => isHold(each, { bookingId, proposalId }));
  const slot = slots.find((each) => each.bookingId === bookingId);
  if (!hold || !slot) return [];
  const before = { startsAt: slot.startsAt, endsAt: slot.endsAt };
  return [
    {
      type: 'SlotMoved',
      data: { workerId, bookingId, proposalId, before, startsAt: hold.startsAt, endsAt: hold.endsAt },
    },
  ];
}

export function releaseHold(
  command: OnHold & { reason: 'acceptance_failed' | 'orphaned' },
  { holds }: CalendarState,
): Decision<CalendarEvent> {
  return holds.some((hold) => isHold(hold, command)) ? [{ type: 'SlotHoldReleased', data: command }] : [];
}

type ReleaseSlot = {
  workerId: string;
  bookingId: string;
  reason: 'cancelled' | 'acceptance_failed' | 'orphaned' | 'reopened';
};

export function releaseSlot(command: ReleaseSlot, state: CalendarState): Decision<CalendarEvent> {
  if (!state.slots.some(({ bookingId }) => bookingId === command.bookingId)) return [];
  return [{ type: 'SlotReleased', data: command }];
}

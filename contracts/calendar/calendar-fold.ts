import type { CalendarEvent } from '../events/calendar.ts';
import type { Interval } from './availability.ts';

/** One worker's reserved slots. This stream makes double booking impossible (design section 4). */
export type Slot = Interval & { bookingId: string };
/** A new time that is kept for a job which still has its old one. */
export type Hold = Slot & { proposalId: string };
export type CalendarState = { slots: readonly Slot[]; /** In the order they were made. */ holds: readonly Hold[] };

export type HoldName = { bookingId: string; proposalId: string };

export const emptyCalendar: CalendarState = { slots: [], holds: [] };

export function foldCalendar({ slots, holds }: CalendarState, event: CalendarEvent): CalendarState {
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
}

/** All that keeps other jobs away. */
export function takenTimes({ slots, holds }: CalendarState): readonly Slot[] {
  return holds.length === 0 ? slots : [...slots, ...holds];
}

function slotOf({ bookingId, startsAt, endsAt }: Slot): Slot {
  return { bookingId, startsAt, endsAt };
}

export function isHold(hold: Hold, { bookingId, proposalId }: HoldName): boolean {
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

import { type CalendarState, isHold } from '#contracts/calendar/calendar-fold.ts';
import type { CalendarEvent } from '#contracts/events/calendar.ts';
import { refuse } from '#contracts/refusal.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { HoldSlot, MoveReservation, ReleaseHold, ReleaseSlot, ReserveSlot } from './commands.ts';
import { conflictReason } from './slot-conflicts.ts';

export function reserveSlot(command: ReserveSlot, state: CalendarState): Decision<CalendarEvent> {
  const { workerId, bookingId, startsAt, endsAt, rules } = command;
  if (state.slots.some((slot) => slot.bookingId === bookingId)) return [];
  const reason = conflictReason(command, rules, state);
  if (reason) return refuse(reason);
  return [{ type: 'SlotBooked', data: { workerId, bookingId, startsAt, endsAt } }];
}

export function releaseSlot(command: ReleaseSlot, state: CalendarState): Decision<CalendarEvent> {
  if (!state.slots.some(({ bookingId }) => bookingId === command.bookingId)) return [];
  return [{ type: 'SlotReleased', data: command }];
}

/** The new time may overlap the job's own old time. */
export function holdSlot(command: HoldSlot, state: CalendarState): Decision<CalendarEvent> {
  const { workerId, bookingId, proposalId, startsAt, endsAt, rules } = command;
  if (state.holds.some((hold) => isHold(hold, command))) return [];
  if (!state.slots.some((slot) => slot.bookingId === bookingId)) return refuse('not_allowed_now');
  const reason = conflictReason(command, rules, state);
  if (reason) return refuse(reason);
  return [{ type: 'SlotHeld', data: { workerId, bookingId, proposalId, startsAt, endsAt } }];
}

/** Replaces the reserved time by the held one. No effect without the hold: already done or released. */
export function moveReservation(
  { workerId, bookingId, proposalId }: MoveReservation,
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

export function releaseHold(command: ReleaseHold, { holds }: CalendarState): Decision<CalendarEvent> {
  return holds.some((hold) => isHold(hold, command)) ? [{ type: 'SlotHoldReleased', data: command }] : [];
}

import type { Hold, HoldName, Slot } from '#contracts/calendar/calendar-fold.ts';
import type { Command } from '#infra/eventing/command-handling/decider.ts';

type Buffered = { workerId: string; /** Kept free around every job. */ bufferMinutes: number };
export type MoveReservation = HoldName & { workerId: string };

export type ReserveSlot = Slot & Buffered;
export type HoldSlot = Hold & Buffered;
export type ReleaseSlot = {
  workerId: string;
  bookingId: string;
  reason: 'cancelled' | 'acceptance_failed' | 'orphaned' | 'reopened';
};
export type ReleaseHold = MoveReservation & { reason: 'acceptance_failed' | 'orphaned' };

export type CalendarCommand =
  | Command<'ReserveSlot', ReserveSlot>
  | Command<'ReleaseSlot', ReleaseSlot>
  | Command<'HoldSlot', HoldSlot>
  | Command<'MoveReservation', MoveReservation>
  | Command<'ReleaseHold', ReleaseHold>;

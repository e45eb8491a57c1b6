import type { CalendarSource, Hold, HoldName, Slot } from '#contracts/calendar/calendar-fold.ts';
import type { CalendarProblem } from '#contracts/events/calendar.ts';
import type { Command } from '#infra/eventing/command-handling.ts';
import type { ReservationRules } from './slot-conflicts.ts';

type ByRules = { workerId: string; rules: ReservationRules };
export type MoveReservation = HoldName & { workerId: string };

export type ReserveSlot = Slot & ByRules;
export type HoldSlot = Hold & ByRules;
export type ReleaseSlot = {
  workerId: string;
  bookingId: string;
  reason: 'cancelled' | 'acceptance_failed' | 'orphaned' | 'reopened';
};
export type SetCalendarAddress = { workerId: string; addressHash: string };
export type ConnectCalendar = Pick<CalendarSource, 'sourceId' | 'workerAccountId' | 'host' | 'busy' | 'unread'> & {
  workerId: string;
};
/** The expected source: it may have been replaced before the command is decided. */
type OfSource = { workerId: string; sourceId: string };
export type ImportBusyTimes = OfSource & Pick<CalendarSource, 'busy' | 'unread'>;
export type NoteReadFailure = OfSource & { problem: CalendarProblem };
export type DisconnectCalendar = {
  workerId: string;
  /** The expected source; null: none. */ sourceId: string | null;
};
export type ReleaseHold = MoveReservation & { reason: 'acceptance_failed' | 'orphaned' };

export type CalendarCommand =
  | Command<'ReserveSlot', ReserveSlot>
  | Command<'ReleaseSlot', ReleaseSlot>
  | Command<'HoldSlot', HoldSlot>
  | Command<'MoveReservation', MoveReservation>
  | Command<'ReleaseHold', ReleaseHold>
  | Command<'SetCalendarAddress', SetCalendarAddress>
  | Command<'RevokeCalendarAddress', { workerId: string }>
  | Command<'ConnectCalendar', ConnectCalendar>
  | Command<'ImportBusyTimes', ImportBusyTimes>
  | Command<'NoteReadFailure', NoteReadFailure>
  | Command<'DisconnectCalendar', DisconnectCalendar>;

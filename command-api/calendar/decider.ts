import { type CalendarState, emptyCalendar, foldCalendar } from '#contracts/calendar/calendar-fold.ts';
import type { CalendarEvent } from '#contracts/events/calendar.ts';
import type { Refusal } from '#contracts/refusal.ts';
import type { Decider } from '#infra/eventing/command-handling.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { CalendarCommand } from './commands.ts';
import {
  connectCalendar,
  disconnectCalendar,
  importBusyTimes,
  noteReadFailure,
  revokeAddress,
  setAddress,
} from './decide-other-calendars.ts';
import { holdSlot, moveReservation, releaseHold, releaseSlot, reserveSlot } from './decide-slots.ts';

export const calendarDecider: Decider<CalendarState, CalendarCommand, CalendarEvent, Refusal> = {
  initialState: emptyCalendar,
  evolve: foldCalendar,
  decide,
};

function decide(command: CalendarCommand, state: CalendarState): Decision<CalendarEvent> {
  switch (command.type) {
    case 'ReserveSlot':
      return reserveSlot(command.data, state);
    case 'ReleaseSlot':
      return releaseSlot(command.data, state);
    case 'HoldSlot':
      return holdSlot(command.data, state);
    case 'MoveReservation':
      return moveReservation(command.data, state);
    case 'ReleaseHold':
      return releaseHold(command.data, state);
    case 'SetCalendarAddress':
      return setAddress(command.data, state);
    case 'RevokeCalendarAddress':
      return revokeAddress(command.data, state);
    case 'ConnectCalendar':
      return connectCalendar(command.data, state);
    case 'ImportBusyTimes':
      return importBusyTimes(command.data, state);
    case 'NoteReadFailure':
      return noteReadFailure(command.data, state);
    case 'DisconnectCalendar':
      return disconnectCalendar(command.data, state);
  }
}

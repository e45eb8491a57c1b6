import { isDeepStrictEqual } from 'node:util';
import type { CalendarState } from '#contracts/calendar/calendar-fold.ts';
import type { CalendarEvent } from '#contracts/events/calendar.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { ConnectCalendar, ImportBusyTimes, NoteReadFailure, SetCalendarAddress } from './commands.ts';

type Decided = Decision<CalendarEvent>;

export function setAddress({ workerId, addressHash }: SetCalendarAddress, state: CalendarState): Decided {
  return state.addressHash === addressHash ? [] : [{ type: 'CalendarAddressSet', data: { workerId, addressHash } }];
}

export function revokeAddress({ workerId }: { workerId: string }, { addressHash }: CalendarState): Decided {
  return addressHash === null ? [] : [{ type: 'CalendarAddressRevoked', data: { workerId } }];
}

/** Its times are known already: whoever connects a calendar that can't be read is told at once. */
export function connectCalendar(command: ConnectCalendar, { source }: CalendarState): Decided {
  const { workerId, workerAccountId, sourceId, host, busy } = command;
  if (source?.sourceId === sourceId) return [];
  return [
    { type: 'CalendarConnected', data: { workerId, workerAccountId, sourceId, host } },
    { type: 'BusyTimesImported', data: { workerId, busy: [...busy] } },
  ];
}

export function disconnectCalendar({ workerId }: { workerId: string }, { source }: CalendarState): Decided {
  return source === null ? [] : [{ type: 'CalendarDisconnected', data: { workerId } }];
}

/** Read again and found as it was is no news, unless it could not be read before. */
export function importBusyTimes({ workerId, busy }: ImportBusyTimes, { source }: CalendarState): Decided {
  if (source === null) return [];
  if (source.problem === null && isDeepStrictEqual(source.busy, busy)) return [];
  return [{ type: 'BusyTimesImported', data: { workerId, busy: [...busy] } }];
}

/** Told once, until it can be read again. */
export function noteReadFailure({ workerId, problem }: NoteReadFailure, { source }: CalendarState): Decided {
  if (source === null || source.problem !== null) return [];
  const { workerAccountId, host } = source;
  return [{ type: 'CalendarReadFailed', data: { workerId, workerAccountId, host, problem } }];
}

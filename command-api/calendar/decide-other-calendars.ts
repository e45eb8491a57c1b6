import { isDeepStrictEqual } from 'node:util';
import type { CalendarState } from '#contracts/calendar/calendar-fold.ts';
import type { CalendarEvent } from '#contracts/events/calendar.ts';
import type { Decision } from '../command-handling/decision.ts';
import type {
  ConnectCalendar,
  DisconnectCalendar,
  ImportBusyTimes,
  NoteReadFailure,
  SetCalendarAddress,
} from './commands.ts';

type Decided = Decision<CalendarEvent>;

export function setAddress({ workerId, addressHash }: SetCalendarAddress, state: CalendarState): Decided {
  return state.addressHash === addressHash ? [] : [{ type: 'CalendarAddressSet', data: { workerId, addressHash } }];
}

export function revokeAddress({ workerId }: { workerId: string }, { addressHash }: CalendarState): Decided {
  return addressHash === null ? [] : [{ type: 'CalendarAddressRevoked', data: { workerId } }];
}

/** The handler has read the calendar, so that errors are returned at once. */
export function connectCalendar(command: ConnectCalendar, { source }: CalendarState): Decided {
  const { workerId, workerAccountId, sourceId, host, busy, unread } = command;
  if (source?.sourceId === sourceId) return [];
  return [
    {
      type: 'CalendarConnected',
      data: { workerId, workerAccountId, sourceId, host, replaces: source?.sourceId ?? null },
    },
    { type: 'BusyTimesImported', data: { workerId, busy: [...busy], unread: [...unread] } },
  ];
}

/** Keeps a source that was connected since. */
export function disconnectCalendar({ workerId, sourceId }: DisconnectCalendar, { source }: CalendarState): Decided {
  return source === null || source.sourceId !== sourceId ? [] : [{ type: 'CalendarDisconnected', data: { workerId } }];
}

/**
 * Stores nothing for unchanged times, unless the last read failed. Results of a source that was replaced during the read are
 * ignored.
 */
export function importBusyTimes(
  { workerId, sourceId, busy, unread }: ImportBusyTimes,
  { source }: CalendarState,
): Decided {
  if (source?.sourceId !== sourceId) return [];
  if (source.problem === null && isDeepStrictEqual([source.busy, source.unread], [busy, unread])) return [];
  return [{ type: 'BusyTimesImported', data: { workerId, busy: [...busy], unread: [...unread] } }];
}

/** Stored once until the next successful read; never for a replaced source. */
export function noteReadFailure({ workerId, sourceId, problem }: NoteReadFailure, { source }: CalendarState): Decided {
  if (source?.sourceId !== sourceId || source.problem !== null) return [];
  const { workerAccountId, host } = source;
  return [{ type: 'CalendarReadFailed', data: { workerId, workerAccountId, host, problem } }];
}

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

/** Its times are known already: whoever connects a calendar that can't be read is told at once. */
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

/** One that was connected meanwhile stays. */
export function disconnectCalendar({ workerId, sourceId }: DisconnectCalendar, { source }: CalendarState): Decided {
  return source === null || source.sourceId !== sourceId ? [] : [{ type: 'CalendarDisconnected', data: { workerId } }];
}

/**
 * Read again and found as it was is no news, unless it could not be read before. What is found in a calendar that another
 * has taken the place of meanwhile counts nothing: reading takes seconds.
 */
export function importBusyTimes(
  { workerId, sourceId, busy, unread }: ImportBusyTimes,
  { source }: CalendarState,
): Decided {
  if (source?.sourceId !== sourceId) return [];
  if (source.problem === null && isDeepStrictEqual([source.busy, source.unread], [busy, unread])) return [];
  return [{ type: 'BusyTimesImported', data: { workerId, busy: [...busy], unread: [...unread] } }];
}

/** Told once, until it can be read again; never of a calendar that another has taken the place of. */
export function noteReadFailure({ workerId, sourceId, problem }: NoteReadFailure, { source }: CalendarState): Decided {
  if (source?.sourceId !== sourceId || source.problem !== null) return [];
  const { workerAccountId, host } = source;
  return [{ type: 'CalendarReadFailed', data: { workerId, workerAccountId, host, problem } }];
}

import type { CalendarEvent, CalendarProblem } from '../events/calendar.ts';
import type { Interval } from './availability.ts';

/** One worker's reserved slots, and their other calendar. This stream makes double booking impossible (design section 4). */
export type Slot = Interval & { bookingId: string };
/** A new time that is kept for a job which still has its old one. */
export type Hold = Slot & { proposalId: string };
/** An event whose time zone nobody knows, as the calendar has it; `day` may be empty. */
export type UnreadEvent = { title: string; day: string; zone: string };
/** Another calendar that is read; `problem`: why it could not be, the last time. */
export type CalendarSource = {
  sourceId: string;
  workerAccountId: string;
  host: string;
  busy: readonly Interval[];
  unread: readonly UnreadEvent[];
  problem: CalendarProblem | null;
};
export type CalendarState = {
  slots: readonly Slot[];
  /** In the order they were made. */ holds: readonly Hold[];
  /** SHA-256 of the secret in the address at which the jobs can be read. */ addressHash: string | null;
  source: CalendarSource | null;
};

export type HoldName = { bookingId: string; proposalId: string };

export const emptyCalendar: CalendarState = { slots: [], holds: [], addressHash: null, source: null };

export function foldCalendar(state: CalendarState, event: CalendarEvent): CalendarState {
  switch (event.type) {
    case 'CalendarAddressSet':
      return { ...state, addressHash: event.data.addressHash };
    case 'CalendarAddressRevoked':
      return { ...state, addressHash: null };
    case 'CalendarConnected':
    case 'BusyTimesImported':
    case 'CalendarReadFailed':
    case 'CalendarDisconnected':
      return { ...state, source: foldSource(state.source, event) };
    default:
      return { ...state, ...foldSlots(state, event) };
  }
}

type SlotEvent = Extract<CalendarEvent, { type: `Slot${string}` }>;
type SourceEvent = Extract<
  CalendarEvent,
  { type: 'CalendarConnected' | 'BusyTimesImported' | 'CalendarReadFailed' | 'CalendarDisconnected' }
>;

function foldSlots({ slots, holds }: CalendarState, event: SlotEvent): Partial<CalendarState> {
  switch (event.type) {
    case 'SlotBooked':
      return { slots: [...slots, slotOf(event.data)] };
    case 'SlotReleased':
      return { slots: without(slots, event.data), holds: without(holds, event.data) };
    case 'SlotHeld':
      return { holds: [...holds, { ...slotOf(event.data), proposalId: event.data.proposalId }] };
    case 'SlotMoved':
      return { slots: [...without(slots, event.data), slotOf(event.data)], holds: holdsAfter(holds, event.data) };
    case 'SlotHoldReleased':
      return { holds: holds.filter((hold) => !isHold(hold, event.data)) };
  }
}

/** While a calendar takes another's place, its times stay until the new ones are there. */
function foldSource(source: CalendarSource | null, event: SourceEvent): CalendarSource | null {
  switch (event.type) {
    case 'CalendarConnected': {
      const { sourceId, workerAccountId, host } = event.data;
      return { sourceId, workerAccountId, host, busy: source?.busy ?? [], unread: [], problem: null };
    }
    case 'BusyTimesImported':
      return source && { ...source, busy: event.data.busy, unread: event.data.unread ?? [], problem: null };
    case 'CalendarReadFailed':
      return source && { ...source, problem: event.data.problem };
    case 'CalendarDisconnected':
      return null;
  }
}

/** All of Suki's that keeps other jobs away. */
export function takenTimes({ slots, holds }: Pick<CalendarState, 'slots' | 'holds'>): readonly Slot[] {
  return holds.length === 0 ? slots : [...slots, ...holds];
}

function without<Each extends Slot>(slots: readonly Each[], { bookingId }: Pick<Slot, 'bookingId'>): Each[] {
  return slots.filter((slot) => slot.bookingId !== bookingId);
}

/** When the worker is taken elsewhere. */
export function busyTimes({ source }: CalendarState): readonly Interval[] {
  return source?.busy ?? [];
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

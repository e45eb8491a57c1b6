import type { CalendarEvent, CalendarProblem } from '../events/calendar.ts';
import type { Interval } from './availability.ts';

/**
 * A worker's reserved slots, and their external calendar. One stream per worker makes double booking impossible (design
 * section 4).
 */
export type Slot = Interval & { bookingId: string };
/** A proposed new time, reserved while the job still has its old one. */
export type Hold = Slot & { proposalId: string };
/** An event with an unknown time zone, as in the calendar; `day` may be empty. */
export type UnreadEvent = { title: string; day: string; zone: string };
/** An external calendar; `problem`: why the last read failed. */
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
  /** In order of creation. */ holds: readonly Hold[];
  /** SHA-256 of the secret in the address of the calendar feed. */ addressHash: string | null;
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

/** When a calendar is replaced, its times stay until the new ones are read. */
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

/** All Suki times that block other jobs. */
export function reservedTimes({ slots, holds }: Pick<CalendarState, 'slots' | 'holds'>): readonly Slot[] {
  return holds.length === 0 ? slots : [...slots, ...holds];
}

function without<Each extends Slot>(slots: readonly Each[], { bookingId }: Pick<Slot, 'bookingId'>): Each[] {
  return slots.filter((slot) => slot.bookingId !== bookingId);
}

/** Busy times of the external calendar. */
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
 * Proposals follow one another: each is made after the one before was answered. So holds older than the one moved to
 * belong to answered proposals. They end here, since the slot never moves back to them.
 */
function holdsAfter(holds: readonly Hold[], moved: HoldName): Hold[] {
  const place = holds.findIndex((hold) => isHold(hold, moved));
  return holds.filter((hold, index) => hold.bookingId !== moved.bookingId || index > place);
}

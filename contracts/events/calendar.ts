import * as z from 'zod/mini';
import type { EventOf } from './event-schemas.ts';
import { internal, personal, published, unpublished } from './marks.ts';

const slot = { workerId: z.string(), bookingId: z.string() };
const time = { startsAt: z.string(), endsAt: z.string() };
const worker = { workerId: z.string() };

/** Why an external calendar could not be read. */
export const calendarProblems = [
  'address_refused',
  'unreachable',
  'not_found',
  'too_slow',
  'too_large',
  'not_a_calendar',
  'too_many',
] as const;
export type CalendarProblem = (typeof calendarProblems)[number];

/**
 * A job that moves keeps its old time until the booking has the new one: the new time is held first, and then either
 * used (SlotMoved) or released (SlotHoldReleased).
 */
export const calendarEvents = {
  SlotBooked: published('A slot was reserved in the worker’s calendar.', { ...slot, ...time }),
  SlotReleased: published('The slot was released.', {
    ...slot,
    reason: z.enum(['cancelled', 'acceptance_failed', 'orphaned', 'reopened']),
  }),
  SlotHeld: unpublished('a step on the way to SlotMoved', { ...slot, proposalId: z.string(), ...time }),
  SlotMoved: published('The slot moved to another time.', {
    ...slot,
    proposalId: internal(z.string()),
    before: z.object(time),
    ...time,
  }),
  SlotHoldReleased: unpublished('a step on the way to SlotMoved', {
    ...slot,
    proposalId: z.string(),
    reason: z.enum(['acceptance_failed', 'orphaned']),
  }),
  /**
   * The worker's jobs can be read at a secret address. `addressHash`: hex SHA-256 of the secret; invalidates earlier
   * addresses.
   */
  CalendarAddressSet: unpublished('a secret', { ...worker, addressHash: z.string() }),
  CalendarAddressRevoked: unpublished('a secret', worker),
  /** Its address is secret and not stored here; the busy times follow. */
  CalendarConnected: unpublished('external calendars', {
    ...worker,
    workerAccountId: z.string(),
    sourceId: z.string(),
    host: personal(z.string()),
    /** The source that it replaces. Absent before 2026-11-27. */
    replaces: z.optional(z.nullable(z.string())),
  }),
  /** All busy times from now on, including current ones. */
  BusyTimesImported: unpublished('external appointments', {
    ...worker,
    busy: personal(z.array(z.object(time))),
    /** Events in unknown time zones, whose times cannot be computed. Absent before 2026-11-28. */
    unread: personal(z.optional(z.array(z.object({ title: z.string(), day: z.string(), zone: z.string() })))),
  }),
  /** Recorded once until it can be read again; the busy times stay. */
  CalendarReadFailed: unpublished('external calendars', {
    ...worker,
    workerAccountId: z.string(),
    host: personal(z.string()),
    problem: z.enum(calendarProblems),
  }),
  CalendarDisconnected: unpublished('external calendars', worker),
};
/** The held time became the job's own, or is free again. */
export const holdEnded = ['SlotMoved', 'SlotHoldReleased'] as const satisfies readonly (keyof typeof calendarEvents)[];
export type CalendarEvent = EventOf<typeof calendarEvents>;

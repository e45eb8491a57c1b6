import * as z from 'zod/mini';
import type { EventOf } from './event-schemas.ts';
import { internal, personal, published, unpublished } from './marks.ts';

const slot = { workerId: z.string(), bookingId: z.string() };
const time = { startsAt: z.string(), endsAt: z.string() };
const worker = { workerId: z.string() };

/** Why another calendar could not be read. */
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
 * A job that moves keeps its old time until the booking has the new one: the new time is held beside it first, and
 * either taken (SlotMoved) or given up (SlotHoldReleased).
 */
export const calendarEvents = {
  SlotBooked: published('The worker is taken for this time.', { ...slot, ...time }),
  SlotReleased: published('The worker is free again.', {
    ...slot,
    reason: z.enum(['cancelled', 'acceptance_failed', 'orphaned', 'reopened']),
  }),
  SlotHeld: unpublished('a step on the way to SlotMoved', { ...slot, proposalId: z.string(), ...time }),
  SlotMoved: published('The job has another time from now on.', {
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
  /** The worker's jobs can be read at a secret address. `addressHash`: SHA-256 of the secret, in hex; others end with it. */
  CalendarAddressSet: unpublished('a secret', { ...worker, addressHash: z.string() }),
  CalendarAddressRevoked: unpublished('a secret', worker),
  /** Its address is a secret and not in here; the busy times follow. */
  CalendarConnected: unpublished('where else they keep appointments', {
    ...worker,
    workerAccountId: z.string(),
    sourceId: z.string(),
    host: personal(z.string()),
    /** The source whose place it takes. Not in events from before 2026-11-27. */
    replaces: z.optional(z.nullable(z.string())),
  }),
  /** All of them from now on, without what is on then. */
  BusyTimesImported: unpublished('their appointments elsewhere', {
    ...worker,
    busy: personal(z.array(z.object(time))),
    /** Events whose time zone nobody knows: when they are can't be said. Not in events from before 2026-11-28. */
    unread: personal(z.optional(z.array(z.object({ title: z.string(), day: z.string(), zone: z.string() })))),
  }),
  /** Told once, until it can be read again; the busy times stay as they were. */
  CalendarReadFailed: unpublished('where else they keep appointments', {
    ...worker,
    workerAccountId: z.string(),
    host: personal(z.string()),
    problem: z.enum(calendarProblems),
  }),
  CalendarDisconnected: unpublished('where else they keep appointments', worker),
};
/** The new time that was held is the job's own, or free again. */
export const holdOver = ['SlotMoved', 'SlotHoldReleased'] as const satisfies readonly (keyof typeof calendarEvents)[];
export type CalendarEvent = EventOf<typeof calendarEvents>;

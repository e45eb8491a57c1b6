import * as z from 'zod/mini';
import type { EventOf } from './event-schemas.ts';
import { internal, published, unpublished } from './marks.ts';

const slot = { workerId: z.string(), bookingId: z.string() };
const time = { startsAt: z.string(), endsAt: z.string() };

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
};
/** The new time that was held is the job's own, or free again. */
export const holdOver = ['SlotMoved', 'SlotHoldReleased'] as const satisfies readonly (keyof typeof calendarEvents)[];
export type CalendarEvent = EventOf<typeof calendarEvents>;

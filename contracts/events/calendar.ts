import * as z from 'zod/mini';
import type { EventOf } from './event-schemas.ts';

export const calendarEvents = {
  SlotBooked: z.object({ workerId: z.string(), bookingId: z.string(), startsAt: z.string(), endsAt: z.string() }),
  SlotReleased: z.object({ workerId: z.string(), bookingId: z.string(), reason: z.enum(['cancelled', 'acceptance_failed', 'orphaned']) }),
};
export type CalendarEvent = EventOf<typeof calendarEvents>;

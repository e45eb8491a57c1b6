import * as z from 'zod/mini';
import { calendarProblems } from '../events/calendar.ts';
import { bookingStatuses } from '../booking/lifecycle.ts';

const Span = z.object({ from: z.string(), to: z.string() });

/** A job in the worker's own calendar. */
export const CalendarJob = z.object({
  bookingId: z.string(),
  code: z.string(),
  status: z.enum(bookingStatuses),
  service: z.string(),
  clientName: z.string(),
  city: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
});
export type CalendarJob = z.infer<typeof CalendarJob>;

/** A Manila day of the worker's own calendar; `from` and `to` are instants. */
export const CalendarDay = z.object({
  day: z.string(),
  openings: z.array(Span),
  /** Remaining minutes of the openings, without time off and jobs. */
  freeMinutes: z.int(),
  jobs: z.array(CalendarJob),
  /** Times off that touch this day. */
  timeOff: z.array(z.extend(Span, { id: z.string(), reason: z.nullable(z.string()) })),
  /** Busy times of an external calendar. */
  busy: z.array(Span),
});
export type CalendarDay = z.infer<typeof CalendarDay>;

/**
 * `source`: the external calendar; `problem`: why its last read failed; `unread`: its events in unknown time zones,
 * with `day` null if absent.
 */
export const CalendarLinks = z.object({
  hasAddress: z.boolean(),
  source: z.nullable(
    z.object({
      host: z.string(),
      problem: z.nullable(z.enum(calendarProblems)),
      unread: z.array(z.object({ title: z.string(), day: z.nullable(z.string()), zone: z.string() })),
    }),
  ),
});
export type CalendarLinks = z.infer<typeof CalendarLinks>;

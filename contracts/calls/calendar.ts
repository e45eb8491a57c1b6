import * as z from 'zod/mini';
import { queryInt } from '../fields.ts';
import { CalendarDay, CalendarLinks } from '../views/calendar.ts';
import { defineCall } from './call.ts';

/** Syntax of an external calendar's address; infra/outbound decides which addresses may be fetched. */
const CalendarUrl = z
  .string()
  .check(
    z.trim(),
    z.maxLength(2000),
    z.regex(/^(https|webcals?):\/\/\S+$/i, 'Must be an address that starts with https://'),
  );

/** Contains a secret and ends in `.ics`. */
export const CALENDAR_PATH = '/calendars/{address}';

export const calendarCalls = {
  readMonth: defineCall({
    method: 'GET',
    path: '/providers/calendar',
    summary: 'A month of the worker’s own calendar: hours, jobs, days off and what is free',
    who: ['worker'],
    query: z.object({ year: queryInt(2000, 2199), month: queryInt(1, 12) }),
    answer: z.object({ workerId: z.string(), items: z.array(CalendarDay) }),
    errors: ['not_found'],
  }),
  readCalendarLinks: defineCall({
    method: 'GET',
    path: '/providers/me/calendar-links',
    summary: 'Whether the worker’s jobs can be read at a secret address, and which other calendar is read',
    who: ['worker'],
    answer: CalendarLinks,
    errors: ['not_found'],
  }),
  makeCalendarAddress: defineCall({
    method: 'POST',
    path: '/providers/me/calendar-address',
    summary: 'A new secret address of the worker’s jobs as iCalendar; the one before ends. Shown this once',
    who: ['worker'],
    answer: z.object({ url: z.string() }),
    status: 201,
    errors: ['not_found', 'conflict'],
  }),
  revokeCalendarAddress: defineCall({
    method: 'DELETE',
    path: '/providers/me/calendar-address',
    summary: 'The secret address ends',
    who: ['worker'],
    answer: z.object({ workerId: z.string() }),
    errors: ['not_found', 'conflict'],
  }),
  connectCalendar: defineCall({
    method: 'PUT',
    path: '/providers/me/calendar-source',
    summary:
      'Read another calendar (iCalendar over https) now and every half hour: nobody can book while something is on',
    who: ['worker'],
    body: z.object({ url: CalendarUrl }),
    rate: 'fetching',
    answer: z.object({ host: z.string(), busyTimes: z.int() }),
    errors: ['not_found', 'conflict', 'calendar_unreadable'],
  }),
  disconnectCalendar: defineCall({
    method: 'DELETE',
    path: '/providers/me/calendar-source',
    summary: 'Read the other calendar no more; its times are free again',
    who: ['worker'],
    answer: z.object({ workerId: z.string() }),
    errors: ['not_found', 'conflict'],
  }),
  readCalendarFeed: defineCall({
    method: 'GET',
    path: CALENDAR_PATH,
    summary: 'A worker’s jobs as iCalendar, for whoever holds the address',
    who: 'anyone',
    rate: 'readingFiles',
    params: z.object({ address: z.string().check(z.maxLength(100)) }),
    answer: z.unknown(),
    errors: ['not_found'],
  }),
};

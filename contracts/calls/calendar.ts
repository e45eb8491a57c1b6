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
    summary: 'Read a month of the own calendar: hours, jobs, days off and free time',
    who: ['worker'],
    query: z.object({ year: queryInt(2000, 2199), month: queryInt(1, 12) }),
    answer: z.object({ workerId: z.string(), items: z.array(CalendarDay) }),
    errors: ['not_found'],
  }),
  readCalendarLinks: defineCall({
    method: 'GET',
    path: '/providers/me/calendar-links',
    summary: 'Read whether a calendar feed exists, and the connected external calendar',
    who: ['worker'],
    answer: CalendarLinks,
    errors: ['not_found'],
  }),
  makeCalendarAddress: defineCall({
    method: 'POST',
    path: '/providers/me/calendar-address',
    summary: 'Create a secret iCalendar address of the own jobs, shown once; revokes the earlier one',
    who: ['worker'],
    answer: z.object({ url: z.string() }),
    status: 201,
    errors: ['not_found', 'conflict'],
  }),
  revokeCalendarAddress: defineCall({
    method: 'DELETE',
    path: '/providers/me/calendar-address',
    summary: 'Revoke the secret iCalendar address',
    who: ['worker'],
    answer: z.object({ workerId: z.string() }),
    errors: ['not_found', 'conflict'],
  }),
  connectCalendar: defineCall({
    method: 'PUT',
    path: '/providers/me/calendar-source',
    summary:
      'Connect an external calendar (iCalendar over https), read now and every half hour; its busy times block bookings',
    who: ['worker'],
    body: z.object({ url: CalendarUrl }),
    rate: 'fetching',
    answer: z.object({ host: z.string(), busyTimes: z.int() }),
    errors: ['not_found', 'conflict', 'calendar_unreadable'],
  }),
  disconnectCalendar: defineCall({
    method: 'DELETE',
    path: '/providers/me/calendar-source',
    summary: 'Disconnect the external calendar; its times are free again',
    who: ['worker'],
    answer: z.object({ workerId: z.string() }),
    errors: ['not_found', 'conflict'],
  }),
  readCalendarFeed: defineCall({
    method: 'GET',
    path: CALENDAR_PATH,
    summary: 'Download a worker’s jobs as iCalendar with the secret address',
    who: 'anyone',
    rate: 'readingFiles',
    params: z.object({ address: z.string().check(z.maxLength(100)) }),
    answer: z.unknown(),
    errors: ['not_found'],
  }),
};

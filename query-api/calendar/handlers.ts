import { hoursOnly, type Interval } from '#contracts/calendar/availability.ts';
import { compiledCalendar, openingsOf, type Span, spanOf } from '#contracts/calendar/compiled-calendar.ts';
import { freeMinutes } from '#contracts/calendar/free-minutes.ts';
import { noHours } from '#contracts/calendar/weekly-hours.ts';
import type { Handlers } from '#contracts/calls/handlers.ts';
import { callingWorker } from '#contracts/calls/viewer.ts';
import { DAY_MS, manilaDay } from '#contracts/manila-time.ts';
import type { CalendarDay, CalendarJob } from '#contracts/views/calendar.ts';
import type { WorkerCalendarDocument } from '#projectors/read-models/calendar/worker-calendars.ts';
import type { QueryContext } from '../query-context.ts';
import { daysOfMonth, jobsOfMonth } from './month-jobs.ts';

type Calendar = Pick<WorkerCalendarDocument, 'weeklyHours' | 'timeOff' | 'busy'>;

const noCalendar: Calendar = { weeklyHours: noHours, timeOff: [], busy: [] };

/** A worker's own calendar. */
export function calendarQueries(
  queryContext: QueryContext,
): Handlers<'readMonth' | 'listBookedDates' | 'readCalendarLinks'> {
  return {
    async readMonth({ query, context }) {
      const workerId = callingWorker(context);
      const [calendars, jobs] = await Promise.all([
        queryContext.calendars(),
        jobsOfMonth(queryContext.documents, workerId, query),
      ]);
      const calendar = calendars.items.get(workerId) ?? noCalendar;
      const nowMs = queryContext.now().getTime();
      return { data: { workerId, items: daysOfMonth(query).map((day) => dayOf(day, { calendar, jobs, nowMs })) } };
    },

    async readCalendarLinks({ context }) {
      const calendar = (await queryContext.calendars()).items.get(callingWorker(context))?.calendar;
      const source = calendar?.source ?? null;
      return {
        data: {
          hasAddress: typeof calendar?.addressHash === 'string',
          source: source && {
            host: source.host,
            problem: source.problem,
            unread: source.unread.map(({ title, day, zone }) => ({ title, day: day || null, zone })),
          },
        },
      };
    },

    async listBookedDates({ query, context }) {
      const jobs = await jobsOfMonth(queryContext.documents, callingWorker(context), query);
      const items = daysOfMonth(query).flatMap(({ day }) => {
        const begun = jobs.filter(({ startsAt }) => manilaDay(startsAt) === day).length;
        return begun === 0 ? [] : [{ day, bookings: begun }];
      });
      return { data: { items } };
    },
  };
}

type CalendarContext = { calendar: Calendar; jobs: readonly CalendarJob[]; nowMs: number };

function dayOf({ day, midnightMs }: { day: string; midnightMs: number }, known: CalendarContext): CalendarDay {
  const { calendar, jobs, nowMs } = known;
  const whole = { startMs: midnightMs, endMs: midnightMs + DAY_MS };
  const touching = <Each extends Interval>(intervals: readonly Each[]) =>
    intervals.filter((each) => overlap(spanOf(each), whole));
  const openings = openingsOf(compiledCalendar(hoursOnly(calendar.weeklyHours)), midnightMs);
  const ofDay = touching(jobs);
  const [timeOff, busy] = [touching(calendar.timeOff), touching(calendar.busy)];
  const past = { startMs: 0, endMs: nowMs };
  return {
    day,
    openings: openings.map(inText),
    freeMinutes: freeMinutes(openings, [past, ...[...ofDay, ...timeOff, ...busy].map(spanOf)]),
    jobs: ofDay,
    timeOff: timeOff.map(({ id, startsAt, endsAt, reason }) => ({ id, from: startsAt, to: endsAt, reason })),
    busy: busy.map(({ startsAt, endsAt }) => ({ from: startsAt, to: endsAt })),
  };
}

function overlap(one: Span, other: Span): boolean {
  return one.startMs < other.endMs && other.startMs < one.endMs;
}

function inText({ startMs, endMs }: Span) {
  return { from: new Date(startMs).toISOString(), to: new Date(endMs).toISOString() };
}

import { type Interval, withoutThePast } from '#contracts/calendar/availability.ts';
import {
  busyTimes,
  type CalendarState,
  emptyCalendar,
  foldCalendar,
  type Slot,
  reservedTimes,
} from '#contracts/calendar/calendar-fold.ts';
import { type BookingRules, noRules } from '#contracts/calendar/booking-rules.ts';
import { noHours, type WeeklyHours } from '#contracts/calendar/weekly-hours.ts';
import { type CalendarEvent, calendarEvents } from '#contracts/events/calendar.ts';
import { platformReset } from '#contracts/events/platform.ts';
import { typesOf } from '#contracts/events/event-schemas.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { startsWorker } from '#contracts/events/worker.ts';
import { type Change, defineReadModel, onEach } from '../../read-model.ts';

/**
 * A worker's availability from now on: opening hours, rules, time off, and the calendar as its fold yields it. By
 * worker id.
 */
export type WorkerCalendarDocument = {
  workerId: string;
  weeklyHours: WeeklyHours;
  rules: BookingRules;
  timeOff: (Interval & { id: string; reason: string | null; message: string | null })[];
  calendar: CalendarState;
  /** All slots that block other jobs: booked ones, and both times of a job that moves. */
  slots: readonly Slot[];
  /** Busy times of external calendars. */
  busy: readonly Interval[];
  /** Log position of the last change, for in-memory replicas. */
  changed: number;
};

type OfCalendar = Recorded<
  CalendarEvent['type'] | typeof startsWorker | 'WeeklyHoursSet' | 'BookingRulesSet' | 'TimeOffAdded' | 'TimeOffRemoved'
>;

const ids = ({ data }: OfCalendar) => data.workerId;

const followed: Change<WorkerCalendarDocument, CalendarEvent['type']> = {
  ids,
  apply: (before, event) =>
    updated(before, event, { calendar: foldCalendar(before?.calendar ?? emptyCalendar, event) }),
};

export const workerCalendars = defineReadModel<WorkerCalendarDocument>({
  name: 'worker-calendars',
  version: 6,
  fields: ['changed', 'calendar.addressHash'],
  on: {
    ...onEach(typesOf(calendarEvents), followed),
    [startsWorker]: { ids, apply: (before, event) => updated(before, event, {}) },
    WeeklyHoursSet: {
      ids,
      apply: (before, event) => updated(before, event, { weeklyHours: event.data.weeklyHours }),
    },
    BookingRulesSet: {
      ids,
      apply: (before, event) => updated(before, event, { rules: event.data.rules }),
    },
    TimeOffAdded: {
      ids,
      apply: (before, event) => {
        const { timeOffId, from, to, reason, message = null } = event.data;
        return updated(before, event, {
          timeOff: [...(before?.timeOff ?? []), { id: timeOffId, startsAt: from, endsAt: to, reason, message }],
        });
      },
    },
    TimeOffRemoved: {
      ids,
      apply: (before, event) =>
        updated(before, event, { timeOff: before?.timeOff.filter(({ id }) => id !== event.data.timeOffId) ?? [] }),
    },
  },
  resetOn: {
    [platformReset]: (calendar, { position }) => ({
      ...calendar,
      calendar: emptyCalendar,
      slots: [],
      busy: [],
      changed: position,
    }),
  },
  // Pushed to everyone who views this worker's free times.
  push: ({ workerId }) => [
    { namespace: 'account', event: 'calendar:updated', to: { calendar: workerId }, payload: { workerId } },
  ],
});

function updated(
  before: WorkerCalendarDocument | undefined,
  { data: { workerId }, position, recordedAt }: OfCalendar,
  changes: Partial<Pick<WorkerCalendarDocument, 'weeklyHours' | 'rules' | 'timeOff' | 'calendar'>>,
): WorkerCalendarDocument {
  const known = before ?? { workerId, weeklyHours: noHours, rules: noRules, timeOff: [], calendar: emptyCalendar };
  const { weeklyHours, rules, timeOff, calendar } = { ...known, ...changes };
  const toCome = {
    ...calendar,
    slots: withoutThePast(calendar.slots, recordedAt),
    holds: withoutThePast(calendar.holds, recordedAt),
  };
  return {
    workerId,
    weeklyHours,
    rules,
    timeOff: withoutThePast(timeOff, recordedAt),
    calendar: toCome,
    slots: reservedTimes(toCome),
    busy: withoutThePast(busyTimes(calendar), recordedAt),
    changed: position,
  };
}

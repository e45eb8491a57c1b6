import { type Interval, withoutThePast } from '#contracts/calendar/availability.ts';
import {
  type CalendarState,
  emptyCalendar,
  foldCalendar,
  type Slot,
  takenTimes,
} from '#contracts/calendar/calendar-fold.ts';
import { noHours, type WeeklyHours } from '#contracts/calendar/weekly-hours.ts';
import { type CalendarEvent, calendarEvents } from '#contracts/events/calendar.ts';
import { platformReset } from '#contracts/events/platform.ts';
import { typesOf } from '#contracts/events/event-schemas.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { startsWorker } from '#contracts/events/worker.ts';
import { type Change, defineReadModel, onEach } from '../../read-model.ts';

/** When a worker can come, without the past: opening hours, time off, and their calendar as its fold makes it. By worker id. */
export type WorkerCalendarDocument = {
  workerId: string;
  weeklyHours: WeeklyHours;
  timeOff: (Interval & { id: string; reason: string | null })[];
  calendar: CalendarState;
  /** All that keeps other jobs away: what is booked, and what is held for a job that moves. */
  slots: readonly Slot[];
  /** Log position of the last change, for those who keep a copy. */
  changed: number;
};

type OfCalendar = Recorded<
  CalendarEvent['type'] | typeof startsWorker | 'WeeklyHoursSet' | 'TimeOffAdded' | 'TimeOffRemoved'
>;

const ids = ({ data }: OfCalendar) => data.workerId;

const followed: Change<WorkerCalendarDocument, CalendarEvent['type']> = {
  ids,
  apply: (before, event) =>
    updated(before, event, { calendar: foldCalendar(before?.calendar ?? emptyCalendar, event) }),
};

export const workerCalendars = defineReadModel<WorkerCalendarDocument>({
  name: 'worker-calendars',
  version: 3,
  fields: ['changed'],
  on: {
    ...onEach(typesOf(calendarEvents), followed),
    [startsWorker]: { ids, apply: (before, event) => updated(before, event, {}) },
    WeeklyHoursSet: {
      ids,
      apply: (before, event) => updated(before, event, { weeklyHours: event.data.weeklyHours }),
    },
    TimeOffAdded: {
      ids,
      apply: (before, event) => {
        const { timeOffId, from, to, reason } = event.data;
        return updated(before, event, {
          timeOff: [...(before?.timeOff ?? []), { id: timeOffId, startsAt: from, endsAt: to, reason }],
        });
      },
    },
    TimeOffRemoved: {
      ids,
      apply: (before, event) =>
        updated(before, event, { timeOff: before?.timeOff.filter(({ id }) => id !== event.data.timeOffId) ?? [] }),
    },
  },
  startsAnew: {
    [platformReset]: (calendar, { position }) => ({
      ...calendar,
      calendar: emptyCalendar,
      slots: [],
      changed: position,
    }),
  },
  // Whoever looks at this worker's free times sees them change.
  push: ({ workerId }) => [
    { namespace: 'account', event: 'calendar:updated', to: { calendar: workerId }, payload: { workerId } },
  ],
});

function updated(
  before: WorkerCalendarDocument | undefined,
  { data: { workerId }, position, recordedAt }: OfCalendar,
  changes: Partial<Pick<WorkerCalendarDocument, 'weeklyHours' | 'timeOff' | 'calendar'>>,
): WorkerCalendarDocument {
  const known = before ?? { workerId, weeklyHours: noHours, timeOff: [], calendar: emptyCalendar };
  const { weeklyHours, timeOff, calendar } = { ...known, ...changes };
  const toCome = {
    slots: withoutThePast(calendar.slots, recordedAt),
    holds: withoutThePast(calendar.holds, recordedAt),
  };
  return {
    workerId,
    weeklyHours,
    timeOff: withoutThePast(timeOff, recordedAt),
    calendar: toCome,
    slots: takenTimes(toCome),
    changed: position,
  };
}

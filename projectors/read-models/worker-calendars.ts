import { type Interval, withoutThePast } from '#contracts/calendar/availability.ts';
import { noHours, type WeeklyHours } from '#contracts/calendar/weekly-hours.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { defineReadModel } from '../engine/read-model.ts';

/** When a worker can come: opening hours, time off and booked slots, without the past. By worker id. */
export type WorkerCalendarDocument = {
  workerId: string;
  weeklyHours: WeeklyHours;
  timeOff: (Interval & { id: string; reason: string | null })[];
  slots: (Interval & { bookingId: string })[];
  /** Log position of the last change, for those who keep a copy. */
  changed: number;
};

type OfCalendar = Recorded<'WorkerApplied' | 'WeeklyHoursSet' | 'TimeOffAdded' | 'TimeOffRemoved' | 'SlotBooked' | 'SlotReleased'>;

const ids = ({ data }: OfCalendar) => data.workerId;

export const workerCalendars = defineReadModel<WorkerCalendarDocument>({
  name: 'worker-calendars',
  version: 1,
  fields: ['changed'],
  on: {
    WorkerApplied: { ids, apply: (calendar, event) => updated(calendar, event, {}) },
    WeeklyHoursSet: { ids, apply: (calendar, event) => updated(calendar, event, { weeklyHours: event.data.weeklyHours }) },
    TimeOffAdded: {
      ids,
      apply: (calendar, event) => {
        const { timeOffId, from, to, reason } = event.data;
        return updated(calendar, event, { timeOff: [...(calendar?.timeOff ?? []), { id: timeOffId, startsAt: from, endsAt: to, reason }] });
      },
    },
    TimeOffRemoved: { ids, apply: (calendar, event) => updated(calendar, event, { timeOff: calendar?.timeOff.filter(({ id }) => id !== event.data.timeOffId) ?? [] }) },
    SlotBooked: {
      ids,
      apply: (calendar, event) => {
        const { bookingId, startsAt, endsAt } = event.data;
        const others = calendar?.slots.filter((slot) => slot.bookingId !== bookingId) ?? [];
        return updated(calendar, event, { slots: [...others, { bookingId, startsAt, endsAt }] });
      },
    },
    SlotReleased: { ids, apply: (calendar, event) => updated(calendar, event, { slots: calendar?.slots.filter(({ bookingId }) => bookingId !== event.data.bookingId) ?? [] }) },
  },
});

function updated(calendar: WorkerCalendarDocument | undefined, event: OfCalendar, changes: Partial<WorkerCalendarDocument>): WorkerCalendarDocument {
  const before = calendar ?? { workerId: event.data.workerId, weeklyHours: noHours, timeOff: [], slots: [], changed: 0 };
  const next = { ...before, ...changes, changed: event.position };
  return { ...next, timeOff: withoutThePast(next.timeOff, event.recordedAt), slots: withoutThePast(next.slots, event.recordedAt) };
}

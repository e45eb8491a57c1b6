import { type Interval, withoutThePast } from '#contracts/calendar/availability.ts';
import { noHours, type WeeklyHours } from '#contracts/calendar/weekly-hours.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { defineReadModel } from '../../read-model.ts';

/** When a worker can come: opening hours, time off and booked slots, without the past. By worker id. */
export type WorkerCalendarDocument = {
  workerId: string;
  weeklyHours: WeeklyHours;
  timeOff: (Interval & { id: string; reason: string | null })[];
  /** `proposalId`: of a new time that is held for a job which still has its old one; null for the job's own. */
  slots: (Interval & { bookingId: string; proposalId: string | null })[];
  /** Log position of the last change, for those who keep a copy. */
  changed: number;
};

type OfCalendar = Recorded<
  | 'WorkerApplied'
  | 'WeeklyHoursSet'
  | 'TimeOffAdded'
  | 'TimeOffRemoved'
  | 'SlotBooked'
  | 'SlotReleased'
  | 'SlotHeld'
  | 'SlotMoved'
  | 'SlotHoldReleased'
>;

const ids = ({ data }: OfCalendar) => data.workerId;

export const workerCalendars = defineReadModel<WorkerCalendarDocument>({
  name: 'worker-calendars',
  version: 2,
  fields: ['changed'],
  on: {
    WorkerApplied: { ids, apply: (calendar, event) => updated(calendar, event, {}) },
    WeeklyHoursSet: {
      ids,
      apply: (calendar, event) => updated(calendar, event, { weeklyHours: event.data.weeklyHours }),
    },
    TimeOffAdded: {
      ids,
      apply: (calendar, event) => {
        const { timeOffId, from, to, reason } = event.data;
        return updated(calendar, event, {
          timeOff: [...(calendar?.timeOff ?? []), { id: timeOffId, startsAt: from, endsAt: to, reason }],
        });
      },
    },
    TimeOffRemoved: {
      ids,
      apply: (calendar, event) =>
        updated(calendar, event, { timeOff: calendar?.timeOff.filter(({ id }) => id !== event.data.timeOffId) ?? [] }),
    },
    SlotBooked: {
      ids,
      apply: (calendar, event) => {
        const { bookingId, startsAt, endsAt } = event.data;
        const others = calendar?.slots.filter((slot) => slot.bookingId !== bookingId) ?? [];
        return updated(calendar, event, { slots: [...others, { bookingId, startsAt, endsAt, proposalId: null }] });
      },
    },
    SlotHeld: {
      ids,
      apply: (calendar, event) => {
        const { bookingId, proposalId, startsAt, endsAt } = event.data;
        return updated(calendar, event, {
          slots: [...slotsBut(calendar, event.data), { bookingId, startsAt, endsAt, proposalId }],
        });
      },
    },
    SlotMoved: {
      ids,
      apply: (calendar, event) => {
        const { bookingId, proposalId, startsAt, endsAt } = event.data;
        return updated(calendar, event, {
          slots: [
            ...slotsAfterMove(calendar, { bookingId, proposalId }),
            { bookingId, startsAt, endsAt, proposalId: null },
          ],
        });
      },
    },
    SlotHoldReleased: {
      ids,
      apply: (calendar, event) => updated(calendar, event, { slots: slotsBut(calendar, event.data) }),
    },
    SlotReleased: {
      ids,
      apply: (calendar, event) =>
        updated(calendar, event, {
          slots: calendar?.slots.filter(({ bookingId }) => bookingId !== event.data.bookingId) ?? [],
        }),
    },
  },
  // Whoever looks at this worker's free times sees them change.
  push: ({ workerId }) => [
    { namespace: 'account', event: 'calendar:updated', to: { calendar: workerId }, payload: { workerId } },
  ],
});

type SlotName = Pick<WorkerCalendarDocument['slots'][number], 'bookingId' | 'proposalId'>;

const isSlot = (slot: SlotName, { bookingId, proposalId }: SlotName) =>
  slot.bookingId === bookingId && slot.proposalId === proposalId;

function slotsBut(calendar: WorkerCalendarDocument | undefined, gone: SlotName): WorkerCalendarDocument['slots'] {
  return calendar?.slots.filter((slot) => !isSlot(slot, gone)) ?? [];
}

/** With the old time go the held one, which is the job's own now, and those of proposals before it. */
function slotsAfterMove(calendar: WorkerCalendarDocument | undefined, held: SlotName): WorkerCalendarDocument['slots'] {
  const slots = calendar?.slots ?? [];
  const place = slots.findIndex((slot) => isSlot(slot, held));
  return slots.filter(
    (slot, index) => slot.bookingId !== held.bookingId || (slot.proposalId !== null && index > place),
  );
}

function updated(
  calendar: WorkerCalendarDocument | undefined,
  event: OfCalendar,
  changes: Partial<WorkerCalendarDocument>,
): WorkerCalendarDocument {
  const before = calendar ?? {
    workerId: event.data.workerId,
    weeklyHours: noHours,
    timeOff: [],
    slots: [],
    changed: 0,
  };
  const next = { ...before, ...changes, changed: event.position };
  return {
    ...next,
    timeOff: withoutThePast(next.timeOff, event.recordedAt),
    slots: withoutThePast(next.slots, event.recordedAt),
  };
}

import { platformReset } from '#contracts/events/platform.ts';
import type { BookingStatus } from '#contracts/booking/lifecycle.ts';
import { startsAccount } from '#contracts/events/account.ts';
import { type BookingEvent, bookingEvents, startsBooking, statusAfter } from '#contracts/events/booking.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { manilaDay } from '#contracts/manila-time.ts';
import type { DayFigures } from '#contracts/views/platform-overview.ts';
import { defineReadModel } from '../../read-model.ts';
import { type AnyEvent, onEveryEvent } from '../every-event.ts';

/** Figures of a Manila day, and its first position in the log. By day. Amounts in centavos. */
export type DayFiguresDocument = DayFigures & {
  /** Number of recorded events. */
  events: number;
  firstPosition: number;
  firstAt: string;
};

type Counted = Partial<Omit<DayFigures, 'day'>>;

export const dayFigures = defineReadModel<DayFiguresDocument>({
  name: 'day-figures',
  version: 1,
  fields: ['day'],
  on: onEveryEvent({
    ids: ({ recordedAt }) => dayOf(recordedAt),
    apply: (before, event, day) => counted({ ...(before ?? emptyDay(day, event)) }, event),
  }),
  // A reset keeps the day's positions in the log and its registrations.
  resetOn: { [platformReset]: ({ registered, ...day }) => ({ ...day, ...noFigures(day.day), registered }) },
});

/** Cache: days in Manila begin on a whole hour of UTC, and events arrive in order of time. */
let lastHour = { hour: '', day: '' };

function dayOf(recordedAt: string): string {
  const hour = recordedAt.slice(0, 13);
  if (hour !== lastHour.hour) lastHour = { hour, day: manilaDay(recordedAt) };
  return lastHour.day;
}

export function noFigures(day: string): DayFigures {
  return { day, requested: 0, completed: 0, cancelled: 0, declinedOrExpired: 0, completedAmount: 0, registered: 0 };
}

function emptyDay(day: string, { position, recordedAt }: AnyEvent): DayFiguresDocument {
  return { ...noFigures(day), events: 0, firstPosition: position, firstAt: recordedAt };
}

/** Modifies its own copy. */
function counted(day: DayFiguresDocument, event: AnyEvent): DayFiguresDocument {
  day.events += 1;
  const figures = figuresOf(event);
  if (figures === nothing) return day;
  for (const [figure, amount] of Object.entries(figures)) day[figure as keyof Counted] += amount;
  return day;
}

const nothing: Counted = {};

/** Outcomes of bookings by status, and the counter of each. */
const endings: Partial<Record<BookingStatus, 'completed' | 'cancelled' | 'declinedOrExpired'>> = {
  completed: 'completed',
  cancelled: 'cancelled',
  declined: 'declinedOrExpired',
  expired: 'declinedOrExpired',
};

function figuresOf(event: AnyEvent): Counted {
  if (event.type === startsBooking) return { requested: 1 };
  if (event.type === startsAccount) return { registered: 1 };
  const status = isOfBooking(event) ? statusAfter(event) : undefined;
  const ending = status && endings[status];
  if (!ending) return nothing;
  return {
    [ending]: 1,
    ...('finalAmountCentavos' in event.data && { completedAmount: event.data.finalAmountCentavos }),
  };
}

function isOfBooking(event: AnyEvent): event is Recorded<BookingEvent['type']> {
  return Object.hasOwn(bookingEvents, event.type);
}

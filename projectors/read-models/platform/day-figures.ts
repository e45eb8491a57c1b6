import { manilaDay } from '#contracts/manila-time.ts';
import type { DayFigures } from '#contracts/views/platform-overview.ts';
import { defineReadModel } from '../../read-model.ts';
import { type AnyEvent, onEveryEvent } from '../every-event.ts';

/** What happened on a Manila day, and where in the log it begins. By day. Money in centavos. */
export type DayFiguresDocument = DayFigures & {
  /** How many events were recorded. */
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
});

/** Manila's days begin on a whole hour of UTC, and events come hour by hour. */
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

/** Adds to a copy of its own. */
function counted(day: DayFiguresDocument, event: AnyEvent): DayFiguresDocument {
  day.events += 1;
  const figures = figuresOf(event);
  if (figures === nothing) return day;
  for (const [figure, amount] of Object.entries(figures)) day[figure as keyof Counted] += amount;
  return day;
}

const nothing: Counted = {};

function figuresOf(event: AnyEvent): Counted {
  switch (event.type) {
    case 'BookingRequested':
      return { requested: 1 };
    case 'WorkCompleted':
      return { completed: 1, completedAmount: event.data.finalAmountCentavos };
    case 'BookingCancelled':
      return { cancelled: 1 };
    case 'BookingDeclined':
      return event.data.stillOpen ? nothing : { declinedOrExpired: 1 };
    case 'BookingExpired':
      return { declinedOrExpired: 1 };
    case 'AccountRegistered':
      return { registered: 1 };
    default:
      return nothing;
  }
}

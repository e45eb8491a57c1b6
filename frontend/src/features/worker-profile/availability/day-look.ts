import type { CalendarDay } from '#contracts/views/calendar.ts';

/** Kind of a day in the month view. */
export type DayKind = 'off' | 'closed' | 'working';

/** Off: time off covers all opening hours. */
export function kindOf({ openings, timeOff }: CalendarDay): DayKind {
  if (isOffAllDay({ openings, timeOff })) return 'off';
  return openings.length === 0 ? 'closed' : 'working';
}

function isOffAllDay({ openings, timeOff }: Pick<CalendarDay, 'openings' | 'timeOff'>): boolean {
  if (timeOff.length === 0) return false;
  return openings.every((opening) =>
    timeOff.some(
      ({ from, to }) => Date.parse(from) <= Date.parse(opening.from) && Date.parse(opening.to) <= Date.parse(to),
    ),
  );
}

/** Rounded down to half hours: 6, 6.5. Less than half an hour cannot be booked. */
export function freeHours({ freeMinutes }: Pick<CalendarDay, 'freeMinutes'>): number {
  return Math.floor(freeMinutes / 30) / 2;
}

import type { CalendarDay } from '#contracts/views/calendar.ts';

/** How a day of a worker's month is drawn. */
export type DayKind = 'off' | 'closed' | 'working';

/** Off: time off leaves nothing of its opening hours. */
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

/** Whole hours and halves: 6, 6.5; less than half an hour is nothing that anybody could book. */
export function freeHours({ freeMinutes }: Pick<CalendarDay, 'freeMinutes'>): number {
  return Math.floor(freeMinutes / 30) / 2;
}

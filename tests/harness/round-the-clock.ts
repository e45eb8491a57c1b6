import type { WeeklyHours } from '#contracts/calendar/weekly-hours.ts';
import { WEEKDAYS } from '#contracts/manila-time.ts';

/** A test finds a free time at any hour. */
export const roundTheClock: WeeklyHours = Object.fromEntries(
  WEEKDAYS.map((day) => [day, [{ from: '00:00', to: '24:00' }]]),
) as WeeklyHours;

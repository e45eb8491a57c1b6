import type { WeeklyHours } from '#contracts/calendar/weekly-hours.ts';
import { WEEKDAYS, type Weekday } from '#contracts/manila-time.ts';

/** The week starts on Monday in the Philippines. */
export const week: readonly Weekday[] = [...WEEKDAYS.slice(1), ...WEEKDAYS.slice(0, 1)];

export type Opening = WeeklyHours[Weekday][number];

/** Maximum openings per day in the form; the API accepts six. */
export const MOST_OPENINGS = 3;
const HALF_HOURS = 48;
const usual: Opening = { from: '08:00', to: '17:00' };

/** Half hours from "00:00" to "24:00". */
export const halfHours: readonly string[] = Array.from({ length: HALF_HOURS + 1 }, (_, index) => timeAt(index));

function timeAt(index: number): string {
  return `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`;
}

export function withDay(hours: WeeklyHours, day: Weekday, openings: Opening[]): WeeklyHours {
  return { ...hours, [day]: openings };
}

export function switchDay(hours: WeeklyHours, day: Weekday, on: boolean): WeeklyHours {
  return withDay(hours, day, on ? [usual] : []);
}

/** An end before its start moves after the start, within the day. */
export function withOpening(openings: readonly Opening[], index: number, change: Partial<Opening>): Opening[] {
  return openings.map((opening, at) => (at === index ? ending({ ...opening, ...change }) : opening));
}

function ending({ from, to }: Opening): Opening {
  if (from < to) return { from, to };
  return { from, to: halfHours[Math.min(halfHours.indexOf(from) + 2, HALF_HOURS)] ?? '24:00' };
}

/** An hour after the last opening, until at least the evening; null without room. */
export function nextOpening(openings: readonly Opening[]): Opening | null {
  const last = openings.reduce((latest, { to }) => (to > latest ? to : latest), '00:00');
  const start = halfHours.indexOf(last) + 2;
  const from = halfHours[start];
  if (openings.length >= MOST_OPENINGS || from === undefined || start >= HALF_HOURS) return null;
  return { from, to: halfHours[Math.min(start + 6, HALF_HOURS)] ?? '24:00' };
}

/** Copies the hours of one day to all open days. */
export function copyToOpenDays(hours: WeeklyHours, day: Weekday): WeeklyHours {
  return week.reduce((all, other) => (all[other].length > 0 ? withDay(all, other, [...hours[day]]) : all), hours);
}

export function overlaps(openings: readonly Opening[]): boolean {
  return openings.some((one, i) => openings.some((other, j) => i < j && one.from < other.to && other.from < one.to));
}

/** Groups consecutive days with equal hours for display: Mon to Fri, 8 to 5. */
export function hourGroups(hours: WeeklyHours): { days: Weekday[]; openings: Opening[] }[] {
  const groups: { days: Weekday[]; openings: Opening[] }[] = [];
  for (const day of week) {
    const last = groups.at(-1);
    if (last && JSON.stringify(last.openings) === JSON.stringify(hours[day])) last.days.push(day);
    else groups.push({ days: [day], openings: hours[day] });
  }
  return groups;
}

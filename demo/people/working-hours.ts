import { noHours, type WeeklyHours } from '#contracts/calendar/weekly-hours.ts';
import { WEEKDAYS, type Weekday } from '#contracts/manila-time.ts';

/** Patterns of weekly hours in the demo. */
type Opening = { from: string; to: string };
type Shape = { [Day in Weekday | 'others']?: readonly Opening[] };

const opening = (from: string, to: string): Opening => ({ from, to });

const shapes = {
  weekdays: { others: [opening('08:00', '17:00')], sat: [], sun: [] },
  'six days': { others: [opening('08:00', '18:00')], sun: [] },
  early: { others: [opening('06:00', '14:00')], sun: [] },
  split: { others: [opening('08:00', '12:00'), opening('13:00', '18:00')], sun: [] },
  evenings: { others: [opening('16:00', '21:30')], sat: [opening('09:00', '17:00')], sun: [opening('09:00', '14:00')] },
  weekend: {
    wed: [opening('09:00', '18:00')],
    fri: [opening('13:00', '19:00')],
    sat: [opening('08:00', '19:00')],
    sun: [opening('09:00', '18:00')],
  },
  'every day': { others: [opening('08:00', '18:00')], sun: [opening('09:00', '15:00')] },
  'round the clock': { others: [opening('00:00', '24:00')] },
} satisfies Record<string, Shape>;

export type HoursShape = keyof typeof shapes;

export function weeklyHoursOf(name: HoursShape): WeeklyHours {
  const shape: Shape = shapes[name];
  const hours = { ...noHours };
  for (const day of WEEKDAYS) hours[day] = [...(shape[day] ?? shape.others ?? [])];
  return hours;
}

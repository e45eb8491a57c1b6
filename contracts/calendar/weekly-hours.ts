import * as z from 'zod/mini';
import { EndTime, Time } from '../fields.ts';
import { WEEKDAYS } from '../manila-time.ts';

const Opening = z
  .object({ from: Time, to: EndTime })
  .check(z.refine(({ from, to }) => from < to, { message: 'Must end after it starts', path: ['to'] }));
const Openings = z.array(Opening).check(
  z.maxLength(6),
  z.refine(
    (openings) =>
      !openings.some((one, i) => openings.some((other, j) => i < j && one.from < other.to && other.from < one.to)),
    'Hours overlap',
  ),
);

/** Opening hours by Manila weekday; a day without openings is a day off. */
export const WeeklyHours = z.object({
  sun: Openings,
  mon: Openings,
  tue: Openings,
  wed: Openings,
  thu: Openings,
  fri: Openings,
  sat: Openings,
});
export type WeeklyHours = z.infer<typeof WeeklyHours>;

export const noHours: WeeklyHours = { sun: [], mon: [], tue: [], wed: [], thu: [], fri: [], sat: [] };

/** Monday to Saturday, 8 to 5: default of a new worker. */
export function usualHours(): WeeklyHours {
  const day = [{ from: '08:00', to: '17:00' }];
  const hours = { ...noHours };
  for (const weekday of WEEKDAYS) hours[weekday] = weekday === 'sun' ? [] : day;
  return hours;
}

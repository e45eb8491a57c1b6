import type { DaySlots } from '#contracts/views/worker.ts';
import { atUsualHours, timeSlots } from '../../worker/day-load.ts';
import type { Alternative } from '../slice.ts';

/** Next free starts after a day and time, from the known days; at night only on days without other starts. */
export function freeStartsFrom(days: readonly DaySlots[], from: Alternative, count: number): Alternative[] {
  const starts = days
    .filter(({ day }) => day >= from.date)
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .flatMap((slots) => {
      const free = timeSlots(slots).filter((slot) => slot.free && (slots.day > from.date || slot.time > from.time));
      const usual = atUsualHours(free, null);
      return (usual.length > 0 ? usual : free).map(({ time }) => ({ date: slots.day, time }));
    });
  return starts.slice(0, count);
}

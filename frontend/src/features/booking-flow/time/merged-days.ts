import type { DaySlots } from '#contracts/views/worker.ts';

/** Merges the calendars of several workers: a start is free if any worker is. */
export function mergedDays(calendars: readonly (readonly DaySlots[])[]): DaySlots[] {
  const byDay = Map.groupBy(calendars.flat(), ({ day }) => day);
  return [...byDay]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([day, slots]) => {
      const free = new Set(slots.flatMap((slot) => slot.free));
      const taken = new Set(slots.flatMap((slot) => slot.taken).filter((time) => !free.has(time)));
      return { day, free: [...free].sort(), taken: [...taken].sort() };
    });
}

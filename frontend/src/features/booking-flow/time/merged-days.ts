import type { DaySlots } from '#contracts/views/worker.ts';

/** The calendars of several workers as one: a start is free when any of them is. */
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

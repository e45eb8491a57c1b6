/** In minutes; people think of an answer in these steps. */
const STEPS = [5, 10, 15, 30, 60, 120, 240, 480, 720, 1440];

/** What a median time to answer is said as, rounded up so that it promises no more than it keeps. */
export function answersWithin(minutes: number): { minutes: number; hours: number } {
  const step = STEPS.find((most) => minutes <= most) ?? Math.ceil(minutes / 1440) * 1440;
  return { minutes: step, hours: step < 60 ? 0 : step / 60 };
}

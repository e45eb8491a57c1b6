/** Displayed response times, in minutes. */
const STEPS = [5, 10, 15, 30, 60, 120, 240, 480, 720, 1440];

/** Median response time rounded up to a displayed step, so that it does not promise too much. */
export function answersWithin(minutes: number): { minutes: number; hours: number } {
  const step = STEPS.find((most) => minutes <= most) ?? Math.ceil(minutes / 1440) * 1440;
  return { minutes: step, hours: step < 60 ? 0 : step / 60 };
}

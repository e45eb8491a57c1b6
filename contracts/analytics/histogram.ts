/**
 * Durations in logarithmic steps of a twentieth, so that medians can be read from few counts and days can be added up.
 * Medians are accurate to 2.5 % (MEDIAN_WITHIN_PERCENT).
 */
export type Histogram = Readonly<Record<string, number>>;

const STEP = Math.log(1.05);

/** Accuracy of medians, shown on screens. */
export const MEDIAN_WITHIN_PERCENT = 2.5;

/** The step of a duration; below one second counts as one. */
export function stepOf(seconds: number): string {
  return String(Math.round(Math.log(Math.max(1, seconds)) / STEP));
}

/** In whole seconds; null without counts. With an even count, the lower of the two middle ones. */
export function medianSeconds(histogram: Histogram): number | null {
  const steps = Object.entries(histogram)
    .map(([step, count]) => ({ step: Number(step), count }))
    .sort((one, other) => one.step - other.step);
  const total = steps.reduce((sum, { count }) => sum + count, 0);
  let left = Math.ceil(total / 2);
  for (const { step, count } of steps) {
    left -= count;
    if (left <= 0) return Math.round(Math.exp(step * STEP));
  }
  return null;
}

/**
 * Durations counted in steps that grow by a twentieth each, so that a day's median is known from a few counts and those of
 * many days can be added up. What is read off lies within 2.5 % of the truth (MEDIAN_WITHIN_PERCENT).
 */
export type Histogram = Readonly<Record<string, number>>;

const STEP = Math.log(1.05);

/** What screens say about how exact a median is. */
export const MEDIAN_WITHIN_PERCENT = 2.5;

/** The step that a duration counts in; anything under a second counts as one. */
export function stepOf(seconds: number): string {
  return String(Math.round(Math.log(Math.max(1, seconds)) / STEP));
}

/** In whole seconds; null where nothing was counted. Of an even count the lower one of the middle two. */
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

/** Rounded; null of nothing. An answer that took a night says less of somebody than their usual ones. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return lower === undefined || upper === undefined ? null : Math.round((lower + upper) / 2);
}

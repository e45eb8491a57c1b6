/** Round grid values from 0 to at least `most`: 0, 20, 40, 60. */
export function ticksUpTo(most: number, wanted = 4): number[] {
  if (most <= 0) return [0, 1];
  const rough = most / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((each) => each >= rough) ?? rough;
  const count = Math.ceil(most / step);
  return Array.from({ length: count + 1 }, (_, n) => n * step);
}

/** Indexes of the labels that fit: the first and then at even distances. */
export function shownLabels(count: number, room: number): ReadonlySet<number> {
  const every = Math.max(1, Math.ceil(count / Math.max(1, room)));
  return new Set(Array.from({ length: Math.ceil(count / every) }, (_, n) => n * every));
}

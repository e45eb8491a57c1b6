/** Counts by key; keys without a count are omitted. */
export type Counts = Readonly<Record<string, number>>;

/** Moves one count from `from` to `to`; returns the same object when they are equal. */
export function moved(counts: Counts, from: string | null, to: string | null): Counts {
  if (from === to) return counts;
  const after = { ...counts };
  if (from !== null) {
    const left = (after[from] ?? 0) - 1;
    if (left === 0) delete after[from];
    else after[from] = left;
  }
  if (to !== null) after[to] = (after[to] ?? 0) + 1;
  return after;
}

export function increment(counts: Counts, key: string, by = 1): Counts {
  return { ...counts, [key]: (counts[key] ?? 0) + by };
}

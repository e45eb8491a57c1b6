/** Texts with this prefix, as a range that an index can serve. */
export function prefixRange(start: string): { gte: string; lt: string } {
  return { gte: start, lt: `${start}\u{10ffff}` };
}

/** Of texts, those that begin with this one: a range, so that an index answers it. */
export function beginsWith(start: string): { gte: string; lt: string } {
  return { gte: start, lt: `${start}\u{10ffff}` };
}

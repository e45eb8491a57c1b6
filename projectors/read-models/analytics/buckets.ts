import { HOUR_MS, isWithinYears, manilaDay } from '#contracts/manila-time.ts';

/**
 * The document of figures for an id, from the id alone, so that all its events find the same one. Ids begin with their
 * time (docs/decisions/time-ordered-ids.md), so ids created on one day share a document; the counted day may differ and
 * is stored in the document. Older ids and names are distributed by hash.
 */
export function dayBucketOf(id: string): string {
  if (!timeOrdered.test(id)) return `other-${hashOf(id) % OTHERS}`;
  const ms = madeAt(id);
  return isWithinYears(ms) ? dayOfHour(Math.floor(ms / HOUR_MS)) : `other-${hashOf(id) % OTHERS}`;
}

/** Short, so that a rush of ids falls into few documents at a time and a whole day's ids into all. */
const SLICE_MS = 100;

/** Divides the ids of `dayBucketOf` into a number of parts. Ids created at the same moment share a part. */
export function dayPartOf(id: string, parts: number): string {
  const part = timeOrdered.test(id) ? Math.floor(madeAt(id) / SLICE_MS) : hashOf(id);
  return `${dayBucketOf(id)}-${part % parts}`;
}

function madeAt(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}

const hourCache = new Map<number, string>();
const MOST_HOURS = 5000;

/** Days in Manila begin on a whole hour of UTC. */
function dayOfHour(hour: number): string {
  const known = hourCache.get(hour);
  if (known !== undefined) return known;
  if (hourCache.size >= MOST_HOURS) hourCache.clear();
  const day = manilaDay(hour * HOUR_MS);
  hourCache.set(hour, day);
  return day;
}

const timeOrdered = /^[\da-f]{8}-[\da-f]{4}-[78][\da-f]{3}-/;
const OTHERS = 64;

/** FNV-1a: spreads texts that differ in one letter. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let n = 0; n < text.length; n++) hash = Math.imul(hash ^ text.charCodeAt(n), 0x01000193);
  return hash >>> 0;
}

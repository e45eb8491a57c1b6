import { HOUR_MS, isWithinYears, manilaDay } from '#contracts/manila-time.ts';

/**
 * Which document of figures an id's facts lie in, from the id alone: every event about it then finds them. What is made
 * on one day lies together, since ids begin with their time (docs/decisions/time-ordered-ids.md); it needn't be the day
 * that is counted, which stands in the document itself. Ids from before that, and names, are divided by their hash.
 */
export function dayBucketOf(id: string): string {
  if (!timeOrdered.test(id)) return `other-${hashOf(id) % OTHERS}`;
  const ms = madeAt(id);
  return isWithinYears(ms) ? dayOfHour(Math.floor(ms / HOUR_MS)) : `other-${hashOf(id) % OTHERS}`;
}

/** So short that what comes in a rush lies in a few documents at a time, and a day's others in all of them. */
const SLICE_MS = 100;

/** One of a number of parts of what `dayBucketOf` puts together: what was made in the same moment lies in the same part. */
export function dayPartOf(id: string, parts: number): string {
  const part = timeOrdered.test(id) ? Math.floor(madeAt(id) / SLICE_MS) : hashOf(id);
  return `${dayBucketOf(id)}-${part % parts}`;
}

function madeAt(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}

const knownHours = new Map<number, string>();
const MOST_HOURS = 5000;

/** Manila's days begin on a whole hour of UTC. */
function dayOfHour(hour: number): string {
  const known = knownHours.get(hour);
  if (known !== undefined) return known;
  if (knownHours.size >= MOST_HOURS) knownHours.clear();
  const day = manilaDay(hour * HOUR_MS);
  knownHours.set(hour, day);
  return day;
}

const timeOrdered = /^[\da-f]{8}-[\da-f]{4}-[78][\da-f]{3}-/;
const OTHERS = 64;

/** FNV-1a: spreads what differs in a letter alone. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let n = 0; n < text.length; n++) hash = Math.imul(hash ^ text.charCodeAt(n), 0x01000193);
  return hash >>> 0;
}

/**
 * Newcomers receive some top places, so that clients get to know them: one of the first five, and one of every ten
 * after the first ten. Place and newcomer change by day and search, and are the same on all pages of a search
 * (docs/decisions/search.md).
 */
const FIRST_PLACES = 5;
const BLOCK = 10;
/** A shorter list shows everyone anyway. */
export const LEAST_WORTH_SHARING = FIRST_PLACES;

/** A stable number from a text (FNV-1a with a final mix). */
export function numberFrom(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return mixBits(hash);
}

function mixBits(number: number): number {
  const hash = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  const more = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (more ^ (more >>> 16)) >>> 0;
}

/** A person's draw in a turn by their own lot: lowest first. */
export function drawnBy(lot: number, turn: number): number {
  return mixBits(lot ^ turn);
}

/** `turn`: the day and the search. Places count from 0. */
export function isNewcomersPlace(place: number, turn: string): boolean {
  const block = Math.floor(place / BLOCK);
  const among = block === 0 ? FIRST_PLACES : BLOCK;
  return place === block * BLOCK + (numberFrom(`${turn}\n${block}`) % among);
}

/** Newcomers needed for this many places: those for the reserved places, plus those who may rank above them anyway. */
export function newcomerPlaces(count: number): number {
  return count + Math.ceil(count / BLOCK) + 1;
}

/**
 * The first `count` of the list: by rank, except that reserved places go to newcomers not yet listed. `ranked` has at
 * least `count` entries, `newcomers` at least `newcomerPlaces`, in their turn's order.
 */
export function withNewcomers<Who>(
  ranked: readonly Who[],
  newcomers: readonly Who[],
  count: number,
  turn: string,
): Who[] {
  const placed = new Set<Who>();
  const waiting = [ranked.values(), newcomers.values()] as const;
  const next = (queue: Iterator<Who>): Who | undefined => {
    for (let one = queue.next(); !one.done; one = queue.next()) if (!placed.has(one.value)) return one.value;
    return undefined;
  };
  while (placed.size < count) {
    const newcomer = isNewcomersPlace(placed.size, turn) ? next(waiting[1]) : undefined;
    const who = newcomer ?? next(waiting[0]);
    if (who === undefined) break;
    placed.add(who);
  }
  return [...placed];
}

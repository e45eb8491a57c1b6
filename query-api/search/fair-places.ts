/**
 * New workers get some of the first places, so that they can become known: one of the first five, and one of each ten after
 * the first ten. Which it is, and who of them gets it, changes from day to day and from search to search, and is the same on
 * every page of one (docs/decisions/search.md).
 */
const FIRST_PLACES = 5;
const BLOCK = 10;
/** Of a shorter list everybody sees everybody. */
export const LEAST_WORTH_SHARING = FIRST_PLACES;

/** A number from a text, the same always (FNV-1a with a last stir). */
export function numberFrom(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return stirred(hash);
}

function stirred(number: number): number {
  const hash = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  const more = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (more ^ (more >>> 16)) >>> 0;
}

/** What somebody draws by their own lot in that turn: the lowest comes first. */
export function drawnBy(lot: number, turn: number): number {
  return stirred(lot ^ turn);
}

/** `turn`: the day and the search. Places count from 0. */
export function isNewcomersPlace(place: number, turn: string): boolean {
  const block = Math.floor(place / BLOCK);
  const among = block === 0 ? FIRST_PLACES : BLOCK;
  return place === block * BLOCK + (numberFrom(`${turn}\n${block}`) % among);
}

/** How many newcomers must be known for so many places: those of theirs, and whoever else may stand before as they rank. */
export function newcomersNeeded(count: number): number {
  return count + Math.ceil(count / BLOCK) + 1;
}

/**
 * The first `count` of the list: everybody as they rank, but for the newcomers' places, which newcomers take who have none
 * before. `ranked` holds at least `count` of all, `newcomers` as many as it needs (`newcomersNeeded`), in their turn.
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

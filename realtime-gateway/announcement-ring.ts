import type { Announcement, Changes } from '#contracts/realtime/changes.ts';

type RingOptions = {
  /** How many announcements are kept at least; at most twice as many are. */
  size: number;
  /** Where the read models are now: asked when the ring is first needed, since nothing older was ever in it. */
  startsAt: () => number;
};

/**
 * The recent announcements, for sockets that come back. It vouches for everything after its floor: whoever saw less
 * must read everything again.
 */
export function createAnnouncementRing({ size, startsAt }: RingOptions) {
  let entries: Announcement[] = [];
  let floor: number | undefined;
  let lastPosition = 0;

  function start(position: number): number {
    floor ??= position;
    return floor;
  }

  function forgetOldest(): void {
    if (entries.length <= size * 2) return;
    floor = entries[entries.length - size - 1]?.position;
    entries = entries.slice(-size);
  }

  return {
    /** Everything up to here has been announced. */
    position: () => Math.max(start(startsAt()), lastPosition),

    /** Takes a batch and gives what is new in it: the bus may bring a batch twice. */
    add({ announcements, position }: Changes): readonly Announcement[] {
      const fresh = announcements.filter((announcement) => announcement.position > lastPosition);
      const [first] = fresh;
      if (first) start(first.position - 1);
      entries.push(...fresh);
      lastPosition = Math.max(lastPosition, position);
      forgetOldest();
      return fresh;
    },

    /**
     * What was announced after a position, in order; null when the ring does not reach back to it. A browser may be ahead
     * of the ring, by a command of its own whose changes are still under way: these come live.
     */
    since: (after: number): readonly Announcement[] | null => (after < start(startsAt()) ? null : entries.slice(firstAfter(entries, after))),
  };
}

export type AnnouncementRing = ReturnType<typeof createAnnouncementRing>;

/** The entries' positions rise, so half of what is left is ruled out at each step. */
function firstAfter(entries: readonly Announcement[], after: number): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.position ?? 0) > after) high = middle;
    else low = middle + 1;
  }
  return low;
}

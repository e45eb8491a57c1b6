import type { PushBatch, Push } from '#contracts/realtime/changes.ts';

type BufferOptions = {
  /** How many pushes are kept at least; at most twice as many are. */
  size: number;
  nowMs?: () => number;
};

/** A batch of changes, as far as it is for browsers. */
type Pushed = Omit<PushBatch, 'announcements'> & { announcements: readonly Push[] };

type Entry = { message: Push; /** The highest position that had come before it. */ after: number; atMs: number };

/** Shards are this close to each other in every instance's eyes, unless one of them really lags. */
const SLACK_MS = 2000;

/**
 * The recent pushes, for sockets that come back. It vouches for everything after its floor: whoever saw less
 * must read everything again.
 *
 * Each shard announces in order, yet one of them may lag behind another: then a socket that has seen position 100 may
 * still lack 95. So with several shards everything that came since then, and shortly before, is given again. Browsers
 * know what they have seen by its position, id or revision.
 */
export function createResumeBuffer({ size, nowMs = () => performance.now() }: BufferOptions) {
  const reached = new Map<string, number>();
  let entries: Entry[] = [];
  let floor = Number.POSITIVE_INFINITY;
  let highest = 0;

  function forgetOldest(): void {
    if (entries.length <= size * 2) return;
    const forgotten = entries.slice(0, -size);
    entries = entries.slice(-size);
    floor = forgotten.reduce((latest, { message }) => Math.max(latest, message.position), floor);
  }

  function missed(after: number): Entry[] {
    if (reached.size <= 1) return entries.slice(firstAfter(entries, after));
    const passed = entries.find((entry) => Math.max(entry.after, entry.message.position) >= after);
    const since = (passed?.atMs ?? nowMs()) - SLACK_MS;
    return entries.filter(({ message, atMs }) => message.position > after || atMs >= since);
  }

  return {
    /** Everything published after this position will have come here. */
    startAt(position: number): void {
      floor = position;
      highest = Math.max(highest, position);
    },

    /** The highest position that has been published. */
    position: () => highest,

    /** Takes a batch and gives what is new in it: the bus may bring a batch twice. */
    add({ announcements, position, shard = '' }: Pushed): readonly Push[] {
      const upTo = reached.get(shard) ?? 0;
      const fresh = announcements.filter((message) => message.position > upTo);
      const atMs = nowMs();
      for (const message of fresh) {
        entries.push({ message, after: highest, atMs });
        highest = Math.max(highest, message.position);
      }
      reached.set(shard, Math.max(upTo, position));
      highest = Math.max(highest, position);
      forgetOldest();
      return fresh;
    },

    /**
     * What was published after a position, in the order in which it came; null when the buffer does not reach back to it. A
     * browser may be ahead of the buffer, by a command of its own whose changes are still under way: these come live.
     */
    since: (after: number): readonly Push[] | null =>
      after < floor ? null : missed(after).map(({ message }) => message),
  };
}

export type ResumeBuffer = ReturnType<typeof createResumeBuffer>;

/** The entries' positions rise, so half of what is left is ruled out at each step. */
function firstAfter(entries: readonly Entry[], after: number): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.message.position ?? 0) > after) high = middle;
    else low = middle + 1;
  }
  return low;
}

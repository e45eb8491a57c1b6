import type { PushBatch, Push } from '#contracts/realtime/changes.ts';

type BufferOptions = {
  /** Least number of pushes kept; up to twice as many may be. */
  size: number;
  nowMs?: () => number;
};

/** A batch with only those changes that go to browsers. */
type Pushed = Omit<PushBatch, 'announcements'> & { announcements: readonly Push[] };

type Entry = { message: Push; /** The highest position received before it. */ after: number; atMs: number };

/** Largest difference in arrival time between shards, unless one of them lags. */
const SLACK_MS = 2000;

/**
 * Recent pushes for reconnecting sockets. The buffer holds every push after `completeAfter`; a socket that saw less must reload.
 *
 * Each shard publishes in order, but one may lag behind another: a socket that has seen position 100 may still lack 95.
 * With several shards the buffer therefore repeats everything received since then and shortly before. Browsers detect
 * duplicates by position, id or revision.
 */
export function createResumeBuffer({ size, nowMs = () => performance.now() }: BufferOptions) {
  const reached = new Map<string, number>();
  let entries: Entry[] = [];
  let completeAfter = Number.POSITIVE_INFINITY;
  let highest = 0;

  function forgetOldest(): void {
    if (entries.length <= size * 2) return;
    const forgotten = entries.slice(0, -size);
    entries = entries.slice(-size);
    completeAfter = forgotten.reduce((latest, { message }) => Math.max(latest, message.position), completeAfter);
  }

  function missed(after: number): Entry[] {
    if (reached.size <= 1) return entries.slice(firstAfter(entries, after));
    const passed = entries.find((entry) => Math.max(entry.after, entry.message.position) >= after);
    const since = (passed?.atMs ?? nowMs()) - SLACK_MS;
    return entries.filter(({ message, atMs }) => message.position > after || atMs >= since);
  }

  return {
    /** Marks the buffer as complete after this position. */
    startAt(position: number): void {
      completeAfter = position;
      highest = Math.max(highest, position);
    },

    /** The highest published position. */
    position: () => highest,

    /** Adds a batch and returns its new messages: the bus may deliver a batch twice. */
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
     * Pushes after a position, in order of arrival; null when the buffer does not reach back that far. A browser may be
     * ahead of the buffer after a command of its own; those changes then arrive live.
     */
    since: (after: number): readonly Push[] | null =>
      after < completeAfter ? null : missed(after).map(({ message }) => message),
  };
}

export type ResumeBuffer = ReturnType<typeof createResumeBuffer>;

/** Binary search: the positions of the entries rise. */
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

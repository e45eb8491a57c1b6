import type { ThreadMessage } from './thread.ts';

/** The newest unread received message that was seen (0: none), and the number of unread ones after it. */
export function readInSight(
  messages: readonly Pick<ThreadMessage, 'mine' | 'status' | 'sequence'>[],
  seenUpTo: number,
): { sequence: number; left: number } {
  const unread = messages.flatMap(({ mine, status, sequence }) =>
    !mine && status === 'sent' && sequence !== null ? [sequence] : [],
  );
  const seen = unread.filter((sequence) => sequence <= seenUpTo);
  return { sequence: Math.max(0, ...seen), left: unread.length - seen.length };
}

type Edge = { sequence: number; bottom: number };

/** Tolerance for rounding and the shadow below the last line, pixels. */
const EDGE_PX = 8;

/**
 * Sequence of the newest message whose end is in view; 0: none. `received`: top to bottom. `foot`: bottom of the
 * view.
 */
export function lastSeenSequence(received: readonly Edge[], foot: number): number {
  return received.findLast(({ bottom }) => bottom <= foot + EDGE_PX)?.sequence ?? 0;
}

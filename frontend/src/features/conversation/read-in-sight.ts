import type { ThreadMessage } from './thread.ts';

/** Of what the other side wrote and is unread: the newest that was seen (0: none), and how many are left after it. */
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

/** Rounding of the screen, and the shadow below the last line. */
const EDGE_PX = 8;

/** The newest whose end has come into view, in order from top to bottom; 0: none. `foot`: where the view ends. */
export function lastSeenSequence(received: readonly Edge[], foot: number): number {
  return received.findLast(({ bottom }) => bottom <= foot + EDGE_PX)?.sequence ?? 0;
}

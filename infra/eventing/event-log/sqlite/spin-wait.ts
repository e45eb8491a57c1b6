import { availableParallelism } from 'node:os';

/** Duration of a disk transaction. 0 on a single core, where spinning would slow the awaited thread. */
const LONGEST_MS = availableParallelism() > 1 ? 0.5 : 0;

/**
 * Keeps the event loop awake for a response expected within half a millisecond, since waking a thread takes a tenth of
 * that. Other work runs meanwhile. Call the returned function to restart the wait.
 */
export function spinWhile(awaited: () => boolean): () => void {
  let awake = false;
  let until = 0;

  function turn(): void {
    awake = awaited() && performance.now() < until;
    if (awake) setImmediate(turn);
  }

  return () => {
    until = performance.now() + LONGEST_MS;
    if (!awake) turn();
  };
}

import { availableParallelism } from 'node:os';

/** As long as a disk takes for a transaction. On a single core that time would be taken from the thread that is waited for. */
const LONGEST_MS = availableParallelism() > 1 ? 0.5 : 0;

/**
 * Keeps the event loop from falling asleep while an answer is awaited that comes within half a millisecond: waking a
 * thread takes a tenth of that. Whatever else is to be done is done meanwhile. The returned function begins the wait anew.
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

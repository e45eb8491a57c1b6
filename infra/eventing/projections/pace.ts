/** Number of events in a batch that indicates load. */
const CROWD = 20;
const REST = 5;
const LONGEST_REST_MS = 100;

/**
 * Pause in milliseconds for a projector that has caught up, after a batch of `events` that took `tookMs`. Under load
 * it leaves the thread to commands and then writes more events together, which costs a third of small batches.
 * Without load there is no pause.
 */
export function restAfter(events: number, tookMs: number): number {
  return events < CROWD ? 0 : Math.min(REST * tookMs, LONGEST_REST_MS);
}

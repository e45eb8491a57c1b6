/** So many events at once come only when many people act at the same moment. */
const CROWD = 20;
const REST = 5;
const LONGEST_REST_MS = 100;

/**
 * How many milliseconds a projector that has caught up leaves its thread to those who share it, after a batch of `events`
 * that took `tookMs`. In a crowd commands come first, and the events of more of them are then written together, which
 * costs a third of writing them in small batches; without one there is no rest, and nobody waits.
 */
export function restAfter(events: number, tookMs: number): number {
  return events < CROWD ? 0 : Math.min(REST * tookMs, LONGEST_REST_MS);
}

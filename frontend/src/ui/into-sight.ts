/**
 * Ref callback that scrolls an element into view when it mounts, clear of the sticky bars, for the response to a
 * press elsewhere. A new `key` per press remounts it.
 */
export function intoSight(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: 'center' });
}

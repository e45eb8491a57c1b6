/**
 * Highest log position known to this browser. A command's response has its position; calls in the following seconds
 * send it, so that users always see their own writes, and their commands are decided on them (design section 5).
 */
const CARRIED_MS = 5000;

let highest = 0;
let notedAt = 0;
let first: number | null = null;

/** Also called for pushes: the refetch must include the announced change. */
export function notePosition(position: number, nowMs = Date.now()): void {
  if (!Number.isFinite(position)) return;
  first = Math.min(first ?? position, position);
  highest = Math.max(highest, position);
  notedAt = nowMs;
}

/** Position that the next call waits for; null once the services have certainly caught up. */
export function positionToCarry(nowMs = Date.now()): number | null {
  return highest > 0 && nowMs - notedAt <= CARRIED_MS ? highest : null;
}

/**
 * Lowest position that this page has received, whatever the order of responses: displayed data is not older, so
 * sockets resume from here.
 */
export function firstPosition(): number | null {
  return first;
}

/** Called when another user signs in, and by tests. */
export function forgetPositions(): void {
  highest = 0;
  notedAt = 0;
  first = null;
}

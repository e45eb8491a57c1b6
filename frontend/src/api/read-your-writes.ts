/**
 * How far along the log this browser knows the world to be. A command's answer says which position it reached; reads in
 * the seconds after it carry that position, so that one's own writes are always visible (design section 5).
 */
const CARRIED_MS = 5000;

let highest = 0;
let notedAt = 0;
let first: number | null = null;

/** Also for pushes: the read that they cause must hold what they announced. */
export function notePosition(position: number, nowMs = Date.now()): void {
  if (!Number.isFinite(position)) return;
  first = Math.min(first ?? position, position);
  highest = Math.max(highest, position);
  notedAt = nowMs;
}

/** What the next read has to wait for, or null when the read models have long caught up. */
export function positionToCarry(nowMs = Date.now()): number | null {
  return highest > 0 && nowMs - notedAt <= CARRIED_MS ? highest : null;
}

/**
 * The lowest position that this page heard of, in whichever order answers came: nothing that it shows is older, so sockets
 * resume from here.
 */
export function firstPosition(): number | null {
  return first;
}

/** Another person signs in, or a test starts. */
export function forgetPositions(): void {
  highest = 0;
  notedAt = 0;
  first = null;
}

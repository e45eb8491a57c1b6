/**
 * Current time by the server's clock, which decides about deadlines: a phone's clock may be an hour off. If both
 * agree within the network delay, the browser's clock is used.
 */
const ALIKE_MS = 30_000;

/** Last server time with the monotonic time of its arrival; null: the browser's clock is right. */
let lastServerTime: { serverMs: number; atMs: number } | null = null;

/** `date`: `Date` header of a response. */
export function noteServerDate(date: string | null): void {
  const serverMs = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(serverMs)) return;
  lastServerTime = Math.abs(serverMs - Date.now()) > ALIKE_MS ? { serverMs, atMs: performance.now() } : null;
}

/** In ms. */
export function serverNow(): number {
  return lastServerTime === null ? Date.now() : lastServerTime.serverMs + performance.now() - lastServerTime.atMs;
}

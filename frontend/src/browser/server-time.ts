/**
 * The time by the server's clock, which decides what is open and what is due: a phone's may be an hour off. While the two
 * agree, to within what a slow answer makes of it, it is the browser's.
 */
const ALIKE_MS = 30_000;

/** What the server said last, and when that was by a clock that nobody sets; null: as the browser's says. */
let told: { serverMs: number; atMs: number } | null = null;

/** `date`: the `Date` header of an answer. */
export function noteServerDate(date: string | null): void {
  const serverMs = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(serverMs)) return;
  told = Math.abs(serverMs - Date.now()) > ALIKE_MS ? { serverMs, atMs: performance.now() } : null;
}

/** In ms. */
export function serverNow(): number {
  return told === null ? Date.now() : told.serverMs + performance.now() - told.atMs;
}

type Pace = {
  bytesPerSecond: number;
  /** After a quiet moment so much is taken at once. */
  burstBytes: number;
};

/**
 * Keeps all uploads of a process together to a pace, or all downloads, each piece in its turn: whoever pours as fast as a
 * line goes would have the event loop read, search and copy for them, and everybody else wait. Tells whoever moved so many
 * bytes for how many ms to move no more.
 */
export function createSharedPace({ bytesPerSecond, burstBytes }: Pace, now = () => performance.now()) {
  let aheadBytes = 0;
  let asOf = now();

  return (bytes: number): number => {
    const elapsedMs = now() - asOf;
    asOf += elapsedMs;
    aheadBytes = Math.max(0, aheadBytes - (elapsedMs / 1000) * bytesPerSecond) + bytes;
    return (Math.max(0, aheadBytes - burstBytes) / bytesPerSecond) * 1000;
  };
}

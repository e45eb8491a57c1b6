type Pace = {
  bytesPerSecond: number;
  /** Bytes allowed at once after a pause. */
  burstBytes: number;
};

/**
 * Limits all uploads, or all downloads, of a process to a common pace. Without it, clients at line speed would keep
 * the event loop busy and delay others. Returns the pause in ms after a number of bytes.
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

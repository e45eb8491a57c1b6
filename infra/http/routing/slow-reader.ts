import type { Response } from 'express';

export type ReadingPace = {
  /** Maximum time without progress. */
  stallMs: number;
  /** The average pace counts after this time. */
  graceMs: number;
  minBytesPerSecond: number;
};

/** A quarter of the pace of the slowest mobile connections in the Philippines. */
export const readingPace: ReadingPace = { stallMs: 15_000, graceMs: 20_000, minBytesPerSecond: 4096 };

const LOOKS = 10;

/**
 * Closes the connection of a reader that is too slow: it would hold a descriptor and buffers indefinitely. Bytes in kernel
 * buffers count as read, so the transfer of a small file is never cut. Calls `took` with the bytes that the connection accepted.
 */
export function watchReader(
  response: Response,
  { stallMs, graceMs, minBytesPerSecond }: ReadingPace = readingPace,
): { took(bytes: number): void; stop(): void } {
  const startedAt = performance.now();
  let [takenBytes, takenAt] = [0, startedAt];
  const looking = setInterval(
    () => {
      const now = performance.now();
      const late = now - startedAt > graceMs && takenBytes / ((now - startedAt) / 1000) < minBytesPerSecond;
      if (late || now - takenAt > stallMs) cut(response);
    },
    Math.min(stallMs, graceMs) / LOOKS,
  );
  return {
    took(bytes) {
      takenBytes += bytes;
      takenAt = performance.now();
    },
    stop: () => clearInterval(looking),
  };
}

/** Reset instead of close: the kernel would keep sending its buffer. */
function cut(response: Response): void {
  response.socket?.resetAndDestroy();
  response.destroy();
}

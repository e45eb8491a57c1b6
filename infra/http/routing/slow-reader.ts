import type { Response } from 'express';

export type ReadingPace = {
  /** So long nothing may be taken. */
  stallMs: number;
  /** After so long the average counts. */
  graceMs: number;
  minBytesPerSecond: number;
};

/** The slowest mobile connections of the Philippines take four times as much. */
export const readingPace: ReadingPace = { stallMs: 15_000, graceMs: 20_000, minBytesPerSecond: 4096 };

const LOOKS = 10;

/**
 * Cuts the connection of whoever takes what is sent too slowly: each would keep a descriptor and buffers for as long as they like.
 * The kernel's buffers count as taken, so a small file is never cut. `took` is told what the connection had
 * room for.
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

/** Reset, not closed: the kernel would go on offering what it still holds. */
function cut(response: Response): void {
  response.socket?.resetAndDestroy();
  response.destroy();
}

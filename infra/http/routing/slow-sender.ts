import type { IncomingMessage } from 'node:http';

export type SendingPace = {
  /** Maximum time without a byte. */
  stallMs: number;
  /** The average pace counts after this time. */
  graceMs: number;
  minBytesPerSecond: number;
};

/** The pace of a photo of 4 MB on the slowest usable connection; the server limits the total time (web-server.ts). */
export const sendingPace: SendingPace = { stallMs: 15_000, graceMs: 30_000, minBytesPerSecond: 8192 };

/** Form data are at most 200 KB, and most of them arrive with the head. */
export const jsonPace: SendingPace = { stallMs: 10_000, graceMs: 15_000, minBytesPerSecond: 2048 };

const LOOKS = 10;

/** Calls back once when the sender of a body is too slow. Returns a function that stops watching. */
export function watchSender(
  { socket }: IncomingMessage,
  tooSlow: () => void,
  { stallMs, graceMs, minBytesPerSecond }: SendingPace = sendingPace,
): () => void {
  const startedAt = performance.now();
  const startBytes = socket.bytesRead;
  let [seenBytes, seenAt] = [startBytes, startedAt];

  function look(): void {
    const now = performance.now();
    if (socket.bytesRead > seenBytes) [seenBytes, seenAt] = [socket.bytesRead, now];
    const late = now - startedAt > graceMs && (seenBytes - startBytes) / ((now - startedAt) / 1000) < minBytesPerSecond;
    if (!late && now - seenAt <= stallMs) return;
    clearInterval(looking);
    tooSlow();
  }

  const looking = setInterval(look, Math.min(stallMs, graceMs) / LOOKS);
  return () => clearInterval(looking);
}

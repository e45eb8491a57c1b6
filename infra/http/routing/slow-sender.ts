import type { IncomingMessage } from 'node:http';

export type SendingPace = {
  /** So long nothing may come. */
  stallMs: number;
  /** After so long the average counts. */
  graceMs: number;
  minBytesPerSecond: number;
};

/** A photo of 4 MB on the slowest connection that still is one; how long it takes in all is bounded by the server (web-server.ts). */
export const sendingPace: SendingPace = { stallMs: 15_000, graceMs: 30_000, minBytesPerSecond: 8192 };

/** What a form says has 200 KB at most, and the most of it comes with its head. */
export const jsonPace: SendingPace = { stallMs: 10_000, graceMs: 15_000, minBytesPerSecond: 2048 };

const LOOKS = 10;

/** Tells once when the sender of a body falls behind. Returns how to stop watching. */
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

import { setTimeout as delay } from 'node:timers/promises';

export type Pauses = { firstPauseMs: number; longestPauseMs: number };

/** Pauses between attempts to reach an unavailable dependency: short at first, then every few seconds without limit. */
export const engineAway: Pauses = { firstPauseMs: 50, longestPauseMs: 5_000 };

/** Doubles with each attempt up to a maximum; half of it is random, so that instances do not retry in step. */
export function pauseBefore(
  attempt: number,
  { firstPauseMs, longestPauseMs }: Pauses = engineAway,
  random = Math.random,
): number {
  const whole = Math.min(firstPauseMs * 2 ** Math.min(attempt, 30), longestPauseMs);
  return whole / 2 + (whole / 2) * random();
}

/** Ends early, without an error, when the signal aborts. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await delay(ms, undefined, { signal });
  } catch (reason) {
    if (!signal.aborted) throw reason;
  }
}

/** Resolves when the signal aborts. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

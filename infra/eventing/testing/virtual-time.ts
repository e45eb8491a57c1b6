import type { LeaseClock } from '../leases/lease-store.ts';

type Sleeper = { atMs: number; process: string; wake: () => void };

/** Time that a test advances, for several processes, some of them paused or dead. */
export function createVirtualTime() {
  let nowMs = 0;
  const sleepers = new Set<Sleeper>();
  const still = new Set<string>();

  /** Resolves when all woken work is done that needs no further time. */
  async function settle(): Promise<void> {
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
  }

  function next(untilMs: number): Sleeper | undefined {
    return [...sleepers]
      .filter(({ atMs, process }) => atMs <= untilMs && !still.has(process))
      .toSorted((one, other) => one.atMs - other.atMs)[0];
  }

  return {
    nowMs: () => nowMs,

    clockOf(process: string): LeaseClock {
      return {
        nowMs: () => nowMs,
        pause: (ms, signal) =>
          new Promise((resolve) => {
            if (signal.aborted) return resolve();
            const sleeper = { atMs: nowMs + ms, process, wake };
            function wake(): void {
              sleepers.delete(sleeper);
              signal.removeEventListener('abort', wake);
              resolve();
            }
            signal.addEventListener('abort', wake);
            sleepers.add(sleeper);
          }),
      };
    },

    async pass(ms: number): Promise<void> {
      const untilMs = nowMs + ms;
      await settle();
      for (let sleeper = next(untilMs); sleeper; sleeper = next(untilMs)) {
        nowMs = Math.max(nowMs, sleeper.atMs);
        sleeper.wake();
        await settle();
      }
      nowMs = untilMs;
    },

    /** Pauses the process for a while, or for ever. */
    hold: (process: string) => void still.add(process),
    resume: (process: string) => void still.delete(process),
  };
}

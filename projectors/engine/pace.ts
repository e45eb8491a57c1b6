import { performance } from 'node:perf_hooks';
import { pause } from '#infra/back-off.ts';

/** Above this share of its time at work, a thread has others waiting. */
const BUSY = 0.8;
const REST = 5;
const LONGEST_REST_MS = 100;

/**
 * Lets a projector that has caught up leave its thread to those who share it, after a batch that took `tookMs`. On a thread
 * that is at work all the time, commands come first, and the events of more of them are then written together, which costs
 * a third of writing them in small batches; with time to spare there is no rest, and nobody waits.
 */
export function createPace(signal: AbortSignal, utilizationSince: () => number = threadUtilization()): (tookMs: number) => Promise<void> {
  return async (tookMs) => {
    const restMs = restAfter(tookMs, utilizationSince());
    if (restMs > 0) await pause(restMs, signal);
  };
}

/** In milliseconds; `utilization`: the share of its time that the thread is at work. */
export function restAfter(tookMs: number, utilization: number): number {
  return utilization < BUSY ? 0 : Math.min(REST * tookMs, LONGEST_REST_MS);
}

/** The share of its time that this thread was at work since the last call. */
function threadUtilization(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}

import { performance } from 'node:perf_hooks';

/** Above this share of its time at work, a thread has others waiting. */
const BUSY = 0.8;
const REST = 5;
const LONGEST_REST_MS = 100;

/**
 * How many milliseconds a projector that has caught up leaves its thread to those who share it, after a batch that took
 * `tookMs`. On a thread that is at work all the time, commands come first, and the events of more of them are then written
 * together, which costs a third of writing them in small batches; with time to spare there is no rest, and nobody waits.
 */
export function createPace(utilizationSince: () => number = threadUtilization()): (tookMs: number) => number {
  return (tookMs) => (utilizationSince() < BUSY ? 0 : Math.min(REST * tookMs, LONGEST_REST_MS));
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

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import fc from 'fast-check';
import { createClock, createSteadyTime } from './clock.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

it('follows the machine’s clock with its offset', () => {
  const clock = createClock(5_000);
  vi.advanceTimersByTime(10);
  expect(clock.now().getTime()).toBe(1_005_010);
});

it('moves time and elapsed time together by advance, and only the time by jumpTo', () => {
  const clock = createClock();
  const elapsedMs = clock.elapsedMs();
  clock.advance(60_000);
  expect(clock.now().getTime()).toBe(1_060_000);
  expect(clock.elapsedMs() - elapsedMs).toBe(60_000);
  clock.jumpTo(new Date(0));
  expect(clock.now().getTime()).toBe(0);
  expect(clock.elapsedMs() - elapsedMs).toBe(60_000);
});

it('can be frozen, advanced, and continued with its offset', () => {
  const clock = createClock(5_000);
  clock.set(new Date(42));
  vi.advanceTimersByTime(10);
  expect(clock.now().getTime()).toBe(42);
  clock.advance(8);
  expect(clock.now().getTime()).toBe(50);
  clock.set(null);
  expect(clock.now().getTime()).toBe(1_005_010);
});

it('notifies of each move until it is stopped', () => {
  const clock = createClock();
  const listener = vi.fn();
  const stop = clock.onMoved(listener);
  clock.jumpTo(new Date(0));
  clock.advance(1);
  clock.set(null);
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  clock.advance(1);
  expect(listener).toHaveBeenCalledTimes(3);
});

it('tells each watcher of a changed system time until it is stopped', () => {
  const clock = createClock();
  const [one, other] = [vi.fn(), vi.fn()];
  clock.watchSteps(one);
  const stop = clock.watchSteps(other);
  const stepMs = 3_600_000;
  vi.setSystemTime(Date.now() + stepMs);
  clock.now();
  stop();
  vi.advanceTimersByTime(5 * 60_000);
  clock.now();
  expect(one.mock.calls).toEqual([[{ stepMs, isBelieved: false }], [{ stepMs, isBelieved: true }]]);
  expect(other).toHaveBeenCalledTimes(1);
});

/** A machine with a settable clock. */
function machine() {
  let [elapsed, set] = [0, 1_000_000_000];
  const steps: { stepMs: number; isBelieved: boolean }[] = [];
  const timeMs = createSteadyTime({ nowMs: () => elapsed + set, elapsedMs: () => elapsed }, (step) => steps.push(step));
  return {
    timeMs,
    steps,
    pass: (ms: number) => void (elapsed += ms),
    setAhead: (ms: number) => void (set += ms),
    machineMs: () => elapsed + set,
  };
}
const HOUR_MS = 3_600_000;

it('ignores a clock that is set ahead and back within five minutes', () => {
  const { timeMs, steps, pass, setAhead, machineMs } = machine();
  const startedAt = timeMs();
  setAhead(2 * HOUR_MS);
  for (let second = 0; second < 299; second++) {
    pass(1000);
    expect(timeMs()).toBe(startedAt + (second + 1) * 1000);
  }
  setAhead(-2 * HOUR_MS);
  expect(timeMs()).toBe(machineMs());
  expect(steps).toEqual([{ stepMs: 2 * HOUR_MS, isBelieved: false }]);
});

it.each([2 * HOUR_MS, -2 * HOUR_MS])('follows a clock set by %d ms after five minutes', (stepMs) => {
  const { timeMs, steps, pass, setAhead, machineMs } = machine();
  setAhead(stepMs);
  timeMs();
  pass(5 * 60_000 - 1);
  expect(timeMs()).toBe(machineMs() - stepMs);
  pass(1);
  expect(timeMs()).toBe(machineMs());
  expect(steps).toEqual([
    { stepMs, isBelieved: false },
    { stepMs, isBelieved: true },
  ]);
});

it('follows small corrections immediately', () => {
  const { timeMs, steps, setAhead, machineMs } = machine();
  for (const stepMs of [4000, -9000]) {
    setAhead(stepMs);
    expect(timeMs()).toBe(machineMs());
  }
  expect(steps).toEqual([]);
});

it('keeps elapsed time while a clock is set repeatedly and never stable for five minutes', () => {
  const settings = fc.array(
    fc.record({ stepMs: fc.integer({ min: 60_000, max: 9 * HOUR_MS }), seconds: fc.integer({ min: 1, max: 280 }) }),
    { minLength: 1, maxLength: 20 },
  );
  fc.assert(
    fc.property(settings, (set) => {
      const { timeMs, pass, setAhead } = machine();
      let expected = timeMs();
      for (const { stepMs, seconds } of set) {
        setAhead(stepMs);
        for (let second = 0; second < seconds; second++) {
          pass(1000);
          expected += 1000;
          expect(timeMs()).toBe(expected);
        }
      }
    }),
    { numRuns: 30 },
  );
});

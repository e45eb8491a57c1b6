import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClock } from './clock.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

it('follows the machine at its distance', () => {
  const clock = createClock(5_000);
  vi.advanceTimersByTime(10);
  expect(clock.now().getTime()).toBe(1_005_010);
});

it('moves time and elapsed time together by advance, time alone by jumpTo', () => {
  const clock = createClock();
  const elapsedMs = clock.elapsedMs();
  clock.advance(60_000);
  expect(clock.now().getTime()).toBe(1_060_000);
  expect(clock.elapsedMs() - elapsedMs).toBe(60_000);
  clock.jumpTo(new Date(0));
  expect(clock.now().getTime()).toBe(0);
  expect(clock.elapsedMs() - elapsedMs).toBe(60_000);
});

it('stands still where it is set, is advanced there too, and goes on from its distance', () => {
  const clock = createClock(5_000);
  clock.set(new Date(42));
  vi.advanceTimersByTime(10);
  expect(clock.now().getTime()).toBe(42);
  clock.advance(8);
  expect(clock.now().getTime()).toBe(50);
  clock.set(null);
  expect(clock.now().getTime()).toBe(1_005_010);
});

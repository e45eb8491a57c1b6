import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inEqualTime } from './in-equal-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['answers', async () => 'yes'],
  ['refuses', () => Promise.reject(new Error('no'))],
])('%s at the end of the time, however early the result is known', async (_, work) => {
  let isOver = false;
  const asked = inEqualTime<string>(work)
    .catch((refused: Error) => refused.message)
    .finally(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(19);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);
  expect(['yes', 'no']).toContain(await asked);
});

it('adds no delay to longer work', async () => {
  const asked = inEqualTime(() => new Promise((resolve) => setTimeout(() => resolve('late'), 50)));
  await vi.advanceTimersByTimeAsync(50);
  expect(await asked).toBe('late');
});

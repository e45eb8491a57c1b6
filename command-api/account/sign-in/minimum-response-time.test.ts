import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withMinimumResponseTime } from './minimum-response-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['returns', async () => 'yes'],
  ['throws', () => Promise.reject(new Error('no'))],
])('%s after 20 ms even if the result is known earlier', async (_, work) => {
  let isOver = false;
  const asked = withMinimumResponseTime<string>(work)
    .catch((refused: Error) => refused.message)
    .finally(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(19);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);
  expect(['yes', 'no']).toContain(await asked);
});

it('adds no delay to longer work', async () => {
  const asked = withMinimumResponseTime(() => new Promise((resolve) => setTimeout(() => resolve('late'), 50)));
  await vi.advanceTimersByTimeAsync(50);
  expect(await asked).toBe('late');
});

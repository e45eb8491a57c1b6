import { expect, it } from 'vitest';
import { createTokenBuckets } from './token-buckets.ts';

it('allow a burst, then the amount refilled over time', () => {
  let nowMs = 0;
  const buckets = createTokenBuckets({ burst: 3, perMinute: 60 }, () => nowMs);
  const taken = (count: number) => Array.from({ length: count }, () => buckets.take('maria')).filter(Boolean).length;
  expect(taken(5)).toBe(3);
  nowMs += 2000;
  expect(taken(5)).toBe(2);
  nowMs += 3_600_000;
  expect(taken(5)).toBe(3);
});

it('are separate per key', () => {
  const buckets = createTokenBuckets({ burst: 1, perMinute: 1 }, () => 0);
  expect(['maria', 'maria', 'ramon'].map((who) => buckets.take(who))).toEqual([true, false, true]);
});

it('are not filled by a clock that goes back', () => {
  let nowMs = 60_000;
  const buckets = createTokenBuckets({ burst: 1, perMinute: 1 }, () => nowMs);
  buckets.take('maria');
  nowMs = 0;
  expect(buckets.take('maria')).toBe(false);
});

import { expect, it } from 'vitest';
import { percentChange } from './worker-earnings.ts';

it.each([[0, 0, 0], [0, 5, 100], [100, 150, 50], [300, 400, 33.3], [400, 300, -25], [300, 100, -66.7], [100, 0, -100]])('from %i to %i is %d percent', (before, now, percent) => {
  expect(percentChange(before, now)).toBe(percent);
});

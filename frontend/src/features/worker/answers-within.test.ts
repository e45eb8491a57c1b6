import { expect, it } from 'vitest';
import { answersWithin } from './answers-within.ts';

it.each([
  [0, 5, 0],
  [5, 5, 0],
  [16, 30, 0],
  [31, 60, 1],
  [61, 120, 2],
  [1441, 2880, 48],
])('formats %i minutes as within %i minutes, %i hours', (median, minutes, hours) => {
  expect(answersWithin(median)).toEqual({ minutes, hours });
});

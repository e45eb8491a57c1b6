import { expect, it } from 'vitest';
import { neighbourOf } from './neighbour-of.ts';

it('returns the next item, or the previous one for the last', () => {
  expect(['a', 'b', 'c'].map((_, index) => neighbourOf(['a', 'b', 'c'], index))).toEqual(['b', 'c', 'b']);
  expect(neighbourOf(['a'], 0)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { beside } from './beside.ts';

it('returns the item that takes its place', () => {
  expect(['a', 'b', 'c'].map((_, index) => beside(['a', 'b', 'c'], index))).toEqual(['b', 'c', 'b']);
  expect(beside(['a'], 0)).toBeUndefined();
});

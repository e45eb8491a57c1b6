import { expect, it } from 'vitest';
import { inOrder } from './api.ts';

const list = ['tap', 'sofa', 'drain', 'roof'].map((id) => ({ id }));

it('reorders the given items and keeps the positions of the others', () => {
  expect(inOrder(list, ['roof', 'tap', 'drain']).map(({ id }) => id)).toEqual(['roof', 'sofa', 'tap', 'drain']);
  expect(inOrder(list, ['gone', 'drain', 'tap']).map(({ id }) => id)).toEqual(['drain', 'sofa', 'tap', 'roof']);
  expect(inOrder(list, [])).toEqual(list);
});

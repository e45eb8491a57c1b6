import { expect, it } from 'vitest';
import { inOrder } from './in-order.ts';

const list = ['tap', 'sofa', 'drain', 'roof'].map((id) => ({ id }));

it('orders some of a list among themselves, and leaves the others where they are', () => {
  expect(inOrder(list, ['roof', 'tap', 'drain']).map(({ id }) => id)).toEqual(['roof', 'sofa', 'tap', 'drain']);
  expect(inOrder(list, ['gone', 'drain', 'tap']).map(({ id }) => id)).toEqual(['drain', 'sofa', 'tap', 'roof']);
  expect(inOrder(list, [])).toEqual(list);
});

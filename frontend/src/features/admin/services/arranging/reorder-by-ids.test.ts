import { expect, it } from 'vitest';
import { reorderByIds } from './api.ts';

const list = ['tap', 'sofa', 'drain', 'roof'].map((id) => ({ id }));

it('reorders the given items and keeps the positions of the others', () => {
  expect(reorderByIds(list, ['roof', 'tap', 'drain']).map(({ id }) => id)).toEqual(['roof', 'sofa', 'tap', 'drain']);
  expect(reorderByIds(list, ['gone', 'drain', 'tap']).map(({ id }) => id)).toEqual(['drain', 'sofa', 'tap', 'roof']);
  expect(reorderByIds(list, [])).toEqual(list);
});

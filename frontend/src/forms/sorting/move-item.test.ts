import { expect, it } from 'vitest';
import { moveItem } from './move-item.ts';

const list = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const ids = (id: string, to: number) => moveItem(list, id, to).map((one) => one.id);

it('moves one item of a list, and nothing else', () => {
  expect(ids('a', 2)).toEqual(['b', 'c', 'a']);
  expect(ids('c', 0)).toEqual(['c', 'a', 'b']);
  expect(ids('b', 1)).toEqual(['a', 'b', 'c']);
  expect(ids('nothing', 1)).toEqual(['a', 'b', 'c']);
});

import { expect, it } from 'vitest';
import { nextSort, sortedBy } from './list-sort.ts';

it('reads an order from the address', () => {
  expect(sortedBy('-amount')).toEqual({ column: 'amount', down: true });
  expect(sortedBy('name')).toEqual({ column: 'name', down: false });
  expect([sortedBy(null), sortedBy('')]).toEqual([null, null]);
});

it('switches from one direction to the other, then to the default order', () => {
  const pressed = (sort: string | null) => nextSort(sortedBy(sort), 'amount', 'number');
  expect([pressed(null), pressed('-amount'), pressed('amount'), pressed('name')]).toEqual([
    '-amount',
    'amount',
    null,
    '-amount',
  ]);
  expect(nextSort(null, 'name', 'text')).toBe('name');
});

import { expect, it } from 'vitest';
import { isTextColumn } from './sheet.ts';

const rows = (...cells: string[][]) => cells.map((each) => ({ key: each.join(), cells: each }));

it('aligns names left and figures right for any first character', () => {
  const prices = rows(['Plumbing', 'Pasig', '10', '₱650.00', '−₱5.00'], ['Moving', 'Cebu City', '3', '₱2,800.00', '–']);
  expect([0, 1, 2, 3, 4].map((column) => isTextColumn(prices, column))).toEqual([true, true, false, false, false]);
  expect(isTextColumn([], 1)).toBe(false);
});

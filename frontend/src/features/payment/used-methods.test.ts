import { expect, it } from 'vitest';
import { usesOtherMethods, namedMethods } from './used-methods.ts';

const gcash = { method: 'gcash', amount: 500_00 } as const;
const cash = { method: 'cash', amount: 450_00 } as const;

it('names every method that the money came by, unless the one that is shown says it all', () => {
  expect(namedMethods({ method: 'gcash', paidBy: [gcash], owed: 0 })).toEqual([]);
  expect(namedMethods({ method: 'cash', paidBy: [gcash, cash], owed: 0 })).toEqual([gcash, cash]);
  expect(namedMethods({ method: 'gcash', paidBy: [gcash], owed: 450_00 })).toEqual([gcash]);
  expect(namedMethods({ method: 'maya', paidBy: [gcash], owed: 0 })).toEqual([gcash]);
  expect(namedMethods({ method: 'maya', paidBy: [], owed: 100_00 })).toEqual([]);
});

it('the latest method is not shown as how it was paid when it was not, or not alone', () => {
  expect(usesOtherMethods({ method: 'gcash', paidBy: [gcash], owed: 0 })).toBe(false);
  expect(usesOtherMethods({ method: 'cash', paidBy: [gcash, cash], owed: 0 })).toBe(true);
  expect(usesOtherMethods({ method: 'cash', paidBy: [gcash], owed: 450_00 })).toBe(false);
});

import { expect, it } from 'vitest';
import { usesOtherMethods, namedMethods } from './used-methods.ts';

const gcash = { method: 'gcash', amount: 500_00 } as const;
const cash = { method: 'cash', amount: 450_00 } as const;

it('lists every method of the received money, unless the shown one covers all', () => {
  expect(namedMethods({ method: 'gcash', paidBy: [gcash], owed: 0 })).toEqual([]);
  expect(namedMethods({ method: 'cash', paidBy: [gcash, cash], owed: 0 })).toEqual([gcash, cash]);
  expect(namedMethods({ method: 'gcash', paidBy: [gcash], owed: 450_00 })).toEqual([gcash]);
  expect(namedMethods({ method: 'maya', paidBy: [gcash], owed: 0 })).toEqual([gcash]);
  expect(namedMethods({ method: 'maya', paidBy: [], owed: 100_00 })).toEqual([]);
});

it('does not show the latest method as the used one unless it alone was used', () => {
  expect(usesOtherMethods({ method: 'gcash', paidBy: [gcash], owed: 0 })).toBe(false);
  expect(usesOtherMethods({ method: 'cash', paidBy: [gcash, cash], owed: 0 })).toBe(true);
  expect(usesOtherMethods({ method: 'cash', paidBy: [gcash], owed: 450_00 })).toBe(false);
});

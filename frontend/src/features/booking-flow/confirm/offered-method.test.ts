import { expect, it } from 'vitest';
import { paymentMethods } from '#contracts/roles.ts';
import { offeredMethod } from './offered-method.ts';

const nothing = { said: undefined, usual: null, last: undefined };

it('defaults to the method of the latest booking', () => {
  expect(offeredMethod({ ...nothing, last: 'maya' }, paymentMethods)).toBe('maya');
  expect(offeredMethod(nothing, paymentMethods)).toBeNull();
});

it('prefers the account’s default to it, and this booking’s choice to both', () => {
  const known = { ...nothing, usual: 'cash', last: 'maya' } as const;
  expect(offeredMethod(known, paymentMethods)).toBe('cash');
  expect(offeredMethod({ ...known, said: 'gcash' }, paymentMethods)).toBe('gcash');
});

it('excludes a method whose limit is too low, and asks again for a choice that is excluded', () => {
  const known = { said: undefined, usual: 'cash', last: 'maya' } as const;
  expect(offeredMethod(known, ['gcash', 'maya'])).toBe('maya');
  expect(offeredMethod(known, ['gcash'])).toBeNull();
  expect(offeredMethod({ ...known, said: 'cash' }, ['gcash', 'maya'])).toBeNull();
});

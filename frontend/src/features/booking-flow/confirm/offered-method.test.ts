import { expect, it } from 'vitest';
import { paymentMethods } from '#contracts/roles.ts';
import { offeredMethod } from './offered-method.ts';

const nothing = { said: undefined, usual: null, last: undefined };

it('who never said how they pay finds the way of their latest booking', () => {
  expect(offeredMethod({ ...nothing, last: 'maya' }, paymentMethods)).toBe('maya');
  expect(offeredMethod(nothing, paymentMethods)).toBeNull();
});

it('how they usually pay comes before it, and what they say for this booking before both', () => {
  const known = { ...nothing, usual: 'cash', last: 'maya' } as const;
  expect(offeredMethod(known, paymentMethods)).toBe('cash');
  expect(offeredMethod({ ...known, said: 'gcash' }, paymentMethods)).toBe('gcash');
});

it('a way that does not take so much is left out, and what was said is asked anew', () => {
  const known = { said: undefined, usual: 'cash', last: 'maya' } as const;
  expect(offeredMethod(known, ['gcash', 'maya'])).toBe('maya');
  expect(offeredMethod(known, ['gcash'])).toBeNull();
  expect(offeredMethod({ ...known, said: 'cash' }, ['gcash', 'maya'])).toBeNull();
});

import { expect, it } from 'vitest';
import { isNewer } from './use-form-edits.ts';

const [first, second, third] = [{ revision: 1 }, { revision: 2 }, { revision: 3 }];

it('is true for another user’s save', () => {
  expect(isNewer(second, { saved: first, isSaving: false })).toBe(true);
  expect(isNewer(first, { saved: first, isSaving: false })).toBe(false);
});

it('is false for the user’s own save, before and after its response, and true for a later one', () => {
  expect(isNewer(second, { saved: first, isSaving: true })).toBe(false);
  expect(isNewer(second, { saved: second, isSaving: false })).toBe(false);
  expect(isNewer(third, { saved: second, isSaving: false })).toBe(true);
});

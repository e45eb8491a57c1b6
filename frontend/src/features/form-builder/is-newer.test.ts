import { expect, it } from 'vitest';
import { isNewer } from './is-newer.ts';

const [first, second, third] = [{ revision: 1 }, { revision: 2 }, { revision: 3 }];

it('what somebody else saved is newer', () => {
  expect(isNewer(second, { saved: first, isSaving: false })).toBe(true);
  expect(isNewer(first, { saved: first, isSaving: false })).toBe(false);
});

it('one’s own save isn’t, read before or after it is answered; another one after it is', () => {
  expect(isNewer(second, { saved: first, isSaving: true })).toBe(false);
  expect(isNewer(second, { saved: second, isSaving: false })).toBe(false);
  expect(isNewer(third, { saved: second, isSaving: false })).toBe(true);
});

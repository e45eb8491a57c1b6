import { expect, it } from 'vitest';
import { addressProblems } from './address-problems.ts';

const whole = { line: '14 Tindalo St.', barangay: 'Kapitolyo', city: 'Pasig', province: 'Metro Manila' };

it('finds nothing wrong with a whole address, with or without a landmark', () => {
  expect(addressProblems(whole)).toEqual({});
  expect(addressProblems({ ...whole, landmark: 'Green gate' })).toEqual({});
});

it('names every missing or blank field, the first of the form first', () => {
  expect(Object.keys(addressProblems(undefined))).toEqual(['line', 'barangay', 'city', 'province']);
  expect(addressProblems({ ...whole, barangay: '  ' })).toEqual({ barangay: 'barangayMissing' });
});

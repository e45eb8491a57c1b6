import { expect, it } from 'vitest';
import { addressProblems } from './address-problems.ts';

const whole = { line: '14 Tindalo St.', barangay: 'Kapitolyo', city: 'Pasig', province: 'Metro Manila' };

it('accepts a complete address, with or without a landmark', () => {
  expect(addressProblems(whole)).toEqual({});
  expect(addressProblems({ ...whole, landmark: 'Green gate' })).toEqual({});
});

it('names missing or blank fields in form order, without a city that follows from a missing barangay', () => {
  expect(Object.keys(addressProblems(undefined))).toEqual(['line', 'barangay']);
  expect(Object.keys(addressProblems({ line: whole.line, barangay: 'Kapitolyo' }))).toEqual(['city', 'province']);
  expect(addressProblems({ ...whole, barangay: '  ' })).toEqual({ barangay: 'barangayMissing' });
});

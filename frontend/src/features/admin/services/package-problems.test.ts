import { expect, it } from 'vitest';
import { packageProblems } from './package-problems.ts';
import { newPackage } from './package-rows.ts';

const whole = { ...newPackage(), name: '2 units', priceCentavos: 1400_00, minutes: '90', includes: 'Filter' };

it('reports missing and invalid fields by row', () => {
  expect(packageProblems([whole])).toEqual(new Map());
  const long = 'x'.repeat(201);
  expect(packageProblems([whole, newPackage(), { ...whole, id: 'c', minutes: '50', includes: long }])).toEqual(
    new Map([
      [1, { name: 'packageNameError', price: 'basePriceError' }],
      [2, { durationMinutes: 'minutesError', includes: 'packageIncludesError' }],
    ]),
  );
});

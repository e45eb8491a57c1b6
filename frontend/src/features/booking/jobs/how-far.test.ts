import { expect, it } from 'vitest';
import { howFar } from './how-far.ts';

const address = { line: 'Poblacion', barangay: 'Poblacion', city: 'Calasiao', province: 'Pangasinan' };

it('says a distance where both places are known', () => {
  expect(howFar({ address, distanceKm: 0 })).toEqual({ word: 'distance', values: { km: 0 } });
  expect(howFar({ address, distanceKm: null })).toBeNull();
});

it('says no distance to somewhere in a city', () => {
  expect(howFar({ address: { ...address, precision: 'city' }, distanceKm: null })).toEqual({
    word: 'somewhereIn',
    values: { city: 'Calasiao' },
  });
});

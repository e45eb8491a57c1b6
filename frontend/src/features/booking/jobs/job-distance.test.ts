import { expect, it } from 'vitest';
import { jobDistance } from './job-distance.ts';

const address = { line: 'Poblacion', barangay: 'Poblacion', city: 'Calasiao', province: 'Pangasinan' };

it('returns a distance if both places are known', () => {
  expect(jobDistance({ address, distanceKm: 0 })).toEqual({ word: 'distance', values: { km: 0 } });
  expect(jobDistance({ address, distanceKm: null })).toBeNull();
});

it('returns no distance for a city-level place', () => {
  expect(jobDistance({ address: { ...address, precision: 'city' }, distanceKm: null })).toEqual({
    word: 'somewhereIn',
    values: { city: 'Calasiao' },
  });
});

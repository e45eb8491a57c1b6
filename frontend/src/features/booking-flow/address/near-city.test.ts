import { expect, it } from 'vitest';
import { nearCity } from './near-city.ts';

const lian = { city: 'Lian', province: 'Batangas' };
const pasig = { city: 'Pasig', province: 'Metro Manila' };

it('prefers the entered city, then the last address, then the worker', () => {
  expect(nearCity(lian, pasig, { city: 'Makati' })).toEqual({ nearCity: 'Lian', nearProvince: 'Batangas' });
  expect(nearCity({ city: ' ' }, pasig, { city: 'Makati' })).toEqual({
    nearCity: 'Pasig',
    nearProvince: 'Metro Manila',
  });
  expect(nearCity(undefined, null, { city: 'Makati' })).toEqual({ nearCity: 'Makati' });
  expect(nearCity(undefined, null, { city: null })).toEqual({});
});

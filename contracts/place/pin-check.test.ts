import { expect, it } from 'vitest';
import { pinMismatch } from './pin-check.ts';

const at = (lat: number, lng: number, city = 'Pasig', province = 'Metro Manila') =>
  pinMismatch({ city, province, lat, lng });
const pasig = [14.5706, 121.0581] as const;

it('accepts a pin in its city or just outside', () => {
  expect(at(...pasig)).toBeNull();
  expect(at(...pasig, 'City of Pasig', 'NCR')).toBeNull();
  expect(at(14.5547, 121.0244)).toBeNull();
});

it('names the other city of a misplaced pin', () => {
  expect(at(16.0433, 120.3333)).toEqual({ around: { name: 'Dagupan', province: 'Pangasinan' } });
  expect(at(...pasig, 'Dagupan', 'Pangasinan')).toMatchObject({ around: { province: 'Metro Manila' } });
});

it('reports a pin outside the country', () => {
  for (const [lat, lng] of [
    [0, 0],
    [25.0478, 121.5319],
    [5.9804, 116.0735],
    [14.5706, -121.0581],
  ] as const) {
    expect(at(lat, lng)).toEqual({ around: null });
    expect(at(lat, lng, 'Nowhere', 'Nowhere')).toEqual({ around: null });
  }
});

it('checks against the province of an unknown city, else against the country', () => {
  expect(at(16.0433, 120.3333, 'Barrio Uno', 'Pangasinan')).toBeNull();
  expect(at(...pasig, 'Barrio Uno', 'Pangasinan')).not.toBeNull();
  expect(at(...pasig, 'Nowhere', 'Nowhere')).toBeNull();
});

it('accepts an address without a pin', () => {
  expect(pinMismatch({ city: 'Pasig', province: 'Metro Manila' })).toBeNull();
  expect(
    pinMismatch({ city: 'Cebu City', province: 'Cebu', lat: 14.5764, lng: 121.0851, precision: 'city' }),
  ).toBeNull();
});

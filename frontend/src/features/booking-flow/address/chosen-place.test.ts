import { expect, it } from 'vitest';
import type { Place } from '#contracts/calls/place.ts';
import { reusedAddress, chosenPlace, isPinMoved, writtenLine, writtenPlace } from './chosen-place.ts';
import { placeQuery } from './place-query.ts';

const kapitolyo: Place = {
  barangayCode: '1381200009',
  barangay: 'Kapitolyo',
  city: 'Pasig',
  province: 'Metro Manila',
  lat: 14.5711,
  lng: 121.0597,
  precision: 'barangay',
};
const pasig: Place = {
  ...kapitolyo,
  barangayCode: null,
  barangay: null,
  lat: 14.5745,
  lng: 121.0882,
  precision: 'city',
};

it('uses the coordinates of a barangay, not of a city', () => {
  expect(chosenPlace(kapitolyo, false)).toMatchObject({
    barangay: 'Kapitolyo',
    lat: 14.5711,
    lng: 121.0597,
    precision: 'barangay',
  });
  expect(chosenPlace(pasig, false)).toMatchObject({
    city: 'Pasig',
    lat: undefined,
    lng: undefined,
    precision: undefined,
  });
});

it('keeps a person’s own pin', () => {
  expect(chosenPlace(kapitolyo, true)).not.toHaveProperty('lat');
  expect(writtenPlace({ city: 'Pasig' }, true)).toEqual({ city: 'Pasig' });
});

it('drops the coordinates of a place that is edited by hand', () => {
  expect(writtenPlace({ city: 'Dagupan' }, false)).toMatchObject({
    city: 'Dagupan',
    lat: undefined,
    lng: undefined,
    precision: undefined,
  });
});

it('searches workers by city without coordinates', () => {
  expect(placeQuery({ city: 'Dagupan ', province: 'Pangasinan' })).toEqual({ city: 'Dagupan', province: 'Pangasinan' });
  expect(placeQuery({ city: 'Pasig', province: 'Metro Manila', lat: 14.5711, lng: 121.0597 })).toEqual({
    city: 'Pasig',
    province: 'Metro Manila',
    lat: 14.5711,
    lng: 121.0597,
  });
  expect(placeQuery({ city: 'Dagupan' })).toEqual({});
});

const before = {
  line: '14 Tindalo St.',
  barangay: 'Kapitolyo',
  city: 'Pasig',
  province: 'Metro Manila',
  lat: 14.5706,
  lng: 121.0581,
  precision: 'exact' as const,
};

it('drops an earlier booking’s pin with its street, down to its barangay', () => {
  const again = reusedAddress(before);
  expect(isPinMoved(again)).toBe(false);
  expect({ ...again, ...writtenLine('14 tindalo St', again) }).toMatchObject({
    line: '14 tindalo St',
    precision: 'exact',
  });
  expect({ ...again, ...writtenLine('3 Sta. Monica St.', again) }).toMatchObject({
    line: '3 Sta. Monica St.',
    lat: before.lat,
    precision: 'barangay',
    pinnedFor: undefined,
  });
});

it('keeps a pin set just now while the street is edited', () => {
  expect(isPinMoved(before)).toBe(true);
  expect(writtenLine('3 Sta. Monica St.', before)).toEqual({ line: '3 Sta. Monica St.' });
});

it('reuses an address without its own pin unchanged', () => {
  expect(reusedAddress({ ...before, precision: 'barangay' })).toEqual({ ...before, precision: 'barangay' });
});

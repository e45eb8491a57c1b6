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

it('takes the point of a barangay, and none of a city', () => {
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

it('forgets the point of a place that is written over', () => {
  expect(writtenPlace({ city: 'Dagupan' }, false)).toMatchObject({
    city: 'Dagupan',
    lat: undefined,
    lng: undefined,
    precision: undefined,
  });
});

it('asks for workers of the city where there is no point', () => {
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

it('an earlier booking’s pin goes with its street, and no farther than its barangay', () => {
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

it('a pin that was set just now stays while the street is written', () => {
  expect(isPinMoved(before)).toBe(true);
  expect(writtenLine('3 Sta. Monica St.', before)).toEqual({ line: '3 Sta. Monica St.' });
});

it('an address without a pin of its own is used again as it is', () => {
  expect(reusedAddress({ ...before, precision: 'barangay' })).toEqual({ ...before, precision: 'barangay' });
});

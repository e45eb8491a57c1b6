import { expect, it } from 'vitest';
import type { Place } from '#contracts/calls/place.ts';
import { chosenPlace, writtenPlace } from './place-options.ts';
import { placeQuery } from './place-query.ts';

const kapitolyo: Place = { barangayCode: '1381200009', barangay: 'Kapitolyo', city: 'Pasig', province: 'Metro Manila', lat: 14.5711, lng: 121.0597, precision: 'barangay' };
const pasig: Place = { ...kapitolyo, barangayCode: null, barangay: null, lat: 14.5745, lng: 121.0882, precision: 'city' };

it('takes the point of a barangay, and none of a city', () => {
  expect(chosenPlace(kapitolyo, false)).toMatchObject({ barangay: 'Kapitolyo', lat: 14.5711, lng: 121.0597, precision: 'barangay' });
  expect(chosenPlace(pasig, false)).toMatchObject({ city: 'Pasig', lat: undefined, lng: undefined, precision: undefined });
});

it('keeps a person’s own pin', () => {
  expect(chosenPlace(kapitolyo, true)).not.toHaveProperty('lat');
  expect(writtenPlace({ city: 'Pasig' }, true)).toEqual({ city: 'Pasig' });
});

it('forgets the point of a place that is written over', () => {
  expect(writtenPlace({ city: 'Dagupan' }, false)).toMatchObject({ city: 'Dagupan', lat: undefined, lng: undefined, precision: undefined });
});

it('asks for workers of the city where there is no point', () => {
  expect(placeQuery({ city: 'Dagupan ', province: 'Pangasinan' })).toEqual({ city: 'Dagupan', province: 'Pangasinan' });
  expect(placeQuery({ city: 'Pasig', province: 'Metro Manila', lat: 14.5711, lng: 121.0597 })).toEqual({ city: 'Pasig', province: 'Metro Manila', lat: 14.5711, lng: 121.0597 });
  expect(placeQuery({ city: 'Dagupan' })).toEqual({});
});

import { expect, it } from 'vitest';
import { pinOf, withPrecision } from './pins.ts';

const words = { line: '14 Tindalo St.', barangay: 'Kapitolyo', city: 'Pasig', province: 'Metro Manila' };
const home = { lat: 14.5706, lng: 121.0581 };

it('keeps a pin and its precision', () => {
  expect(withPrecision({ ...words, ...home, precision: 'barangay' })).toEqual({
    ...words,
    ...home,
    precision: 'barangay',
  });
  expect(withPrecision({ ...words, ...home, precision: 'exact' })).toEqual({ ...words, ...home, precision: 'exact' });
});

it('treats the pin of an old address as exact', () => {
  expect(withPrecision({ ...words, ...home })).toEqual({ ...words, ...home, precision: 'exact' });
});

it('recognises an old address with its city’s centre', () => {
  expect(withPrecision({ ...words, barangayCode: '1381200009', lat: 14.5764, lng: 121.0851 })).toEqual({
    ...words,
    barangayCode: '1381200009',
    precision: 'city',
  });
});

it('drops coordinates of a city’s centre for any stated precision', () => {
  expect(withPrecision({ ...words, lat: 14.5764, lng: 121.0851, precision: 'exact' })).toEqual({
    ...words,
    precision: 'city',
  });
  expect(withPrecision({ ...words, ...home, precision: 'city' })).toEqual({ ...words, precision: 'city' });
  expect(withPrecision({ ...words, precision: 'barangay' })).toEqual({ ...words, precision: 'city' });
  expect(pinOf({ lat: 14.5 })).toBeNull();
});

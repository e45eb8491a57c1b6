import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceKm } from '#contracts/place/distance.ts';
import { isWithinReach, jobPlaceOf } from '#contracts/place/reach.ts';
import { openCellOf, openCellsOf } from './reach.ts';

const pasig = { lat: 14.5695, lng: 121.0612 };
const cebu = { lat: 10.3318, lng: 123.896 };
const words = { line: '1 Rizal St.', barangay: 'Poblacion', city: 'Pasig', province: 'Metro Manila' };

it('measures the straight-line distance', () => {
  expect(distanceKm(pasig, pasig)).toBe(0);
  expect(distanceKm(pasig, cebu)).toBeGreaterThan(560);
  expect(distanceKm(pasig, cebu)).toBeLessThan(570);
});

it('finds everything within reach by cell', () => {
  const inTheCountry = {
    lat: fc.double({ min: 5, max: 20, noNaN: true }),
    lng: fc.double({ min: 117, max: 126, noNaN: true }),
  };
  const offset = fc.double({ min: -1, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      fc.record(inTheCountry),
      fc.integer({ min: 1, max: 100 }),
      offset,
      offset,
      (location, radiusKm, north, east) => {
        const address = {
          ...words,
          lat: location.lat + (north * radiusKm) / 111,
          lng: location.lng + (east * radiusKm) / 105,
        };
        if (!isWithinReach({ location, radiusKm }, jobPlaceOf(address), radiusKm)) return;
        expect(openCellsOf({ location, radiusKm })).toContain(openCellOf(address));
      },
    ),
    { numRuns: 400 },
  );
});

it('finds addresses known by city only through their province, in any spelling', () => {
  const cellsOf = (location: typeof pasig) => openCellsOf({ location, radiusKm: 10 });
  for (const address of [words, { ...words, city: 'QC', province: 'NCR' }, { ...words, lat: 14.5764, lng: 121.0851 }]) {
    expect(cellsOf(pasig)).toContain(openCellOf(address));
    expect(cellsOf(cebu)).not.toContain(openCellOf(address));
  }
  expect(openCellsOf({ location: null, radiusKm: 10 })).toEqual([]);
});

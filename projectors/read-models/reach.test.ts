import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isWithinReach, distanceKm } from '#contracts/distance.ts';
import { cellAt, cellsWithin } from './reach.ts';

const pasig = { lat: 14.5764, lng: 121.0851 };
const cebu = { lat: 10.3157, lng: 123.8854 };

it('measures as the crow flies', () => {
  expect(distanceKm(pasig, pasig)).toBe(0);
  expect(distanceKm(pasig, cebu)).toBeGreaterThan(560);
  expect(distanceKm(pasig, cebu)).toBeLessThan(570);
});

it('finds by its cell everything that is within reach', () => {
  const inTheCountry = { lat: fc.double({ min: 5, max: 20, noNaN: true }), lng: fc.double({ min: 117, max: 126, noNaN: true }) };
  const offset = fc.double({ min: -1, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.record(inTheCountry), fc.integer({ min: 1, max: 100 }), offset, offset, (centre, radiusKm, north, east) => {
      const point = { lat: centre.lat + (north * radiusKm) / 111, lng: centre.lng + (east * radiusKm) / 105 };
      if (!isWithinReach({ location: centre, radiusKm }, point, radiusKm)) return;
      expect(cellsWithin(centre, radiusKm)).toContain(cellAt(point));
    }),
    { numRuns: 400 },
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coarsePin, distanceKm, shownKm } from './distance.ts';
import type { Coordinates } from '../fields.ts';
import { isWithinReach } from './reach.ts';

const inTheCountry = fc.record({
  lat: fc.double({ min: 5, max: 20, noNaN: true }),
  lng: fc.double({ min: 117, max: 126, noNaN: true }),
});
const turn = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });

const at = (pin: Coordinates) => ({ pin, city: 'Pasig', province: 'Metro Manila' });

function aside({ lat, lng }: Coordinates, km: number, direction: number): Coordinates {
  const north = (km * Math.cos(direction)) / 111.2;
  const east = (km * Math.sin(direction)) / (111.2 * Math.cos((lat * Math.PI) / 180));
  return { lat: lat + north, lng: lng + east };
}

describe('a coarse pin', () => {
  it('is less than 1.6 km away, and the same for everything within 1.1 km of it', () => {
    fc.assert(
      fc.property(inTheCountry, fc.double({ min: 0, max: 1.1, noNaN: true }), turn, (home, km, direction) => {
        const pin = coarsePin(home);
        expect(distanceKm(home, pin)).toBeLessThan(1.6);
        expect(coarsePin(aside(pin, km, direction))).toEqual(pin);
      }),
    );
  });

  it('determines distances and reach', () => {
    fc.assert(
      fc.property(
        inTheCountry,
        fc.double({ min: 0, max: 30, noNaN: true }),
        turn,
        fc.integer({ min: 1, max: 40 }),
        (home, km, direction, radiusKm) => {
          const job = aside(home, km, direction);
          const [neighbour, next] = [coarsePin(home), coarsePin(job)];
          expect(shownKm(neighbour, next)).toBe(shownKm(home, job));
          expect(Number.isInteger(shownKm(home, job))).toBe(true);
          expect(isWithinReach({ location: neighbour, radiusKm }, at(next), 10)).toBe(
            isWithinReach({ location: home, radiusKm }, at(job), 10),
          );
          expect(Math.abs(shownKm(home, job) - distanceKm(home, job))).toBeLessThan(2 * 1.6 + 0.5);
        },
      ),
    );
  });
});

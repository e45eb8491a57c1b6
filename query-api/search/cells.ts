import { LRUCache } from 'lru-cache';
import type { Coordinates } from '#contracts/fields.ts';
import { cellMiddle, distanceKm } from '#contracts/place/distance.ts';
import type { WorkerReach } from '#contracts/place/reach.ts';
import type { Step } from './merit-steps.ts';
import { createSharedValues } from './shared-values.ts';

/**
 * Who lives in which cell of the map (the coarse pins of contracts/place/distance.ts): ways are measured once from a place
 * to each cell with somebody in it, never to each person.
 */
const PLACES_KEPT = 200;
const KM_A_DEGREE = 111;

/** Those who live in one cell, name the same city and go as far: a place is reached by all of them or by none. */
export type Home = {
  cell: number;
  location: NonNullable<WorkerReach['location']>;
  radiusKm: number;
  people: number[];
};

export function createCells() {
  const cellNumbers = new Map<string, number>();
  const pins: Coordinates[] = [];
  /** How many live in a cell. */
  const crowds: number[] = [];
  const homes = createSharedValues<Home>();
  const ways = new LRUCache<string, Float64Array>({ max: PLACES_KEPT });

  function cellOf(pin: Coordinates): number {
    return cellNumbers.getOrInsertComputed(`${pin.lat} ${pin.lng}`, () => {
      ways.clear();
      crowds.push(0);
      return pins.push(pin) - 1;
    });
  }

  /** For one more who has it. */
  function homeOf({ location, radiusKm }: WorkerReach): number {
    if (!location) return -1;
    const cell = cellOf(cellMiddle(location));
    return homes.take(`${cell} ${radiusKm} ${location.city ?? ''}`, () => ({ cell, location, radiusKm, people: [] }));
  }

  function count(home: Home | undefined, people: 1 | -1): void {
    if (home) crowds[home.cell] = (crowds[home.cell] ?? 0) + people;
  }

  /** From a place to each cell, in km. */
  function waysFrom(place: Coordinates): Float64Array {
    const key = `${place.lat} ${place.lng}`;
    const known = ways.get(key);
    if (known) return known;
    const made = Float64Array.from(pins, (pin) => distanceKm(pin, place));
    ways.set(key, made);
    return made;
  }

  return {
    /** By number; undefined where nobody lives any more. */
    homes: homes.values,
    /** The home of somebody who had the home `from` before (-1: none). */
    move(person: number, from: number, reach: WorkerReach): number {
      const to = homeOf(reach);
      const [before, after] = [homes.values[from], homes.values[to]];
      homes.leave(from);
      if (to === from) return to;
      before?.people.splice(before.people.indexOf(person), 1);
      after?.people.push(person);
      count(before, -1);
      count(after, 1);
      return to;
    },
    clear(): void {
      cellNumbers.clear();
      homes.clear();
      pins.length = 0;
      crowds.length = 0;
      ways.clear();
    },
    waysFrom,
    /** How many live so near. */
    crowd: (place: Coordinates, km: number): number =>
      pins.reduce((sum, pin, cell) => {
        const isNear = Math.abs(pin.lat - place.lat) * KM_A_DEGREE <= km && distanceKm(pin, place) <= km;
        return isNear ? sum + (crowds[cell] ?? 0) : sum;
      }, 0),
    /** Everybody who has a home, the nearest first. */
    *outward(place: Coordinates): Generator<Step> {
      const wayTo = waysFrom(place);
      // By whole kilometres, without sorting: nobody is farther than the country is long.
      const byKm: Home[][] = [];
      for (const home of homes.values) if (home) (byKm[Math.round(wayTo[home.cell] ?? 0)] ??= []).push(home);
      for (const [km, those] of byKm.entries()) for (const { people } of those ?? []) yield { most: -km, people };
    },
  };
}

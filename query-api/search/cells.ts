import { LRUCache } from 'lru-cache';
import type { Coordinates } from '#contracts/fields.ts';
import { cellMiddle, distanceKm } from '#contracts/place/distance.ts';
import { isCityMiddle } from '#contracts/place/pins.ts';
import type { WorkerReach } from '#contracts/place/reach.ts';
import { createSharedValues } from './shared-values.ts';

/**
 * Workers by map cell (the coarse pins of contracts/place/distance.ts): distances are computed once from a place to
 * each inhabited cell, not per person.
 */
const PLACES_KEPT = 200;
const KM_A_DEGREE = 111;
/** Upper bound of distances: the country is half as long. */
const FARTHEST_KM = 4000;

/**
 * Workers with the same cell, city and radius: a place is reached by all of them or none. `people`: best first, so that
 * a search can stop early.
 */
export type Home = {
  cell: number;
  location: NonNullable<WorkerReach['location']>;
  /** The base is known better than by the city's centre, so distances are shown. */
  isPinned: boolean;
  radiusKm: number;
  people: number[];
};

/** Distances from a place to each cell in km, exact and in whole km. */
type Ways = { exact: Float64Array; whole: Float64Array };

export function createCells() {
  const cellNumbers = new Map<string, number>();
  const pins: Coordinates[] = [];
  /** Number of workers in each cell. */
  const crowds: number[] = [];
  const homes = createSharedValues<Home>();
  /** Workers without a known home. */
  const nowhere: number[] = [];
  const merits: number[] = [];
  const ways = new LRUCache<string, Ways>({ max: PLACES_KEPT });

  function cellOf(pin: Coordinates): number {
    return cellNumbers.getOrInsertComputed(`${pin.lat} ${pin.lng}`, () => {
      ways.clear();
      crowds.push(0);
      return pins.push(pin) - 1;
    });
  }

  /** Number of the home for one more worker. */
  function homeOf({ location, radiusKm }: WorkerReach): number {
    if (!location) return -1;
    const cell = cellOf(cellMiddle(location));
    const isPinned = !isCityMiddle(location);
    const key = `${cell} ${radiusKm} ${isPinned} ${location.city ?? ''}`;
    return homes.take(key, () => ({ cell, location, isPinned, radiusKm, people: [] }));
  }

  function count(home: Home | undefined, people: 1 | -1): void {
    if (home) crowds[home.cell] = (crowds[home.cell] ?? 0) + people;
  }

  function distancesTo(place: Coordinates): Ways {
    const key = `${place.lat} ${place.lng}`;
    const known = ways.get(key);
    if (known) return known;
    const exact = Float64Array.from(pins, (pin) => distanceKm(pin, place));
    const made = { exact, whole: exact.map(Math.round) };
    ways.set(key, made);
    return made;
  }

  /** From a place to each cell, in km. */
  const waysFrom = (place: Coordinates): Float64Array => distancesTo(place).exact;
  /** The same as shown. */
  const kilometresFrom = (place: Coordinates): Float64Array => distancesTo(place).whole;

  const ahead = new Uint32Array(FARTHEST_KM + 2);
  let sorted = new Uint32Array(0);

  /**
   * Home numbers by distance, with counting sort. The result is reused by the next call, since garbage of one search
   * delays the next ones.
   */
  function nearestFirst(wayTo: Float64Array): Uint32Array {
    const kmOf = ({ cell }: Home) => Math.min(wayTo[cell] ?? 0, FARTHEST_KM);
    ahead.fill(0);
    let known = 0;
    for (const home of homes.values) {
      if (!home) continue;
      ahead[kmOf(home) + 1] = (ahead[kmOf(home) + 1] ?? 0) + 1;
      known++;
    }
    for (let km = 1; km < ahead.length; km++) ahead[km] = (ahead[km] ?? 0) + (ahead[km - 1] ?? 0);
    if (sorted.length < known) sorted = new Uint32Array(known * 2);
    for (let number = 0; number < homes.values.length; number++) {
      const home = homes.values[number];
      if (!home) continue;
      const place = ahead[kmOf(home)] ?? 0;
      sorted[place] = number;
      ahead[kmOf(home)] = place + 1;
    }
    return sorted.subarray(0, known);
  }

  return {
    /** By number; undefined for a home without workers. */
    homes: homes.values,
    nowhere: nowhere as readonly number[],
    /** Moves a worker from home `from` (-1: none) to their current one, with their current merit. */
    move(person: number, from: number, reach: WorkerReach, merit: number): number {
      const to = homeOf(reach);
      const [before, after] = [homes.values[from], homes.values[to]];
      homes.leave(from);
      const [left, joined] = [before?.people ?? nowhere, after?.people ?? nowhere];
      const known = merits[person];
      if (to === from && merit === known) return to;
      if (known !== undefined) left.splice(placeIn(left, merits, person), 1);
      merits[person] = merit;
      joined.splice(placeIn(joined, merits, person), 0, person);
      if (to === from) return to;
      count(before, -1);
      count(after, 1);
      return to;
    },
    clear(): void {
      cellNumbers.clear();
      homes.clear();
      for (const column of [pins, crowds, nowhere, merits]) column.length = 0;
      ways.clear();
    },
    waysFrom,
    kilometresFrom,
    /** Number of workers within this distance. */
    crowd: (place: Coordinates, km: number): number =>
      pins.reduce((sum, pin, cell) => {
        const isNear = Math.abs(pin.lat - place.lat) * KM_A_DEGREE <= km && distanceKm(pin, place) <= km;
        return isNear ? sum + (crowds[cell] ?? 0) : sum;
      }, 0),
    /** All homes, nearest first, with their distance in whole km. */
    outward(place: Coordinates, tell: (home: Home, km: number) => void): void {
      const wayTo = kilometresFrom(place);
      for (const number of nearestFirst(wayTo)) {
        const home = homes.values[number];
        if (home) tell(home, wayTo[home.cell] ?? 0);
      }
    },
  };
}

/** A person's index, present or future, in a list sorted by merit, ties by number. */
function placeIn(people: readonly number[], merits: readonly number[], person: number): number {
  const merit = merits[person] ?? 0;
  let [low, high] = [0, people.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = people[middle] ?? 0;
    const others = merits[other] ?? 0;
    if (others > merit || (others === merit && other < person)) low = middle + 1;
    else high = middle;
  }
  return low;
}

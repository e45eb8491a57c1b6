import { coarsePin, distanceKm } from './distance.ts';
import type { Address, Coordinates } from '../fields.ts';
import { cityAround, cityNamed, type City } from './cities.ts';
import { isCityMiddle, pinOf } from './pins.ts';
import { provinceKey } from './place-names.ts';

/** A job's location at its known precision: a pin, or a city. */
export type JobPlace = { pin: Coordinates | null; city: string; province: string };

/** A worker's base and radius. */
export type WorkerReach = {
  location: (Coordinates & { city?: string | null | undefined }) | null;
  /** 0: the default radius. */ radiusKm: number;
};

export function jobPlaceOf(address: Pick<Address, 'lat' | 'lng' | 'precision' | 'city' | 'province'>): JobPlace {
  const { city, province } = address;
  return { pin: pinOf(address), city, province };
}

/** From coordinates only; a city's centre counts as the city. */
export function jobPlaceAt(point: Coordinates): JobPlace {
  const { name: city, province } = cityAround(point, null);
  return { pin: isCityMiddle(point) ? null : point, city, province };
}

/** A job's location for distances from workers. */
export type Destination = {
  /** Target of the distance from a worker's coarse pin; null: distance does not matter. */
  middle: Coordinates | null;
  isReachedFrom: (home: NonNullable<WorkerReach['location']>, wayKm: number, reachKm: number) => boolean;
};

/**
 * With a pin, compares the distance between coarse pins: an exact yes or no at the radius would disclose the distance.
 * With a city only, matches workers of that city, and those of its province whose reach touches the city.
 */
export function destinationOf({ pin, city, province }: JobPlace): Destination {
  if (pin) return { middle: coarsePin(pin), isReachedFrom: (_, wayKm, reachKm) => wayKm <= reachKm };
  const wanted = cityNamed(city, province);
  if (!wanted) {
    const key = provinceKey(province);
    return { middle: null, isReachedFrom: (home) => provinceKey(baseCity(home).province) === key };
  }
  return {
    middle: wanted,
    isReachedFrom(home, wayKm, reachKm) {
      const base = baseCity(home);
      return base === wanted || (base.province === wanted.province && wayKm <= reachKm + wanted.extentKm);
    },
  };
}

/** Whether the place is within a worker's reach. A worker without a location reaches nothing. */
export function isWithinReach({ location, radiusKm }: WorkerReach, place: JobPlace, usualRadiusKm: number): boolean {
  if (!location) return false;
  const { middle, isReachedFrom } = destinationOf(place);
  return isReachedFrom(location, middle ? distanceKm(coarsePin(location), middle) : 0, radiusKm || usualRadiusKm);
}

const baseCities = new WeakMap<object, City>();

/** The city of the worker's base. */
export function baseCity(location: NonNullable<WorkerReach['location']>): City {
  const known = baseCities.get(location);
  if (known) return known;
  const city = cityAround(coarsePin(location), location.city ?? null);
  baseCities.set(location, city);
  return city;
}

/** Key for finding open bookings without a pin: the official province of the city. */
export function areaKey({ city, province }: Pick<JobPlace, 'city' | 'province'>): string {
  return provinceKey(cityNamed(city, province)?.province ?? province);
}

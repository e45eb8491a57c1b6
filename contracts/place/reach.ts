import { coarsePin, distanceKm } from './distance.ts';
import type { Address, Coordinates } from '../fields.ts';
import { cityAround, cityNamed, type City } from './cities.ts';
import { isCityMiddle, pinOf } from './pins.ts';
import { provinceKey } from './place-names.ts';

/** Where a job is, as well as it is known: at a pin, or somewhere in a city. */
export type JobPlace = { pin: Coordinates | null; city: string; province: string };

/** Where a worker sets out from, and how far they go. */
export type WorkerReach = {
  location: (Coordinates & { city?: string | null | undefined }) | null;
  /** 0: as far as usual. */ radiusKm: number;
};

export function jobPlaceOf(address: Pick<Address, 'lat' | 'lng' | 'precision' | 'city' | 'province'>): JobPlace {
  const { city, province } = address;
  return { pin: pinOf(address), city, province };
}

/** Of coordinates alone: a city's middle stands for somewhere in the city. */
export function jobPlaceAt(point: Coordinates): JobPlace {
  const { name: city, province } = cityAround(point, null);
  return { pin: isCityMiddle(point) ? null : point, city, province };
}

/** A job's place as workers' ways to it are measured. */
export type Destination = {
  /** Where to, from a worker's coarse pin; null: the way doesn't matter. */
  middle: Coordinates | null;
  isReachedFrom: (home: NonNullable<WorkerReach['location']>, wayKm: number, reachKm: number) => boolean;
};

/**
 * Of a place that has a pin, by the distance between coarse pins: a yes or no at the radius' edge tells a distance as well
 * as a number does. Of one that is somewhere in a city, workers of that city, and of its province as far as they may reach
 * a part of the city.
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

/** Whether a worker's reach includes that place. Who has not said where they work reaches nothing. */
export function isWithinReach({ location, radiusKm }: WorkerReach, place: JobPlace, usualRadiusKm: number): boolean {
  if (!location) return false;
  const { middle, isReachedFrom } = destinationOf(place);
  return isReachedFrom(location, middle ? distanceKm(coarsePin(location), middle) : 0, radiusKm || usualRadiusKm);
}

const baseCities = new WeakMap<object, City>();

/** The city that a worker sets out from. */
export function baseCity(location: NonNullable<WorkerReach['location']>): City {
  const known = baseCities.get(location);
  if (known) return known;
  const city = cityAround(coarsePin(location), location.city ?? null);
  baseCities.set(location, city);
  return city;
}

/** By what open bookings without a pin are looked for: that of the city's province, as the country's list has it. */
export function areaKey({ city, province }: Pick<JobPlace, 'city' | 'province'>): string {
  return provinceKey(cityNamed(city, province)?.province ?? province);
}

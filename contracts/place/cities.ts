import { distanceKm } from './distance.ts';
import type { Coordinates } from '../fields.ts';
import rows from './city-rows.json' with { type: 'json' };
import { cityKey, provinceKey } from './place-names.ts';

/** A city or municipality of the Philippine Standard Geographic Code. */
export type City = Coordinates & {
  code: string;
  name: string;
  province: string;
  /** From its middle to that of its farthest barangay. */
  extentKm: number;
};

type Row = [code: string, name: string, province: string, lat: number, lng: number, extentKm: number];

/** As `npm run place-points` writes them. */
export const cities: readonly City[] = (rows as Row[]).map(([code, name, province, lat, lng, extentKm]) => ({
  code,
  name,
  province,
  lat,
  lng,
  extentKm,
}));

const byName = Map.groupBy(cities, ({ name }) => cityKey(name));
const provinces = new Set(cities.map(({ province }) => provinceKey(province)));

/** Where several cities have that name, the one of that province; null when it can't be told which is meant. */
export function cityNamed(name: string, province: string): City | null {
  const named = byName.get(cityKey(name)) ?? [];
  const wanted = provinceKey(province);
  const inProvince = named.find((city) => provinceKey(city.province) === wanted);
  if (inProvince) return inProvince;
  return named.length === 1 && !provinces.has(wanted) ? (named[0] ?? null) : null;
}

/** The name of a province by its key (`provinceKey`). */
export function provinceNamed(key: string): string | null {
  return cities.find(({ province }) => provinceKey(province) === key)?.province ?? null;
}

/** Those that an address may mean: its city, else all of its province, else all. */
export function citiesMeant(name: string, province: string): readonly City[] {
  const named = cityNamed(name, province);
  if (named) return [named];
  const wanted = provinceKey(province);
  return provinces.has(wanted) ? cities.filter((city) => provinceKey(city.province) === wanted) : cities;
}

/** So far from where a city is, its name is not believed. */
export const ASIDE_KM = 15;

/** The city that a point lies in: the one that is named with it, where that is near; else the one whose middle is nearest. */
export function cityAround(point: Coordinates, name: string | null): City {
  const named = nearestOf(point, name === null ? [] : (byName.get(cityKey(name)) ?? []));
  if (named && distanceKm(point, named) <= named.extentKm + ASIDE_KM) return named;
  const nearest = nearestOf(point, cities);
  if (!nearest) throw new Error('The list of cities is empty');
  return nearest;
}

function nearestOf(point: Coordinates, among: readonly City[]): City | null {
  return among.reduce<City | null>(
    (nearest, city) => (nearest && distanceKm(point, nearest) <= distanceKm(point, city) ? nearest : city),
    null,
  );
}

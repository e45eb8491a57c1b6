import { distanceKm } from './distance.ts';
import type { Coordinates } from '../fields.ts';
import rows from './city-rows.json' with { type: 'json' };
import { cityKey, provinceKey } from './place-names.ts';

/** A city or municipality of the Philippine Standard Geographic Code. */
export type City = Coordinates & {
  code: string;
  name: string;
  province: string;
  /** Distance from its centre to that of its farthest barangay. */
  extentKm: number;
};

type Row = [code: string, name: string, province: string, lat: number, lng: number, extentKm: number];

/** Written by `npm run place-points`. */
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

/** The city of that name; of several, the one in the province. null when ambiguous. */
export function cityNamed(name: string, province: string): City | null {
  const named = byName.get(cityKey(name)) ?? [];
  const wanted = provinceKey(province);
  const inProvince = named.find((city) => provinceKey(city.province) === wanted);
  if (inProvince) return inProvince;
  return named.length === 1 && !provinces.has(wanted) ? (named[0] ?? null) : null;
}

/** The province's name by its key (`provinceKey`). */
export function provinceNamed(key: string): string | null {
  return cities.find(({ province }) => provinceKey(province) === key)?.province ?? null;
}

/** Cities that an address may mean: the named one, else those of its province, else all. */
export function candidateCities(name: string, province: string): readonly City[] {
  const named = cityNamed(name, province);
  if (named) return [named];
  const wanted = provinceKey(province);
  return provinces.has(wanted) ? cities.filter((city) => provinceKey(city.province) === wanted) : cities;
}

/** Maximum distance between a point and the extent of its named city; if it is larger, the name is ignored. */
export const CITY_MARGIN_KM = 15;

/** The city of a point: the named one if it is near, else the one with the nearest centre. */
export function cityAround(point: Coordinates, name: string | null): City {
  const named = nearestOf(point, name === null ? [] : (byName.get(cityKey(name)) ?? []));
  if (named && distanceKm(point, named) <= named.extentKm + CITY_MARGIN_KM) return named;
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

import { readFileSync } from 'node:fs';
import { getBarangaysByMunicipality, getMunicipalitiesByProvince } from '@aivangogh/ph-address';
import type { Place } from '#contracts/calls/place.ts';
import { cities, type City } from '#contracts/place/cities.ts';
import { placeWords, withoutKind } from '#contracts/place/place-names.ts';
import { nicknames } from './nicknames.ts';

/** A place, its name, and its search words, each after a space. */
export type IndexedPlace = {
  place: Place;
  name: string;
  text: string;
  nicknames: readonly string[];
  /** Number of barangays of its city; highly urbanized cities rank above all others. */
  citySize: number;
};

type Area = { name: string; psgcCode: string };
type Point = { lat: number; lng: number };

const MANILA = '1380600000';
const MORE_THAN_ANY = 10_000;

/** All cities, municipalities and barangays of the Philippine Standard Geographic Code; cities first. */
export function placeIndex(): IndexedPlace[] {
  const points = barangayPoints();
  const withBarangays = cities.map((city) => {
    const barangays = barangaysOf(city);
    return { city, barangays, citySize: barangays.length + (isHighlyUrbanized(city) ? MORE_THAN_ANY : 0) };
  });
  return [
    ...withBarangays.map(({ city, citySize }) => ({ ...indexedCity(city), citySize })),
    ...withBarangays.flatMap(({ city, barangays, citySize }) =>
      barangays.map((barangay) => ({ ...indexedBarangay(city, barangay, points), citySize })),
    ),
  ];
}

/** They belong to no province: their code has a province's digits only. */
function isHighlyUrbanized({ code }: City): boolean {
  return code.endsWith('00000');
}

/** By PSGC code (docs/decisions/places.md). */
function barangayPoints(): ReadonlyMap<string, Point> {
  const rows = readFileSync(new URL('barangay-points.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return new Map(
    rows.map((row) => {
      const [code = '', lat, lng] = row.split('\t');
      return [code, { lat: Number(lat), lng: Number(lng) }];
    }),
  );
}

/** Manila's barangays have numbers and are distinguished by district. */
function barangaysOf({ code }: City): readonly Area[] {
  if (code !== MANILA) return getBarangaysByMunicipality(code);
  return getMunicipalitiesByProvince(MANILA).flatMap((district) =>
    getBarangaysByMunicipality(district.psgcCode).map(({ name, psgcCode }) => ({
      name: `${name}, ${district.name}`,
      psgcCode,
    })),
  );
}

type Indexed = Omit<IndexedPlace, 'citySize'>;

function indexedCity(city: City): Indexed {
  const { code, name, province, lat, lng } = city;
  return indexed({ barangayCode: null, barangay: null, city: name, province, lat, lng, precision: 'city' }, code, name);
}

function indexedBarangay(
  { name: city, province }: City,
  { name, psgcCode }: Area,
  points: ReadonlyMap<string, Point>,
): Indexed {
  const { lat, lng } = points.get(psgcCode) ?? { lat: null, lng: null };
  return indexed(
    { barangayCode: psgcCode, barangay: name, city, province, lat, lng, precision: lat === null ? 'city' : 'barangay' },
    psgcCode,
    name,
  );
}

/** Also matches "Brgy. San Antonio" and "Bacoor City", whose kind is not part of the name. */
function indexed(place: Place, code: string, name: string): Indexed {
  const kind = place.barangay === null ? 'city of municipality' : 'barangay city of';
  const known = nicknames[code] ?? [];
  const words = placeWords(
    `${place.barangay ?? ''} ${place.city} ${place.province} ${kind} ${known.join(' ')} ${nicknames[place.province]?.join(' ') ?? ''}`,
  );
  return { place, name: nameOf(name), text: ` ${words.join(' ')}`, nicknames: known.map(nameOf) };
}

/** A name for comparison, without its kind of place. A plain number is not a name, "176-A" is. */
export function nameOf(text: string): string {
  return withoutKind(
    placeWords(text)
      .join(' ')
      .replace(/^barangay (?=\p{L}|\d+\p{L})/u, ''),
  );
}

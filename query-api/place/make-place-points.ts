import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  getAllProvinces,
  getAllRegions,
  getBarangaysByMunicipality,
  getMunicipalitiesByProvince,
} from '@aivangogh/ph-address';
import { distanceKm } from '#contracts/place/distance.ts';

/**
 * Writes the locations of the country's cities and barangays from the unpacked `psgc` package of PyPI in the given
 * folder (docs/decisions/places.md): `npm run place-points -- FOLDER`. Names are those of the search's own package.
 */

type Area = { name: string; psgcCode: string };
type Point = {
  psgc_code: string;
  population: number;
  coordinate: { latitude: number; longitude: number };
  coordinate_source: string;
};

const METRO_MANILA = 'Metro Manila';
const MANILA = '1380600000';
/** Points without a confirming boundary. */
const UNVERIFIED = 'fallback_unverified';

/** Highly urbanized cities outside Metro Manila belong to no province; people use the surrounding one. */
const provinceAround: Readonly<Record<string, string>> = {
  '0330100000': 'Pampanga',
  '0331400000': 'Zambales',
  '0431200000': 'Quezon',
  '0631000000': 'Iloilo',
  '0730600000': 'Cebu',
  '0731100000': 'Cebu',
  '0731300000': 'Cebu',
  '0831600000': 'Leyte',
  '0931700000': 'Zamboanga del Sur',
  '0990101000': 'Basilan',
  '1030500000': 'Misamis Oriental',
  '1030900000': 'Lanao del Norte',
  '1130700000': 'Davao del Sur',
  '1230800000': 'South Cotabato',
  '1430300000': 'Benguet',
  '1630400000': 'Agusan del Norte',
  '1731500000': 'Palawan',
  '1830200000': 'Negros Occidental',
};

const provinces = getAllProvinces();

function allCities(): (Area & { province: string })[] {
  const ofProvinces = provinces.flatMap(({ name, psgcCode }) =>
    getMunicipalitiesByProvince(psgcCode).map((city) => ({ ...city, province: name })),
  );
  const ofRegions = getAllRegions().flatMap(({ psgcCode }) => citiesOfNoProvince(psgcCode));
  return [...ofProvinces, ...ofRegions].map((city) => ({ ...city, name: spokenName(city.name) }));
}

/** Metro Manila's cities belong directly to the region; the other highly urbanized cities have codes of their own. */
function citiesOfNoProvince(regionCode: string): (Area & { province: string })[] {
  const region = regionCode.slice(0, 2);
  const own = Array.from({ length: 20 }, (_, n) => `${region}3${String(n + 1).padStart(2, '0')}00000`);
  const cities = [regionCode, ...own, `${region}90100000`].flatMap((code) => getMunicipalitiesByProvince(code));
  return cities.map((city) => ({ ...city, province: provinceAround[city.psgcCode] ?? METRO_MANILA }));
}

/** "Pasig City" becomes Pasig; "Cebu City" stays, since there is a province of Cebu. */
function spokenName(name: string): string {
  const short = name.replace(/ City$/, '');
  return provinces.some((province) => province.name.startsWith(short)) ? name : short;
}

function barangayCodesOf({ psgcCode }: Area): string[] {
  const parents =
    psgcCode === MANILA ? getMunicipalitiesByProvince(MANILA).map((district) => district.psgcCode) : [psgcCode];
  return parents.flatMap((parent) => getBarangaysByMunicipality(parent).map((barangay) => barangay.psgcCode));
}

/** About 11 m. */
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
const placeAt = ({ coordinate: { latitude, longitude } }: Point) => ({ lat: latitude, lng: longitude });

/** A city's mean location weighted by population, and the distance to its farthest barangay's centre in km. */
function middleOf(points: readonly Point[]): { lat: number; lng: number; extentKm: number } {
  const people = points.reduce((sum, { population }) => sum + population + 1, 0);
  const weighted = (degrees: (point: Point) => number) =>
    rounded(points.reduce((sum, point) => sum + degrees(point) * (point.population + 1), 0) / people);
  const middle = {
    lat: weighted(({ coordinate }) => coordinate.latitude),
    lng: weighted(({ coordinate }) => coordinate.longitude),
  };
  return { ...middle, extentKm: Math.ceil(Math.max(...points.map((point) => distanceKm(middle, placeAt(point))))) };
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('The folder of the unpacked psgc package is missing. Run: npm run place-points -- FOLDER');
const known = JSON.parse(await readFile(join(folder, 'psgc/data/core/barangays.json'), 'utf8')) as Point[];
const pointOf = new Map(
  known.filter(({ coordinate_source: source }) => source !== UNVERIFIED).map((point) => [point.psgc_code, point]),
);

const cityRows: string[] = [];
const barangayRows: string[] = [];
for (const city of allCities()) {
  const points = barangayCodesOf(city).flatMap((code) => pointOf.get(code) ?? []);
  const { lat, lng, extentKm } = middleOf(points);
  cityRows.push(
    `  ${JSON.stringify([city.psgcCode, city.name, city.province, lat, lng, extentKm]).replaceAll(',', ', ')}`,
  );
  barangayRows.push(
    ...points.map((point) => [point.psgc_code, rounded(placeAt(point).lat), rounded(placeAt(point).lng)].join('\t')),
  );
}
await writeFile(new URL('../../contracts/place/city-rows.json', import.meta.url), `[\n${cityRows.join(',\n')}\n]\n`);
await writeFile(new URL('barangay-points.tsv', import.meta.url), `${barangayRows.join('\n')}\n`);

import { getAllProvinces, getAllRegions, getBarangaysByMunicipality, getMunicipalitiesByProvince } from '@aivangogh/ph-address';
import type { Place } from '#contracts/calls/place.ts';
import { folded } from '#projectors/read-models/words.ts';
import { cityCentres } from './city-centres.ts';

/** A place and the folded words that it is found by, each after a space. */
export type IndexedPlace = { place: Place; name: string; text: string };

type Area = { name: string; psgcCode: string };
type City = Area & { province: string };

const MANILA = '1380600000';

/** All cities, municipalities and barangays of the Philippine Standard Geographic Code; cities come first. */
export function placeIndex(): IndexedPlace[] {
  const provinces = getAllProvinces();
  const ofProvinces = provinces.flatMap(({ name, psgcCode }) => getMunicipalitiesByProvince(psgcCode).map((city) => ({ ...city, province: name })));
  const ofRegions = getAllRegions().flatMap(({ psgcCode }) => citiesOfNoProvince(psgcCode));
  const cities = [...ofProvinces, ...ofRegions].map((city) => ({ ...city, name: spokenName(city.name, provinces) }));
  return [...cities.map((city) => indexed(city, null, null)), ...cities.flatMap(barangaysOf)];
}

/** Metro Manila's cities hang on the region itself, the other highly urbanized ones on codes of their own. */
function citiesOfNoProvince(regionCode: string): City[] {
  const region = regionCode.slice(0, 2);
  const own = Array.from({ length: 20 }, (_, n) => `${region}3${String(n + 1).padStart(2, '0')}00000`);
  const cities = [regionCode, ...own, `${region}90100000`].flatMap((code) => getMunicipalitiesByProvince(code));
  return cities.map((city) => ({ ...city, province: cityCentres[city.psgcCode]?.province ?? 'Metro Manila' }));
}

/** "Pasig City" is called Pasig; "Cebu City" is not, for there is a province of Cebu. */
function spokenName(name: string, provinces: readonly Area[]): string {
  const short = name.replace(/ City$/, '');
  return provinces.some((province) => province.name.startsWith(short)) ? name : short;
}

function barangaysOf(city: City): IndexedPlace[] {
  if (city.psgcCode !== MANILA) return getBarangaysByMunicipality(city.psgcCode).map((barangay) => indexed(city, barangay, null));
  return getMunicipalitiesByProvince(MANILA).flatMap((district) => getBarangaysByMunicipality(district.psgcCode).map((barangay) => indexed(city, barangay, district.name)));
}

function indexed(city: City, barangay: Area | null, district: string | null): IndexedPlace {
  const centre = cityCentres[city.psgcCode];
  const name = barangay && (district === null ? barangay.name : `${barangay.name}, ${district}`);
  const place = { barangayCode: barangay?.psgcCode ?? null, barangay: name, city: city.name, province: city.province, lat: centre?.lat ?? null, lng: centre?.lng ?? null };
  return { place, name: folded(name ?? city.name), text: ` ${folded(`${name ?? ''} ${city.name} ${city.province}`)}` };
}

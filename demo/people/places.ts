import type { Address, Coordinates } from '#contracts/fields.ts';
import type { Random } from '../random.ts';

/** Homes and bases of the demo's people: real cities, each with its centre and some barangays. */

export type Region = 'manila' | 'cebu';
type City = Coordinates & { city: string; province: string; region: Region; barangays: readonly string[] };

const metro = { province: 'Metro Manila', region: 'manila' } as const;
const cebu = { province: 'Cebu', region: 'cebu' } as const;

export const cities = {
  pasig: {
    ...metro,
    city: 'Pasig',
    lat: 14.5729,
    lng: 121.0658,
    barangays: ['Kapitolyo', 'Oranbo', 'San Antonio', 'Ugong', 'Bagong Ilog'],
  },
  mandaluyong: {
    ...metro,
    city: 'Mandaluyong',
    lat: 14.5794,
    lng: 121.0359,
    barangays: ['Plainview', 'Highway Hills', 'Barangka Ilaya'],
  },
  'quezon-city': {
    ...metro,
    city: 'Quezon City',
    lat: 14.6349,
    lng: 121.0437,
    barangays: ['Kamuning', 'Loyola Heights', 'Tandang Sora', 'Mariana', 'Socorro'],
  },
  makati: {
    ...metro,
    city: 'Makati',
    lat: 14.5547,
    lng: 121.0244,
    barangays: ['Poblacion', 'Bel-Air', 'San Lorenzo', 'Bangkal', 'Guadalupe Nuevo'],
  },
  taguig: {
    ...metro,
    city: 'Taguig',
    lat: 14.5286,
    lng: 121.0529,
    barangays: ['Fort Bonifacio', 'Ususan', 'Western Bicutan'],
  },
  'san-juan': {
    ...metro,
    city: 'San Juan',
    lat: 14.6019,
    lng: 121.0355,
    barangays: ['Greenhills', 'Little Baguio', 'Maytunas'],
  },
  marikina: {
    ...metro,
    city: 'Marikina',
    lat: 14.6402,
    lng: 121.1006,
    barangays: ['Concepcion Uno', 'Santo Niño', 'Malanday', 'Industrial Valley'],
  },
  manila: {
    ...metro,
    city: 'Manila',
    lat: 14.5884,
    lng: 120.9842,
    barangays: ['Barangay 708', 'Barangay 659', 'Barangay 395'],
  },
  paranaque: {
    ...metro,
    city: 'Parañaque',
    lat: 14.4793,
    lng: 121.0198,
    barangays: ['BF Homes', 'Don Bosco', 'San Dionisio'],
  },
  'las-pinas': {
    ...metro,
    city: 'Las Piñas',
    lat: 14.4446,
    lng: 120.9936,
    barangays: ['Talon Uno', 'Almanza Uno', 'Pamplona Tres'],
  },
  caloocan: { ...metro, city: 'Caloocan', lat: 14.6507, lng: 120.9676, barangays: ['Barangay 88', 'Barangay 132'] },
  muntinlupa: {
    ...metro,
    city: 'Muntinlupa',
    lat: 14.4237,
    lng: 121.0394,
    barangays: ['Alabang', 'Ayala Alabang', 'Putatan'],
  },
  'cebu-city': {
    ...cebu,
    city: 'Cebu City',
    lat: 10.3157,
    lng: 123.8954,
    barangays: ['Lahug', 'Mabolo', 'Banilad', 'Guadalupe', 'Talamban'],
  },
  mandaue: { ...cebu, city: 'Mandaue', lat: 10.3333, lng: 123.9333, barangays: ['Tipolo', 'Subangdaku', 'Cabancalan'] },
  'lapu-lapu': { ...cebu, city: 'Lapu-Lapu', lat: 10.3103, lng: 123.9494, barangays: ['Pusok', 'Basak', 'Mactan'] },
  talisay: { ...cebu, city: 'Talisay', lat: 10.2447, lng: 123.8494, barangays: ['Tabunok', 'Bulacao', 'Lawaan I'] },
} as const satisfies Record<string, City>;

export type CityKey = keyof typeof cities;

const streets = [
  'Sampaguita St.',
  'Mabini St.',
  'Rizal Ave.',
  'Acacia Lane',
  'Narra St.',
  'Luna St.',
  'Bonifacio St.',
  'Ilang-Ilang St.',
  'Molave St.',
  'Dagohoy St.',
  'Escoda St.',
  'Camia St.',
];
const homes = ['Unit 4B, Tower 1', 'Lot 12 Block 3', 'Apartment 2', 'Unit 1508', 'Ground floor'];
const landmarks = [
  'White gate beside the sari-sari store',
  'In front of the chapel',
  'Blue roof, second house after the corner',
  'Ring the bell at the guardhouse',
  'Across the covered court',
  'Near the bakery on the corner',
];

/** At most about 1.2 km from the centre of the city. */
function near({ lat, lng }: Coordinates, random: Random): Coordinates {
  const aside = () => (random.next() - 0.5) * 0.022;
  return { lat: rounded(lat + aside()), lng: rounded(lng + aside()) };
}

function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}

export function locationIn(key: CityKey, random: Random): Coordinates & { city: string } {
  return { ...near(cities[key], random), city: cities[key].city };
}

export function addressIn(key: CityKey, random: Random): Address {
  const { city, province, barangays } = cities[key];
  const street = `${random.int(2, 180)} ${random.pick(streets)}`;
  return {
    line: random.chance(0.3) ? `${random.pick(homes)}, ${street}` : street,
    barangay: random.pick<string>(barangays),
    city,
    province,
    ...(random.chance(0.6) && { landmark: random.pick(landmarks) }),
    ...near(cities[key], random),
  };
}

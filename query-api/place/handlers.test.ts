import { expect, it } from 'vitest';
import { placeCalls } from '#contracts/calls/place.ts';
import { askedBy } from '#tests/harness/queries/call-context.ts';
import { placeQueries } from './handlers.ts';

const { searchPlaces, listBarangays, checkPin } = placeQueries();

type Near = { nearCity?: string; nearProvince?: string };

async function search(q: string, city?: string, near: Near = {}) {
  const query = { q, city, ...near };
  const { data } = await searchPlaces({ params: undefined, query, body: undefined, context: askedBy() });
  return placeCalls.searchPlaces.answer.parse(data).items;
}

it('lists a city first, and marks its point as its centre', async () => {
  const [first] = await search('pasig');
  expect(first).toEqual({
    barangayCode: null,
    barangay: null,
    city: 'Pasig',
    province: 'Metro Manila',
    lat: expect.closeTo(14.57, 1),
    lng: expect.closeTo(121.08, 1),
    precision: 'city',
  });
});

it('returns a barangay’s location', async () => {
  const [kapitolyo] = await search('kapitolyo');
  expect(kapitolyo).toMatchObject({
    precision: 'barangay',
    lat: expect.closeTo(14.5711, 3),
    lng: expect.closeTo(121.0597, 3),
  });
  const [, ...others] = await search('san', 'Pasig');
  expect(new Set(others.map(({ lat, lng }) => `${lat} ${lng}`)).size).toBe(others.length);
});

it.each([
  ['BGC', 'Fort Bonifacio', 'Taguig'],
  ['bonifacio global city', 'Fort Bonifacio', 'Taguig'],
  ['Brgy. San Antonio, Pasig', 'San Antonio', 'Pasig'],
  ['Bgy San Antonio Makati', 'San Antonio', 'Makati'],
  ['Sto. Niño Marikina', 'Santo Niño', 'Marikina'],
  ['santo nino marikina', 'Santo Niño', 'Marikina'],
  ['Kapitolyo, Pasig City', 'Kapitolyo', 'Pasig'],
  ['kapitolyo NCR', 'Kapitolyo', 'Pasig'],
  ['Antipolo', null, 'Antipolo'],
  ['Antipolo City', null, 'Antipolo'],
  ['Bacoor', null, 'Bacoor'],
  ['City of Bacoor', null, 'Bacoor'],
  ['QC', null, 'Quezon City'],
  ['Sta. Rosa Laguna', null, 'Santa Rosa'],
  ['Dasmariñas', null, 'Dasmariñas'],
  ['dasmarinas city', null, 'Dasmariñas'],
  ['las pinas', null, 'Las Piñas'],
  ['GenSan', null, 'General Santos'],
  ['Gen. Santos', null, 'General Santos'],
])('finds %s', async (q, barangay, city) => {
  expect((await search(q))[0]).toMatchObject({ barangay, city, lat: expect.any(Number) });
});

it('finds barangays, ignoring case and accents', async () => {
  expect(await search('kapitolyo')).toEqual([
    expect.objectContaining({ barangay: 'Kapitolyo', city: 'Pasig', barangayCode: expect.stringMatching(/^\d{10}$/) }),
  ]);
  expect((await search('PARANAQUE'))[0]).toMatchObject({ city: 'Parañaque', barangay: null });
  expect((await search('lahug cebu'))[0]).toMatchObject({ barangay: 'Lahug', city: 'Cebu City', province: 'Cebu' });
});

it('lists the nearest to the person’s city first, or without one those of the biggest cities', async () => {
  const citiesOf = async (near: Near) => (await search('kapit', undefined, near)).map(({ city }) => city);
  expect((await citiesOf({ nearCity: 'Pasig', nearProvince: 'Metro Manila' }))[0]).toBe('Pasig');
  expect((await citiesOf({ nearCity: 'Lian', nearProvince: 'Batangas' }))[0]).toBe('Lian');
  expect((await citiesOf({}))[0]).toBe('Pasig');
  expect((await search('san antonio', undefined, { nearCity: 'Makati' }))[0]).toMatchObject({ city: 'Makati' });
});

it('finds within one city', async () => {
  const found = await search('san', 'Makati');
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ city }) => city === 'Makati')).toBe(true);
});

it('finds the cities of Metro Manila and the big ones elsewhere', async () => {
  const named = [
    'Manila',
    'Quezon City',
    'Taguig',
    'Pateros',
    'Mandaue',
    'Lapu-Lapu',
    'Davao City',
    'Baguio',
    'Iloilo City',
  ];
  for (const city of named)
    expect((await search(city))[0]).toMatchObject({ city, barangay: null, lat: expect.any(Number) });
});

it('finds Manila’s barangays by their district', async () => {
  expect((await search('malate barangay 708'))[0]).toMatchObject({ barangay: 'Barangay 708, Malate', city: 'Manila' });
});

it('returns an empty list without a match', async () => {
  expect(await search('xyzzy')).toEqual([]);
  expect(await search('...')).toEqual([]);
});

it('draws a city by its barangays', async () => {
  const drawn = async (city: string, province: string) =>
    placeCalls.listBarangays.answer.parse(
      (await listBarangays({ params: undefined, query: { city, province }, body: undefined, context: askedBy() })).data,
    );
  const { city, items } = await drawn('Pasig City', 'NCR');
  expect(city).toMatchObject({ name: 'Pasig', province: 'Metro Manila', extentKm: expect.any(Number) });
  expect(items).toHaveLength(30);
  expect(items).toContainEqual({
    name: 'Kapitolyo',
    lat: expect.closeTo(14.5711, 3),
    lng: expect.closeTo(121.0597, 3),
  });
  expect(await drawn('Nowhere', 'Nowhere')).toEqual({ city: null, items: [] });
});

it('detects a pin outside the stated city', async () => {
  const checked = async (lat: number, lng: number) =>
    placeCalls.checkPin.answer.parse(
      (
        await checkPin({
          params: undefined,
          query: { lat, lng, city: 'Pasig', province: 'Metro Manila' },
          body: undefined,
          context: askedBy(),
        })
      ).data,
    );
  expect(await checked(14.5706, 121.0581)).toEqual({ isThere: true, around: null });
  expect(await checked(16.0433, 120.3333)).toEqual({
    isThere: false,
    around: { name: 'Dagupan', province: 'Pangasinan' },
  });
  expect(await checked(0, 0)).toEqual({ isThere: false, around: null });
});

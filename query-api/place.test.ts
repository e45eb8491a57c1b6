import { expect, it } from 'vitest';
import { placeCalls } from '#contracts/calls/place.ts';
import { askedBy } from '#tests/queries/asking.ts';
import { placeQueries } from './place.ts';

const { searchPlaces } = placeQueries();

async function search(q: string, city?: string) {
  const { data } = await searchPlaces({ params: undefined, query: { q, city }, body: undefined, context: askedBy() });
  return placeCalls.searchPlaces.answer.parse(data).items;
}

it('finds a city first, with its middle', async () => {
  const [first] = await search('pasig');
  expect(first).toEqual({ barangayCode: null, barangay: null, city: 'Pasig', province: 'Metro Manila', lat: 14.5764, lng: 121.0851 });
});

it('finds barangays, in whatever case and accents', async () => {
  expect(await search('kapitolyo')).toEqual([expect.objectContaining({ barangay: 'Kapitolyo', city: 'Pasig', barangayCode: expect.stringMatching(/^\d{10}$/) })]);
  expect((await search('PARANAQUE'))[0]).toMatchObject({ city: 'Parañaque', barangay: null });
  expect((await search('lahug cebu'))[0]).toMatchObject({ barangay: 'Lahug', city: 'Cebu City', province: 'Cebu' });
});

it('finds within one city', async () => {
  const found = await search('san', 'Makati');
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ city }) => city === 'Makati')).toBe(true);
});

it('knows the cities of Metro Manila and the big ones elsewhere', async () => {
  const named = ['Manila', 'Quezon City', 'Taguig', 'Pateros', 'Mandaue', 'Lapu-Lapu', 'Davao City', 'Baguio', 'Iloilo City'];
  for (const city of named) expect((await search(city))[0]).toMatchObject({ city, barangay: null, lat: expect.any(Number) });
});

it('finds Manila’s barangays by their district', async () => {
  expect((await search('malate barangay 708'))[0]).toMatchObject({ barangay: 'Barangay 708, Malate', city: 'Manila' });
});

it('finds nothing where there is nothing', async () => {
  expect(await search('xyzzy')).toEqual([]);
  expect(await search('...')).toEqual([]);
});

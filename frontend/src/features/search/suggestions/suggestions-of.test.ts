import { expect, it } from 'vitest';
import { searchInAddress } from '../worker-search.ts';
import { suggestionsOf } from './suggestions-of.ts';

const kapitolyo = {
  barangayCode: '137404013',
  barangay: 'Kapitolyo',
  city: 'Pasig',
  province: 'Metro Manila',
  lat: 14.57,
  lng: 121.06,
  precision: 'barangay' as const,
};

it('link to their results, a spelling correction first', () => {
  const suggestions = suggestionsOf({
    spelledRight: 'plumbing',
    services: [{ id: 's1', name: 'Plumbing repair', category: 'plumbing', icon: 'droplets' }],
    workers: [{ id: 'w1', name: 'Jun Bautista', image: null, serviceName: 'Plumbing repair' }],
    places: [],
  });
  expect(suggestions.map(({ kind, to }) => [kind, to])).toEqual([
    ['spelledRight', '/search?q=plumbing'],
    ['services', '/search?q=Plumbing+repair'],
    ['workers', '/search?q=Jun+Bautista'],
  ]);
});

it('search around a place without a query', () => {
  const [place] = suggestionsOf({ spelledRight: null, services: [], workers: [], places: [kapitolyo] });
  expect(searchInAddress(new URL(place?.to ?? '', 'https://suki.test').searchParams)).toMatchObject({
    q: '',
    place: { name: 'Kapitolyo, Pasig', city: 'Pasig', province: 'Metro Manila', pin: { lat: 14.57, lng: 121.06 } },
  });
});

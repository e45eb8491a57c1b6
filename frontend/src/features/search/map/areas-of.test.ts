import { expect, it } from 'vitest';
import type { WorkerListing } from '#contracts/views/worker.ts';
import { areasOf, withRoom } from './areas-of.ts';

const worker = (id: string, area: WorkerListing['area'], city = 'Pasig') => ({ id, area, city }) as WorkerListing;
const here = { lat: 14.57, lng: 121.06 };

it('groups workers by area in list order, and omits those without a place', () => {
  const found = areasOf([
    worker('w1', { ...here }),
    worker('w2', { lat: 14.6, lng: 121.1 }, 'Marikina'),
    worker('w3', null),
    worker('w4', { ...here }),
  ]);
  expect(found.map(({ city, workers }) => [city, workers.map(({ id }) => id)])).toEqual([
    ['Pasig', ['w1', 'w4']],
    ['Marikina', ['w2']],
  ]);
});

it('merges overlapping pins without duplicates', () => {
  const areas = areasOf([
    worker('w1', { lat: 1, lng: 0 }),
    worker('w2', { lat: 2, lng: 0 }),
    worker('w3', { lat: 9, lng: 0 }),
  ]);
  const shown = withRoom(areas, ({ at }) => ({ x: at.lng, y: at.lat * 20 }));
  expect(shown.map(({ workers }) => workers.map(({ id }) => id))).toEqual([['w1', 'w2'], ['w3']]);
});

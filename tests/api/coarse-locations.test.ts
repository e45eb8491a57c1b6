import { afterAll, beforeAll, expect, it } from 'vitest';
import { coarsePin, distanceKm, shownKm } from '#contracts/place/distance.ts';
import type { Coordinates } from '#contracts/fields.ts';
import { ApiClient } from '../harness/api-client.ts';
import { approvedWorker, testUsersOf, nextWorkday } from '../harness/test-users.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';

/** Some 2 km from the middle of one cell to another, so that homes 700 m from a middle are certainly in its cell. */
const middle = coarsePin({ lat: 14.5729, lng: 121.0658 });
const homes = [
  [0, 0],
  [0.0063, 0],
  [-0.0045, 0.0045],
  [0, -0.0065],
].map(([north = 0, east = 0]) => ({ lat: middle.lat + north, lng: middle.lng + east }));

let suki: TestSuki;
let serviceId = '';
const workerIds: string[] = [];

beforeAll(async () => {
  suki = await startTestSuki();
  const { carla, service } = await testUsersOf(suki.url);
  serviceId = service.id;
  for (const [index, home] of homes.entries()) {
    const worker = await approvedWorker(suki.url, carla, 'Pilo', `Home ${'abcd'[index]}`, service.id);
    await worker.call('changeOwnProfile', { body: { location: { ...home, city: 'Pasig' }, radiusKm: 8 } });
    workerIds.push(worker.session?.user.workerId ?? '');
  }
});
afterAll(() => suki.stop());

/** From a hundred metres to 20 km away, in all directions. */
function places(count: number): Coordinates[] {
  return Array.from({ length: count }, (_, n) => {
    const [km, direction] = [0.1 + (20 * n) / count, n * 2.4];
    return {
      lat: middle.lat + (km / 111.2) * Math.cos(direction),
      lng: middle.lng + (km / 107.6) * Math.sin(direction),
    };
  });
}

it('reveals only the grid cell of a worker’s home to a caller who searches from 400 chosen points', async () => {
  const stranger = new ApiClient(suki.url);
  const told: { from: Coordinates; km: number }[] = [];
  for (const from of places(400)) {
    const { items } = await stranger.call('listWorkers', { query: { q: 'pilo', serviceId, sort: 'nearest', ...from } });
    const shown = items.filter(({ id }) => workerIds.includes(id));
    expect(shown).toHaveLength(homes.length);
    const answers = new Set(
      shown.map(({ id: _id, _id: _, accountId: _accountId, name: _name, ...seen }) => JSON.stringify(seen)),
    );
    expect(answers.size, 'homes in the same cell look alike').toBe(1);
    told.push({ from, km: shown[0]?.distanceKm ?? Number.NaN });
  }
  const isPossible = (home: Coordinates) => told.every(({ from, km }) => shownKm(from, home) === km);
  const around = Array.from({ length: 23 * 23 }, (_, n) => ({
    lat: middle.lat + (Math.floor(n / 23) - 11) * 0.0009,
    lng: middle.lng + ((n % 23) - 11) * 0.0009,
  }));
  const disc = around.filter((home) => distanceKm(home, middle) <= 1.1);
  expect(disc.length).toBeGreaterThan(300);
  expect(
    disc.filter((home) => !isPossible(home)),
    'a disc of 1.1 km around the middle stays possible',
  ).toEqual([]);
  expect(told.every(({ km }) => Number.isInteger(km))).toBe(true);
});

it('reveals no more at the edge of a radius', async () => {
  const stranger = new ApiClient(suki.url);
  const found = new Set<number>();
  for (const from of places(120)) {
    const { items } = await stranger.call('listAvailableWorkers', {
      query: { q: 'pilo', serviceId, date: nextWorkday(), time: '10:00', ...from },
    });
    found.add(items.filter(({ id }) => workerIds.includes(id)).length);
  }
  expect([...found].toSorted((one, other) => one - other)).toEqual([0, homes.length]);
});

it('shows the city in a profile, and no pin', async () => {
  const profile = await new ApiClient(suki.url).call('readWorker', { params: { id: workerIds[0] ?? '' } });
  expect(profile).toMatchObject({ city: 'Pasig', distanceKm: null });
  expect(JSON.stringify(profile)).not.toMatch(/"(lat|lng|location|cells)"/);
});

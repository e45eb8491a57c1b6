import { expect, it } from 'vitest';
import { aroundJob, METRES_PER_PIXEL, spotOf } from './around-job.ts';

const job = { lat: 14.57, lng: 121.06 };
const KM_NORTH = 0.009;

it('places barangays around a job to scale, north up and east right', () => {
  const [north] = aroundJob(job, [{ name: 'Oranbo', lat: job.lat + KM_NORTH, lng: job.lng }]);
  expect(north).toMatchObject({ name: 'Oranbo', x: 0 });
  expect((north?.y ?? 0) * -METRES_PER_PIXEL).toBeCloseTo(1000, -1.5);
  const [southEast] = aroundJob(job, [{ name: 'Bagong Ilog', lat: job.lat - 0.003, lng: job.lng + 0.005 }]);
  expect(southEast?.x).toBeGreaterThan(0);
  expect(southEast?.y).toBeGreaterThan(0);
});

it('omits names that are out of view or would overlap', () => {
  const near = { name: 'Kapitolyo', lat: job.lat, lng: job.lng };
  const covered = { name: 'Kapitolyo East', lat: job.lat + 0.0002, lng: job.lng };
  const away = { name: 'Santa Lucia', lat: job.lat + 9 * KM_NORTH, lng: job.lng };
  expect(aroundJob(job, [covered, away, near]).map(({ name }) => name)).toEqual(['Kapitolyo']);
});

it('locates a job by its own pin, else by its barangay’s centre', () => {
  const barangays = [{ name: 'Kapitolyo', lat: 14.5, lng: 121 }];
  expect(spotOf({ barangay: 'Kapitolyo', ...job }, barangays)).toEqual(job);
  expect(spotOf({ barangay: 'Kapitolyo' }, barangays)).toMatchObject({ lat: 14.5 });
  expect(spotOf({ barangay: 'Oranbo' }, barangays)).toBeNull();
});

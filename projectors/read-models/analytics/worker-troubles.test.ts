import { expect, it } from 'vitest';
import { bookingFixture } from '../testing/booking-fixture.ts';
import { given } from '../testing/given-events.ts';
import { workerTroubles } from './worker-troubles.ts';

const NOTED = { bookingId: 'b1', day: '2026-11-18' };

it('notes with its day each job taken, request declined, job called off or missed, and the stars', async () => {
  const steps = bookingFixture();
  const { documents } = await given(workerTroubles, [
    steps.accepted(),
    steps.declined(),
    steps.cancelled('worker'),
    steps.noShowOf('worker'),
    steps.reviewed(),
  ]);
  expect(documents.get('w1')).toMatchObject({
    taken: [NOTED],
    declined: [NOTED],
    calledOff: [NOTED],
    noShows: [NOTED],
    ratings: [{ ...NOTED, stars: 5 }],
  });
});

it('forgets a no-show that an admin waived, and keeps one that stands', async () => {
  const steps = bookingFixture();
  const upheld = [steps.noShowOf('worker'), steps.noShowSettled('worker', 'upheld')];
  expect((await given(workerTroubles, upheld)).documents.get('w1')?.noShows).toHaveLength(1);
  const others = bookingFixture();
  const waived = [others.noShowOf('worker'), others.noShowSettled('worker', 'waived')];
  expect((await given(workerTroubles, waived)).documents.get('w1')?.noShows).toEqual([]);
});

it('holds nothing against a worker that the client or the platform did', async () => {
  const steps = bookingFixture();
  const turnedDown = steps.happened('BookingDeclined', {
    bookingId: 'b1',
    clientId: 'c1',
    workerId: 'w1',
    reason: '',
    stillOpen: false,
    cause: 'worker_unavailable',
  });
  const { documents } = await given(workerTroubles, [steps.cancelled('client'), steps.noShowOf('client'), turnedDown]);
  expect(documents.size).toBe(0);
});

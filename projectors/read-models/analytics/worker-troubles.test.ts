import { expect, it } from 'vitest';
import { bookingFixture, requestedData } from '../testing/booking-fixture.ts';
import { given, recorder } from '../testing/given-events.ts';
import { DAY_MS, HOUR_MS } from '#contracts/manila-time.ts';
import { workerTroubles } from './worker-troubles.ts';

const DAY = '2026-11-18';
const NOTED = { days: { [DAY]: 1 }, newest: [{ bookingId: 'b1', day: DAY }] };

/** One booking an hour, on that many days. */
const daysOf = (count: number, hours: number) =>
  Array.from({ length: count * hours }, (_, n) => {
    const ms = Date.parse('2026-08-31T16:00:00.000Z') + Math.floor(n / hours) * DAY_MS + (n % hours) * HOUR_MS;
    return { bookingId: `b${n}`, at: new Date(ms).toISOString() };
  });

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
    taken: NOTED,
    declined: NOTED,
    calledOff: NOTED,
    noShows: NOTED,
    ratings: NOTED,
    stars: { days: { [DAY]: { count: 1, sum: 5 } }, before: { count: 0, sum: 0 } },
  });
});

it('counts every day of the window, and lists the newest bookings', async () => {
  const happened = recorder();
  const { worker, startsAt, endsAt } = requestedData;
  if (!worker) throw new Error('The fixture’s request names no worker');
  const taken = daysOf(100, 4).map(({ bookingId, at }) =>
    happened(
      'BookingAccepted',
      { bookingId, clientId: 'c1', worker, workerPhone: null, startsAt, endsAt, priceCentavos: 65_000 },
      { at },
    ),
  );
  const tally = (await given(workerTroubles, taken)).documents.get('w1')?.taken;
  // The 100th day and the 89 before it.
  expect(Object.entries(tally?.days ?? {}).at(0)).toEqual(['2026-09-11', 4]);
  expect(Object.entries(tally?.days ?? {}).at(-1)).toEqual(['2026-12-09', 4]);
  expect(Object.keys(tally?.days ?? {})).toHaveLength(90);
  expect(tally?.newest).toHaveLength(100);
  expect(tally?.newest.at(-1)).toEqual({ bookingId: 'b399', day: '2026-12-09' });
});

it('adds up the stars by day, and all earlier ones together', async () => {
  const happened = recorder();
  const reviews = daysOf(92, 2).map(({ bookingId, at }, n) =>
    happened(
      'ReviewSubmitted',
      {
        bookingId,
        clientId: 'c1',
        workerId: 'w1',
        workerAccountId: 'wa1',
        clientName: 'Grace Villanueva',
        clientAvatar: null,
        serviceName: 'Plumbing repair',
        rating: n % 2 === 0 ? 5 : 4,
        text: '',
        photos: [],
      },
      { at },
    ),
  );
  const stars = (await given(workerTroubles, reviews)).documents.get('w1')?.stars;
  expect(stars?.before).toEqual({ count: 4, sum: 18 });
  expect(Object.keys(stars?.days ?? {})).toHaveLength(90);
  expect(stars?.days['2026-12-01']).toEqual({ count: 2, sum: 9 });
});

it.each(['pending', 'quoted'] as const)(
  'counts cancelling a job that they never accepted (%s) as a decline',
  async (from) => {
    const steps = bookingFixture();
    const { documents } = await given(workerTroubles, [steps.requested(), steps.cancelled('worker', from)]);
    expect(documents.get('w1')).toMatchObject({ declined: NOTED, calledOff: { days: {}, newest: [] } });
  },
);

it('counts a booking once, on its last day', async () => {
  const steps = bookingFixture();
  const first = steps.declined(true);
  const again = steps.happened(
    'BookingDeclined',
    { bookingId: 'b1', clientId: 'c1', workerId: 'w1', reason: '', stillOpen: true },
    { at: '2026-11-19T01:00:00.000Z' },
  );
  const { documents } = await given(workerTroubles, [first, again]);
  expect(documents.get('w1')?.declined).toEqual({
    days: { '2026-11-19': 1 },
    newest: [{ bookingId: 'b1', day: '2026-11-19' }],
  });
});

it('drops a waived no-show and keeps a confirmed one', async () => {
  const steps = bookingFixture();
  const upheld = [steps.noShowOf('worker'), steps.noShowSettled('worker', 'upheld')];
  expect((await given(workerTroubles, upheld)).documents.get('w1')?.noShows).toEqual(NOTED);
  const others = bookingFixture();
  const waived = [others.noShowOf('worker'), others.noShowSettled('worker', 'waived')];
  expect((await given(workerTroubles, waived)).documents.get('w1')?.noShows).toEqual({ days: {}, newest: [] });
});

it('counts nothing that the client or the platform did', async () => {
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

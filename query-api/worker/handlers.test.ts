import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingCode } from '#contracts/booking/code.ts';
import { coarsePin } from '#contracts/place/distance.ts';
import { bookingFixture } from '#projectors/read-models/testing/booking-fixture.ts';
import { recorder } from '#projectors/read-models/testing/given-events.ts';
import { registrationsOf, grace, jun, ramil } from '#tests/harness/queries/test-users.ts';
import { openSuki, type Suki } from '#tests/harness/queries/query-harness.ts';

/** Wednesday, 10:00 in Manila. */
const NOW = '2026-11-18T02:00:00.000Z';
const nearKapitolyo = { lat: '14.5729', lng: '121.0658' };

let suki: Suki;
const happened = recorder();

beforeAll(async () => {
  suki = await openSuki(NOW);
  const steps = bookingFixture(happened);
  const slot = happened(
    'SlotBooked',
    { workerId: 'w1', bookingId: 'b1', startsAt: '2026-11-19T01:00:00.000Z', endsAt: '2026-11-19T02:00:00.000Z' },
    { stream: 'calendar-w1' },
  );
  await suki.happened(
    ...registrationsOf(happened),
    steps.requested(),
    slot,
    steps.accepted(),
    steps.arrived(),
    steps.started(),
    steps.completed(),
    steps.reviewed(),
  );
});
afterAll(() => suki.close());

const names = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name);

describe('GET /workers', () => {
  it('lists approved workers with price, rating and next free start', async () => {
    const { items, total } = await suki.ask('listWorkers', { query: { serviceId: 's1', ...nearKapitolyo } });
    expect(total).toBe(2);
    expect(items[0]).toMatchObject({
      id: 'w1',
      accountId: 'wa1',
      name: 'Jun Bautista',
      serviceId: 's1',
      serviceName: 'Plumbing repair',
      basePrice: 65_000,
      priceText: 'From ₱650',
      rating: 5,
      reviewCount: 1,
      completedJobs: 1,
      availableNow: true,
      etaText: 'Worker arrival within 30 mins',
      distanceKm: 0,
      nextFreeAt: '2026-11-18T02:30:00.000Z',
      sukiJobs: 0,
    });
    expect(items[1]).toMatchObject({ name: 'Ramil Santos', etaText: 'Available Now', rating: 0 });
  });

  it.each([
    ['price', 'Ramil Santos'],
    ['rating', 'Jun Bautista'],
    ['nearest', 'Jun Bautista'],
    ['best', 'Jun Bautista'],
  ] as const)('sorts by %s', async (sort, first) => {
    expect(names(await suki.ask('listWorkers', { query: { sort, ...nearKapitolyo } }))[0]).toBe(first);
  });

  it.each([
    ['jun', ['Jun Bautista']],
    // Workers with the word in their own text, then those with the service.
    ['PIPES', ['Ramil Santos', 'Jun Bautista']],
    ['tubero', ['Jun Bautista', 'Ramil Santos']],
    ['plubming', ['Jun Bautista', 'Ramil Santos']],
    ['plumber marikina', ['Ramil Santos', 'Jun Bautista']],
    ['plumb', ['Jun Bautista', 'Ramil Santos']],
    ['bautista leaks', ['Jun Bautista']],
    ['xyz', []],
  ])('finds "%s"', async (q, found) => {
    expect(names(await suki.ask('listWorkers', { query: { q } }))).toEqual(found);
  });

  it('returns the corrected spelling, and only coarse locations', async () => {
    const { spelledRight, items } = await suki.ask('listWorkers', { query: { q: 'plubming' } });
    expect(spelledRight).toBe('plumbing');
    expect(items[0]?.area).toEqual(coarsePin({ lat: 14.5729, lng: 121.0658 }));
    expect(await suki.ask('listWorkers', { query: { q: 'plumbing' } })).toMatchObject({ spelledRight: null });
  });

  it('lists words that match no worker when others match', async () => {
    const left = async (q: string) => (await suki.ask('listWorkers', { query: { q } })).unmatched;
    expect(await left('karaoke plumber')).toEqual(['karaoke']);
    expect(await left('karaoke pasig')).toEqual(['karaoke']);
    expect(await left('plumber pasig')).toEqual([]);
    // No results.
    expect(await left('karaoke rental')).toEqual([]);
  });

  it('finds no worker for a service that none offers', async () => {
    expect(await suki.ask('listWorkers', { query: { serviceId: 's2' } })).toMatchObject({ items: [], total: 0 });
  });

  it('marks the caller’s suki', async () => {
    const { items } = await suki.ask('listWorkers', { by: grace });
    expect(items.map(({ id, sukiJobs }) => [id, sukiJobs])).toEqual([
      ['w1', 1],
      ['w2', 0],
    ]);
  });

  it('shows the next free start outside opening hours', async () => {
    suki.setNow('2026-11-18T14:00:00.000Z');
    const { items } = await suki.ask('listWorkers', { query: { sort: 'rating' } });
    suki.setNow(NOW);
    expect(items.map(({ availableNow, nextFreeAt, etaText }) => [availableNow, nextFreeAt, etaText])).toEqual([
      [false, '2026-11-19T02:30:00.000Z', 'Free Thu, Nov 19, 10:30\u00a0AM'],
      [false, '2026-11-19T00:00:00.000Z', 'Free Thu, Nov 19, 8:00\u00a0AM'],
    ]);
  });

  it('follows changes at once', async () => {
    const own = { stream: 'worker-w2', at: NOW };
    await suki.happened(
      happened(
        'RatesChanged',
        {
          workerId: 'w2',
          accountId: 'wa2',
          basePriceCentavos: 60_050,
          hourlyRateCentavos: null,
          ratesCentavos: { s1: 99_950 },
        },
        own,
      ),
    );
    const { items } = await suki.ask('listWorkers', { query: { q: 'ramil', serviceId: 's1' } });
    expect(items[0]).toMatchObject({ basePrice: 99_950, priceText: 'From ₱999.50' });
  });

  it('shows each service’s starting price, and to the worker the default one', async () => {
    const own = { stream: 'worker-w2', at: NOW };
    const services = [
      { serviceId: 's1', name: 'Plumbing repair', category: 'Plumbing' },
      { serviceId: 's2', name: 'Drain cleaning', category: 'Plumbing' },
    ];
    await suki.happened(happened('ServicesOffered', { workerId: 'w2', accountId: 'wa2', services }, own));
    const profile = await suki.ask('readWorker', { params: { id: 'w2' } });
    expect(profile).toMatchObject({
      basePrice: 99_950,
      services: [
        { id: 's1', price: 99_950 },
        { id: 's2', price: 60_050 },
      ],
    });
    expect(await suki.ask('readOwnProfile', { by: ramil })).toMatchObject({ basePrice: 60_050 });
  });
});

it('rejects a location with one coordinate', async () => {
  for (const query of [{ lat: '14.5' }, { lng: '121' }, { lat: '', lng: '' }])
    await expect(suki.ask('listWorkers', { query })).rejects.toThrow();
});

it('shows the same free starts in the list and the profile, for the length of the worker’s own service', async () => {
  const short = await openSuki('2026-11-18T14:00:00.000Z');
  const happens = recorder();
  const facts = {
    serviceId: 's1',
    name: 'Plumbing repair',
    title: 'Plumbing repair at home',
    category: 'Plumbing',
    icon: 'droplets',
    description: '',
    basePriceCentavos: 50_000,
    durationMinutes: 30,
    urgent: true,
  };
  const slot = happens(
    'SlotBooked',
    { workerId: 'w1', bookingId: 'b1', startsAt: '2026-11-19T01:00:00.000Z', endsAt: '2026-11-19T02:00:00.000Z' },
    { stream: 'calendar-w1' },
  );
  await short.happened(...registrationsOf(happens), happens('ServiceChanged', facts, { stream: 'service-s1' }), slot);
  const { nextFreeAt } = await short.ask('readWorker', { params: { id: 'w1' } });
  expect(nextFreeAt).toBe('2026-11-19T00:00:00.000Z');
  for (const query of [{ q: 'jun' }, { q: 'jun', serviceId: 's1' }])
    expect((await short.ask('listWorkers', { query })).items[0]?.nextFreeAt).toBe(nextFreeAt);
  await short.close();
});

describe('GET /workers/available', () => {
  const at = (time: string) =>
    suki.ask('listAvailableWorkers', { query: { serviceId: 's1', date: '2026-11-19', time, ...nearKapitolyo } });

  it('lists workers free at that time first, then those free later that day', async () => {
    const { items } = await at('09:00');
    expect(items.map(({ name, etaText, nextFreeAt }) => [name, etaText, nextFreeAt])).toEqual([
      ['Ramil Santos', 'Free at 9:00\u00a0AM', '2026-11-19T01:00:00.000Z'],
      ['Jun Bautista', 'Free from 10:30\u00a0AM', '2026-11-19T02:30:00.000Z'],
    ]);
  });

  it('excludes workers who are not free that day', async () => {
    expect((await at('17:00')).items).toEqual([]);
  });

  it('excludes workers whose radius does not reach the place', async () => {
    const far = await suki.ask('listAvailableWorkers', {
      query: { serviceId: 's1', date: '2026-11-19', time: '13:00', lat: '14.42', lng: '121.03' },
    });
    expect(far.items).toEqual([]);
  });
});

describe('one worker', () => {
  it('has a public profile with reviews under initials', async () => {
    const profile = await suki.ask('readWorker', { params: { id: 'w1' }, by: grace });
    expect(profile).toMatchObject({
      name: 'Jun Bautista',
      sukiJobs: 1,
      memberSince: '2026-01-05T00:00:00.000Z',
      radiusKm: 10,
      reviews: [{ clientName: 'Grace V.', rating: 5 }],
    });
  });

  it('does not exist before approval', async () => {
    await expect(suki.ask('readWorker', { params: { id: 'w9' } })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('has free and taken starts day by day', async () => {
    const { items } = await suki.ask('listSlots', {
      params: { id: 'w1' },
      query: { from: '2026-11-19', to: '2026-11-20', durationMinutes: '60' },
    });
    expect(items.map(({ day }) => day)).toEqual(['2026-11-19', '2026-11-20']);
    expect(items[0]?.taken).toEqual(['08:00', '08:30', '09:00', '09:30', '10:00']);
    expect(items[0]?.free[0]).toBe('10:30');
    expect(items[1]?.taken).toEqual([]);
  });

  it('counts the own time of a job that is to be moved as free', async () => {
    const query = { from: '2026-11-19', to: '2026-11-19', durationMinutes: '60', moving: 'b1' };
    const { items } = await suki.ask('listSlots', { params: { id: 'w1' }, query });
    expect(items[0]?.taken).toEqual([]);
  });

  it('shows no free start beyond the horizon, and 62 days at most', async () => {
    const { items } = await suki.ask('listSlots', {
      params: { id: 'w1' },
      query: { from: '2027-02-01', to: '2027-12-31' },
    });
    expect(items.length).toBe(62);
    expect(
      items
        .filter(({ free }) => free.length > 0)
        .map(({ day }) => day)
        .at(-1),
    ).toBe('2027-02-16');
  });
});

describe('the worker’s own pages', () => {
  it('show the own profile', async () => {
    expect(await suki.ask('readOwnProfile', { by: jun })).toMatchObject({
      isApproved: true,
      approval: 'approved',
      availableUntil: '2026-11-18T09:00:00.000Z',
      location: { city: 'Pasig' },
      timeOff: [],
    });
  });

  it('show earnings as specified, less the commission', async () => {
    const earned = await suki.ask('readEarnings', { by: jun });
    expect(earned.totals).toEqual({
      totalEarnings: 61_600,
      thisMonth: 61_600,
      lastMonth: 0,
      percentChange: 100,
      averagePerJob: 61_600,
      completedJobs: 1,
      completedThisMonth: 1,
      firstCompletedAt: '2026-11-19T02:00:00.000Z',
    });
    expect(earned.months).toHaveLength(12);
    expect(earned.months[0]).toEqual({
      month: '2026-11',
      jobs: 1,
      gross: 70_000,
      refunded: 0,
      commission: 8_400,
      amount: 61_600,
    });
    expect(earned.recentPayments).toEqual([
      {
        id: 'b1',
        customerName: 'Grace Villanueva',
        customerAvatar: '/avatars/c1.svg',
        service: 'Plumbing repair',
        gross: 70_000,
        refunded: 0,
        commissionPercent: 12,
        commission: 8_400,
        amount: 61_600,
        date: '2026-11-19T02:00:00.000Z',
        status: 'other',
      },
    ]);
  });

  it('export the own earnings of the requested months, in the worker’s language', async () => {
    const { fileName, csv } = await suki.ask('exportEarnings', { query: { months: '3' }, by: jun });
    expect(fileName).toBe('suki-earnings-2026-09-to-2026-11.csv');
    expect(csv).toBe(
      [
        '\u{FEFF}"Completed","Booking","Client","Service","Payment","Job (PHP)","Refunded (PHP)","Commission ' +
          '(%)","Commission (PHP)","Take-home (PHP)"',
        `"2026-11-19","${bookingCode('b1')}","Grace Villanueva","Plumbing repair","Not paid yet","700.00","0.00","12","84.00","616.00"`,
        '',
      ].join('\r\n'),
    );
    expect((await suki.ask('exportEarnings', { query: { language: 'fil' }, by: jun })).csv).toContain(
      '"Hindi pa bayad"',
    );
    // Other workers' earnings are excluded.
    expect((await suki.ask('exportEarnings', { by: ramil })).csv.split('\r\n')).toHaveLength(2);
    suki.setNow('2027-02-01T02:00:00.000Z');
    expect((await suki.ask('exportEarnings', { query: { months: '3' }, by: jun })).csv.split('\r\n')).toHaveLength(2);
    expect((await suki.ask('exportEarnings', { query: { months: '4' }, by: jun })).csv.split('\r\n')).toHaveLength(3);
    suki.setNow(NOW);
  });

  it('show zero earnings', async () => {
    expect((await suki.ask('readEarnings', { by: ramil })).totals).toMatchObject({
      totalEarnings: 0,
      percentChange: 0,
      averagePerJob: 0,
      firstCompletedAt: null,
    });
  });

  it('show overview, booked days and reviews', async () => {
    const overview = await suki.ask('readOverview', { by: jun });
    expect(overview.totals).toMatchObject({ totalEarnings: 61_600, completedJobs: 1, rating: 5, pendingBookings: 0 });
    expect(overview.recentBookings).toMatchObject([
      { id: 'b1', status: 'completed', totalCost: 70_000, date: '2026-11-19', customerName: 'Grace Villanueva' },
    ]);
    expect((await suki.ask('listBookedDates', { query: { year: '2026', month: '11' }, by: jun })).items).toEqual([
      { day: '2026-11-19', bookings: 1 },
    ]);
    expect((await suki.ask('listBookedDates', { query: { year: '2026', month: '12' }, by: jun })).items).toEqual([]);
    expect(await suki.ask('listOwnReviews', { by: jun })).toMatchObject({ total: 1, items: [{ rating: 5 }] });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestedData, bookingFixture } from '#projectors/read-models/testing/booking-fixture.ts';
import { recorder } from '#projectors/read-models/testing/given-events.ts';
import { carla, registrationsOf } from '#tests/harness/queries/test-users.ts';
import { openSuki, type Suki } from '#tests/harness/queries/query-harness.ts';

let suki: Suki;

beforeAll(async () => {
  suki = await openSuki('2026-11-20T02:00:00.000Z');
  const happened = recorder();
  const steps = bookingFixture(happened);
  await suki.happened(
    ...registrationsOf(happened),
    steps.requested(),
    steps.accepted(),
    steps.noShowOf('worker'),
    happened(
      'BookingRequested',
      {
        ...requestedData,
        bookingId: 'b2',
        code: 'SK-B2',
        requestedAt: '2026-11-10T01:00:00.000Z',
        address: { line: '1 Real St.', barangay: 'Ermita', city: 'Nowhere', province: 'Cebu' },
      },
      { stream: 'booking-b2' },
    ),
  );
});
afterAll(() => suki.close());

const week = { from: '2026-11-14', to: '2026-11-20' } as const;
const ask = (query: object = {}) => suki.ask('readAnalytics', { query: { ...week, ...query }, by: carla });

describe('analytics', () => {
  it('compares days with as many before them', async () => {
    const { total, before, periods, endings } = await ask({ compare: 'before' });
    expect(total.outcomes).toMatchObject({ cancelled: 1, waiting: 0 });
    expect(before?.total).toMatchObject({ from: '2026-11-07', to: '2026-11-13', outcomes: { waiting: 1 } });
    expect(periods).toHaveLength(7);
    expect(endings).toEqual([{ ending: 'worker_no_show', count: 1, before: 0 }]);
    expect((await ask()).before).toBeNull();
    await expect(ask({ from: '2026-11-21' })).rejects.toThrow('Ends before it begins');
    await expect(ask({ from: '2024-01-01' })).rejects.toThrow('Two years at most');
  });

  it('follows later events, also for past days', async () => {
    const before = await ask();
    await suki.happened(
      recorder()('BookingExpired', { bookingId: 'b2', clientId: 'c1', workerId: null }, { stream: 'booking-b2' }),
    );
    expect(await ask()).toEqual(before);
    expect((await ask({ from: '2026-11-01' })).total.outcomes).toMatchObject({ cancelled: 1, expired: 1, waiting: 0 });
  });

  it('shows where workers are missing, by map cell or province', async () => {
    const { cells } = await ask({ from: '2026-11-01' });
    expect(cells).toMatchObject([
      { place: 'Manila, Metro Manila', requested: 1, unanswered: 0 },
      { place: 'Cebu', outline: null, requested: 1, unanswered: 1, workers: 0 },
    ]);
    expect(cells[0]?.outline).toHaveLength(6);
    for (const { cell, workers } of cells) {
      const { total } = await suki.ask('listUsers', { query: { cell }, by: carla });
      expect(total, cell).toBe(workers);
    }
  });

  it('lists a worker with a no-show, and the reason', async () => {
    const { workersAtRisk } = await ask();
    expect(workersAtRisk).toMatchObject([{ workerId: 'w1', reasons: ['no_shows'], noShows: 1, taken: 1 }]);
  });

  it('lists repeated searches without results', async () => {
    const search = (q: string, page = '1') => suki.ask('listWorkers', { query: { q, page } });
    for (const q of ['Piano  tuning', 'piano tuning', 'harp', '0917 123 4821', '0917 123 4821', 'Plumbing', 'plumbing'])
      await search(q);
    // A further page is not a new search.
    await search('harp', '2');
    expect((await ask()).missedSearches).toEqual([{ words: 'piano tuning', count: 2 }]);
    expect((await ask({ from: '2026-11-01', to: '2026-11-10' })).missedSearches).toEqual([]);
  });

  it('names services', async () => {
    const { services, prices } = await ask();
    expect(services).toMatchObject([{ serviceId: 's1', requested: 1 }]);
    expect(prices).toMatchObject([{ serviceId: 's1', city: 'Pasig' }]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recorder } from '#projectors/read-models/testing/given-events.ts';
import { registrationsOf } from '#tests/harness/queries/test-users.ts';
import { openSuki, type Suki } from '#tests/harness/queries/query-harness.ts';

/** Wednesday, 10:00 in Manila. */
const NOW = '2026-11-18T02:00:00.000Z';
const THURSDAY = '2026-11-19';
const ids = { w1: { workerId: 'w1', accountId: 'wa1' }, w2: { workerId: 'w2', accountId: 'wa2' } } as const;

let suki: Suki;
const happened = recorder();

/**
 * Cleaning takes four hours and plumbing one. Both workers offer both; their rates are in the opposite order of their
 * base prices.
 */
beforeAll(async () => {
  suki = await openSuki(NOW);
  const of = (worker: keyof typeof ids) => ({ stream: `worker-${worker}`, at: NOW });
  const services = [
    { serviceId: 's1', name: 'Plumbing repair', category: 'plumbing' },
    { serviceId: 's2', name: 'Home cleaning', category: 'cleaning' },
  ];
  const rates = (worker: keyof typeof ids, basePriceCentavos: number, ratesCentavos: Record<string, number>) =>
    happened(
      'RatesChanged',
      { ...ids[worker], basePriceCentavos, hourlyRateCentavos: null, ratesCentavos },
      of(worker),
    );
  await suki.happened(
    ...registrationsOf(happened),
    happened(
      'ServiceChanged',
      {
        serviceId: 's2',
        name: 'Home cleaning',
        title: 'Home cleaning at home',
        category: 'cleaning',
        icon: 'droplets',
        description: '',
        basePriceCentavos: 50_000,
        durationMinutes: 240,
        urgent: false,
      },
      { stream: 'service-s2' },
    ),
    happened('ServicesOffered', { ...ids.w1, services }, of('w1')),
    happened('ServicesOffered', { ...ids.w2, services }, of('w2')),
    rates('w1', 500_00, { s1: 900_00, s2: 400_00 }),
    rates('w2', 700_00, { s1: 600_00, s2: 800_00 }),
    // All of Thursday except 8 to 10 and 3 to 5.
    happened(
      'SlotBooked',
      { workerId: 'w1', bookingId: 'b1', startsAt: '2026-11-19T02:30:00.000Z', endsAt: '2026-11-19T06:30:00.000Z' },
      { stream: 'calendar-w1' },
    ),
  );
});
afterAll(() => suki.close());

const found = async (query: Record<string, string>) =>
  (await suki.ask('listWorkers', { query })).items.map(({ id, basePrice }) => [id, basePrice]);

describe('the price that a card shows is the one', () => {
  it.each([
    [
      'of the service that is asked for',
      { serviceId: 's2' },
      [
        ['w1', 400_00],
        ['w2', 800_00],
      ],
    ],
    [
      'of the service that the words mean',
      { q: 'linis bahay' },
      [
        ['w1', 400_00],
        ['w2', 800_00],
      ],
    ],
    [
      'of their first service',
      {},
      [
        ['w2', 600_00],
        ['w1', 900_00],
      ],
    ],
  ] as const)('that is sorted by: %s', async (_, asked, expected) => {
    expect(await found({ ...asked, sort: 'price' })).toEqual(expected);
  });

  it('that is filtered by', async () => {
    expect(await found({ q: 'tubero', maxPrice: '70000' })).toEqual([['w2', 600_00]]);
    expect(await found({ maxPrice: '70000' })).toEqual([['w2', 600_00]]);
    expect(await found({ q: 'cleaning', minPrice: '70000' })).toEqual([['w2', 800_00]]);
  });
});

describe('the required free time is the length of the service that the words mean', () => {
  it('on a day', async () => {
    expect(await found({ q: 'tubero', freeOn: THURSDAY })).toHaveLength(2);
    expect(await found({ q: 'linis bahay', freeOn: THURSDAY })).toEqual([['w2', 800_00]]);
  });

  it('at a time', async () => {
    const available = async (q: string) => {
      const { items } = await suki.ask('listAvailableWorkers', { query: { q, date: THURSDAY, time: '08:00' } });
      return items.map(({ id }) => id).toSorted();
    };
    expect(await available('tubero')).toEqual(['w1', 'w2']);
    expect(await available('linis bahay')).toEqual(['w2']);
  });

  it('where the soonest come first', async () => {
    suki.setNow('2026-11-18T14:00:00.000Z');
    const { items } = await suki.ask('listWorkers', { query: { q: 'linis bahay', sort: 'soonest' } });
    suki.setNow(NOW);
    expect(items.map(({ id, nextFreeAt }) => [id, nextFreeAt])).toEqual([
      ['w2', '2026-11-19T00:00:00.000Z'],
      ['w1', '2026-11-20T00:00:00.000Z'],
    ]);
  });
});

it('excludes workers who do not reach the location when requested', async () => {
  const davao = { lat: '7.0731', lng: '125.6128' };
  expect(await found(davao)).toHaveLength(2);
  expect(await found({ ...davao, reaching: 'true' })).toEqual([]);
  expect(await found({ lat: '14.5729', lng: '121.0658', reaching: 'true' })).toHaveLength(2);
});

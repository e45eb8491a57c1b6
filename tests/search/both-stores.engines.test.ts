import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workerSorts } from '#contracts/calls/worker.ts';
import { usualHours } from '#contracts/calendar/weekly-hours.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { DAY_MS, HOUR_MS } from '#contracts/manila-time.ts';
import { openMongoDocuments } from '#infra/eventing/mongo.ts';
import { recorder } from '#projectors/read-models/testing/given-events.ts';
import { sharedEngine } from '../engines/shared-engine.ts';
import { openSuki, type Suki } from '../harness/queries/query-harness.ts';
import { registrationsOf } from '../harness/queries/test-users.ts';
import { isFullScope } from '../harness/test-scope.ts';

const NOW = '2026-11-18T02:00:00.000Z';
const WORKERS = 12;
const RUNS = isFullScope ? 8 : 4;
let onSqlite: Suki;
let onMongo: Suki;

beforeAll(async () => {
  const { url } = await sharedEngine('mongo');
  onSqlite = await openSuki(NOW);
  onMongo = await openSuki(NOW, async () => openMongoDocuments({ url, database: `suki-${randomUUID()}` }));
  const events = registrationsOf(recorder());
  for (const suki of [onSqlite, onMongo]) await suki.happened(...events);
});
afterAll(async () => {
  await onSqlite?.close();
  await onMongo?.close();
});

const services = {
  s1: { serviceId: 's1', name: 'Plumbing repair', category: 'plumbing' },
  s2: { serviceId: 's2', name: 'Home cleaning', category: 'cleaning' },
} as const;
const cities = [
  { lat: 14.5729, lng: 121.0658, city: 'Pasig' },
  { lat: 14.6402, lng: 121.1006, city: 'Marikina' },
  { lat: 14.5547, lng: 121.0244, city: 'Makati' },
] as const;

const worker = fc.nat(WORKERS - 1);
const change = fc.oneof(
  fc.record({
    kind: fc.constant('comes' as const),
    worker,
    name: fc.constantFrom('Ana Cruz', 'Ben Reyes', 'Lito Tubero'),
  }),
  fc.record({
    kind: fc.constant('offers' as const),
    worker,
    services: fc.subarray(['s1', 's2'] as const, { minLength: 1 }),
  }),
  fc.record({
    kind: fc.constant('says' as const),
    worker,
    tagline: fc.constantFrom('Leaks fixed', 'Malinis na bahay', 'Tubero at elektrisyan', ''),
    place: fc.constantFrom(...cities),
    languages: fc.subarray(['Filipino', 'English', 'Cebuano']),
  }),
  fc.record({ kind: fc.constant('asks' as const), worker, pesos: fc.integer({ min: 300, max: 900 }) }),
  fc.record({ kind: fc.constant('is booked' as const), worker, hour: fc.integer({ min: 0, max: 240 }) }),
  fc.record({
    kind: fc.constant('is reviewed' as const),
    worker,
    rating: fc.integer({ min: 1, max: 5 }),
    text: fc.constantFrom('Magaling na tubero', 'Clean and quick'),
  }),
  fc.record({ kind: fc.constant('is suspended' as const), worker }),
);
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

const query = fc.record(
  {
    q: fc.constantFrom('tubero', 'plubming', 'linis bahay', 'leak', 'cleaning makati', 'ana', 'cr', 'magaling', 'zzzz'),
    serviceId: fc.constantFrom('s1', 's2'),
    minPrice: fc.constant('50000'),
    minRating: fc.constantFrom('2', '4'),
    language: fc.constantFrom('Tagalog', 'English'),
    freeOn: fc.constantFrom('2026-11-18', '2026-11-20', '2026-11-22'),
    sort: fc.constantFrom(...workerSorts),
    limit: fc.constantFrom('3', '20'),
  },
  { requiredKeys: [] },
);
const place = fc.constantFrom({}, { lat: '14.57', lng: '121.06' }, { city: 'Makati', province: 'Metro Manila' });

let bookingsMade = 0;
const happened = recorder();

/** The events of a change. New workers are approved immediately. */
function eventsOf(each: Change): Recorded[] {
  const ids = { workerId: `n${each.worker}`, accountId: `na${each.worker}` };
  const nr = bookingsMade++;
  const of = { stream: `worker-${ids.workerId}`, at: NOW };
  const job = {
    bookingId: `b${nr}`,
    clientId: 'c1',
    clientName: 'Grace',
    serviceName: 'Plumbing repair',
    photos: [],
    workerId: ids.workerId,
    workerAccountId: ids.accountId,
  };
  switch (each.kind) {
    case 'comes':
      return [
        happened('WorkerApplied', { ...ids, name: each.name, avatar: null }, of),
        happened('WeeklyHoursSet', { ...ids, weeklyHours: usualHours() }, of),
        happened('WorkerApproved', ids, of),
      ];
    case 'offers':
      return [happened('ServicesOffered', { ...ids, services: each.services.map((id) => services[id]) }, of)];
    case 'says': {
      const { tagline, place: location, languages } = each;
      const profile = { tagline, shortDescription: '', location, radiusKm: 8, languages, skills: [] };
      return [happened('ProfessionalProfileChanged', { ...ids, ...profile }, of)];
    }
    case 'asks':
      return [
        happened(
          'RatesChanged',
          { ...ids, basePriceCentavos: each.pesos * 100, hourlyRateCentavos: null, ratesCentavos: {} },
          of,
        ),
      ];
    case 'is booked': {
      const startMs = Date.parse(NOW) + each.hour * HOUR_MS;
      const time = { startsAt: new Date(startMs).toISOString(), endsAt: new Date(startMs + HOUR_MS).toISOString() };
      return [
        happened(
          'SlotBooked',
          { workerId: ids.workerId, bookingId: job.bookingId, ...time },
          { ...of, stream: `calendar-${ids.workerId}` },
        ),
      ];
    }
    case 'is reviewed':
      return [
        happened(
          'ReviewSubmitted',
          { ...job, clientAvatar: null, rating: each.rating, text: each.text },
          { ...of, stream: `booking-${job.bookingId}` },
        ),
      ];
    case 'is suspended':
      return [
        happened(
          'AccountSuspended',
          { workerId: ids.workerId, reason: 'A test' },
          { ...of, stream: `account-${ids.accountId}` },
        ),
      ];
  }
}

it('both stores return the same searches, available workers and suggestions in the same order', async () => {
  const answers = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { maxLength: 25 }),
      fc.array(fc.tuple(query, place), { minLength: 6, maxLength: 6 }),
      async (changes, questions) => {
        const events = changes.flatMap(eventsOf);
        if (events.length > 0) for (const suki of [onSqlite, onMongo]) await suki.happened(...events);
        for (const [asked, where] of questions) {
          const both = (ask: (suki: Suki) => Promise<unknown>) => Promise.all([ask(onSqlite), ask(onMongo)]);
          const search = { ...asked, ...where };
          const day = new Date(Date.parse(NOW) + 2 * DAY_MS).toISOString().slice(0, 10);
          for (const [one, other] of [
            await both((suki) => suki.ask('listWorkers', { query: search })),
            await both((suki) => suki.ask('listAvailableWorkers', { query: { ...search, date: day, time: '09:00' } })),
            await both((suki) => suki.ask('suggestSearches', { query: { q: asked.q ?? 'tub' } })),
          ]) {
            expect(other).toEqual(one);
            answers.add(JSON.stringify(one));
          }
        }
      },
    ),
    { numRuns: RUNS },
  );
  // More than one response per history: the searches differ and concern different workers.
  expect(answers.size).toBeGreaterThan(RUNS);
}, 300_000);

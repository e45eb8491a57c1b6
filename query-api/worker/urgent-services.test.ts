import { afterAll, beforeAll, expect, it } from 'vitest';
import { recorder } from '#projectors/read-models/testing/given-events.ts';
import { registrationsOf, jun, ramil } from '#tests/harness/queries/test-users.ts';
import { openSuki, type Suki } from '#tests/harness/queries/query-harness.ts';

/** Wednesday, 10:00 in Manila. */
const NOW = '2026-11-18T02:00:00.000Z';
const happened = recorder();
let suki: Suki;

const facts = { title: '', category: 'electrical', icon: 'zap', description: '', basePriceCentavos: 500_00 };
const added = (serviceId: string, name: string, more: { urgent?: boolean; durationMinutes?: number } = {}) =>
  happened(
    'ServiceAdded',
    { ...facts, serviceId, name, urgent: true, durationMinutes: 60, ...more },
    { stream: `service-${serviceId}` },
  );
const offered = ({ accountId, workerId }: typeof jun, ...serviceIds: string[]) =>
  happened(
    'ServicesOffered',
    {
      workerId: workerId ?? '',
      accountId,
      services: serviceIds.map((serviceId) => ({ serviceId, name: serviceId, category: 'electrical' })),
    },
    { stream: `worker-${workerId}` },
  );
const booked = (workerId: string, startsAt: string, endsAt: string) =>
  happened(
    'SlotBooked',
    { workerId, bookingId: `b-${startsAt}`, startsAt, endsAt },
    { stream: `calendar-${workerId}` },
  );

const urgent = async (near: { lat?: string; lng?: string } = {}) =>
  (await suki.ask('listUrgentServices', { query: near })).items.map(({ service, worker }) => [
    service.name,
    worker?.name ?? null,
  ]);

beforeAll(async () => {
  suki = await openSuki(NOW);
  await suki.happened(
    ...registrationsOf(happened),
    added('a-nobody', 'A nobody does'),
    added('a-waits', 'A can wait', { urgent: false }),
    added('breaker', 'Breaker'),
    added('fuse', 'Fuse'),
    offered(jun, 's1', 'breaker', 'a-waits'),
    offered(ramil, 's1', 'fuse'),
  );
});
afterAll(() => suki.close());

it('are three urgent services by earliest free worker; those without a worker come last', async () => {
  expect(await urgent()).toEqual([
    ['Breaker', 'Jun Bautista'],
    ['Fuse', 'Ramil Santos'],
    ['Plumbing repair', 'Jun Bautista'],
  ]);
});

it('follow the workers’ free times', async () => {
  await suki.happened(booked('w1', '2026-11-18T02:00:00.000Z', '2026-11-18T06:00:00.000Z'));
  expect(await urgent()).toEqual([
    ['Fuse', 'Ramil Santos'],
    ['Plumbing repair', 'Ramil Santos'],
    ['Breaker', 'Jun Bautista'],
  ]);
});

it('list only workers who reach the client’s location', async () => {
  // Ten kilometres reach the surroundings of Kapitolyo, but not Tagaytay.
  expect(await urgent({ lat: '14.1153', lng: '120.9621' })).toEqual([
    ['A nobody does', null],
    ['Breaker', null],
    ['Fuse', null],
  ]);
});

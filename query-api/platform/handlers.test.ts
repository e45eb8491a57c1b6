import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { bookingFixture } from '#projectors/read-models/testing/booking-fixture.ts';
import { recorder } from '#projectors/read-models/testing/given-events.ts';
import { carla, registrationsOf, grace, jun } from '#tests/harness/queries/test-users.ts';
import { openSuki, type Suki } from '#tests/harness/queries/query-harness.ts';
import { providerLimits } from '#infra/payments/provider-limits.ts';

let suki: Suki;
let events = 0;

beforeAll(async () => {
  suki = await openSuki('2026-11-18T02:00:00.000Z');
  const happened = recorder();
  const steps = bookingFixture(happened);
  const byCarla = {
    stream: 'system',
    actor: { accountId: 'admin', role: 'admin' },
    at: '2026-11-18T01:50:00.000Z',
  } as const;
  const all = [
    ...registrationsOf(happened),
    steps.requested(),
    steps.accepted(),
    happened(
      'ConfigChanged',
      { settings: { ...defaultSettings, commissionPercent: 11.5 }, before: { commissionPercent: 12 } },
      byCarla,
    ),
  ];
  events = all.length;
  await suki.happened(...all);
});
afterAll(() => suki.close());

type AuditQuery = {
  q?: string;
  actor?: string;
  about?: string;
  type?: string;
  stream?: string;
  strict?: 'true';
  from?: string;
  to?: string;
  correlationId?: string;
  page?: string;
  limit?: string;
};
const audit = (query: AuditQuery = {}) => suki.ask('listAuditLogs', { query, by: carla });
const types = async (query: AuditQuery) => (await audit(query)).items.map(({ type }) => type);

describe('the audit log', () => {
  it('has one row per event as text, newest first', async () => {
    const { items, total, firstAt } = await audit();
    expect(total).toBe(events);
    expect(firstAt).toBe('2026-01-05T00:00:00.000Z');
    expect(items[0]).toMatchObject({
      actor: { id: 'admin', name: 'Carla Lim', role: 'admin' },
      action: 'Changed settings',
      subject: 'Settings',
      changes: 'Commission, 12% → 11.5%',
      stream: 'system',
      position: events,
    });
    expect(items[1]).toMatchObject({
      actor: { name: 'Jun Bautista', role: 'worker' },
      action: 'Accepted a booking',
      changes: 'price: ₱650.00',
    });
    expect(items.find(({ type }) => type === 'WorkerApproved')).toMatchObject({
      actor: { name: 'Carla Lim' },
      subject: 'Ramil Santos',
    });
  });

  it('is paged from the end', async () => {
    expect((await audit({ page: '2', limit: '1' })).items.map(({ type }) => type)).toEqual(['BookingAccepted']);
  });

  it('lists a person’s actions and events about them, each once', async () => {
    const aboutJun = await types({ about: 'wa1' });
    const done = await types({ q: 'wa1' });
    const did = await types({ actor: 'wa1' });
    const both = (await audit({ actor: 'wa1', q: 'wa1' })).total;
    expect(aboutJun).toContain('WorkerApproved');
    expect(aboutJun).toContain('BookingAccepted');
    expect(did).not.toContain('WorkerApproved');
    expect(done).not.toContain('BookingAccepted');
    expect(new Set(aboutJun)).toEqual(new Set([...did, ...done]));
    const { total, items } = await audit({ about: 'wa1', limit: '100' });
    expect(total).toBe(did.length + done.length - both);
    expect(items.map(({ position }) => position)).toEqual(
      [...new Set(items.map(({ position }) => position))].toSorted((a, b) => b - a),
    );
    const pages = await Promise.all(items.map((_, nth) => audit({ about: 'wa1', limit: '1', page: String(nth + 1) })));
    expect(pages.flatMap((page) => page.items)).toEqual(items);
    expect((await audit({ about: 'wa1', limit: '1', page: String(total + 1) })).items).toEqual([]);
    expect(await types({ about: 'wa1', type: 'WorkerApproved' })).toEqual(['WorkerApproved']);
    expect(await types({ about: 'wa1', actor: 'admin' })).toEqual(['WorkerApproved']);
    expect(await types({ about: 'wa1', stream: 'system' })).toEqual([]);
    expect(await types({ about: 'admin', stream: 'system' })).toEqual(['ConfigChanged']);
  });

  it('is filtered by actor, type, stream and day', async () => {
    expect(await types({ actor: 'grace' })).toEqual(['BookingRequested', 'AccountRegistered']);
    expect(await types({ type: 'BookingRequested' })).toEqual(['BookingRequested']);
    expect(await types({ stream: 'booking-b1' })).toEqual(['BookingAccepted', 'BookingRequested']);
    expect(await types({ from: '2026-11-18' })).toEqual(['ConfigChanged', 'BookingAccepted', 'BookingRequested']);
    expect((await audit({ to: '2026-01-05' })).total).toBe(events - 3);
    expect(await types({ from: '2027-01-01' })).toEqual([]);
    expect(await types({ strict: 'true', from: '2026-11-18' })).toEqual(['ConfigChanged']);
  });

  it('is searched by code, id, stream, cause and name', async () => {
    const { code } = await suki.ask('readBooking', { params: { id: 'b1' }, by: grace });
    expect(await types({ q: code })).toEqual(['BookingAccepted', 'BookingRequested']);
    expect(await types({ q: 'b1' })).toEqual(['BookingAccepted', 'BookingRequested']);
    expect(await types({ q: 'system' })).toEqual(['ConfigChanged']);
    expect(await types({ q: 'carla' })).toEqual(['AccountRegistered']);
    expect(await types({ q: (await audit()).items[1]?.correlationId ?? '' })).toEqual(['BookingAccepted']);
    expect(await types({ q: 'nothing like it' })).toEqual([]);
  });
});

describe('the event history', () => {
  it('returns full events, oldest first, page by page', async () => {
    const first = await suki.ask('listEvents', { query: { stream: 'booking-b1', limit: '1' }, by: carla });
    expect(first.items[0]).toMatchObject({
      type: 'BookingRequested',
      data: { priceCentavos: 65_000 },
      metadata: { schemaVersion: 1 },
    });
    const second = await suki.ask('listEvents', {
      query: { stream: 'booking-b1', after: String(first.nextAfter) },
      by: carla,
    });
    expect(second).toMatchObject({ items: [{ type: 'BookingAccepted' }], nextAfter: null });
  });

  it('starts and ends on the requested days', async () => {
    const typesOf = async (query: { from?: string; to?: string }) =>
      (await suki.ask('listEvents', { query, by: carla })).items.map(({ type }) => type);
    expect(await typesOf({ from: '2026-11-18' })).toEqual(['BookingRequested', 'BookingAccepted', 'ConfigChanged']);
    expect(await typesOf({ to: '2026-01-05' })).toHaveLength(events - 3);
    expect(await typesOf({ from: '2027-01-01' })).toEqual([]);
  });

  it('folds a stream up to any moment', async () => {
    const state = (query: { asOf?: string; revision?: string }, stream = 'booking-b1') =>
      suki.ask('readStream', { params: { stream }, query, by: carla });
    expect(await state({})).toMatchObject({ revision: 1, state: { status: 'accepted' } });
    expect(await state({ revision: '0' })).toMatchObject({ revision: 0, state: { status: 'pending' } });
    expect(await state({ asOf: '2026-01-01T00:00:00Z' })).toMatchObject({ revision: -1, state: null });
    expect(await state({ asOf: '2026-01-01' })).toMatchObject({ asOf: '2026-01-01T15:59:59.999Z', revision: -1 });
    await expect(state({ asOf: 'yesterday' })).rejects.toThrow('Not a moment');
    expect(await state({}, 'system')).toMatchObject({ state: { settings: { commissionPercent: 11.5 } } });
    expect(await state({}, 'worker-w1')).toMatchObject({ state: { name: 'Jun Bautista', listed: true } });
    await expect(state({}, 'booking-none')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('people', () => {
  it('are listed, filtered and found', async () => {
    const names = async (query: { q?: string; userType?: 'worker' | 'client'; status?: 'approved' | 'suspended' }) =>
      (await suki.ask('listUsers', { query, by: carla })).items.map(({ name }) => name).sort();
    expect(await names({})).toEqual(['Ben Uy', 'Carla Lim', 'Grace Villanueva', 'Jun Bautista', 'Ramil Santos']);
    expect(await names({ userType: 'worker', status: 'approved' })).toEqual(['Jun Bautista', 'Ramil Santos']);
    expect(await names({ status: 'suspended' })).toEqual([]);
    expect(await names({ q: 'VILLA' })).toEqual(['Grace Villanueva']);
    expect(await names({ q: 'ben@exa' })).toEqual(['Ben Uy']);
    expect(await names({ q: 'grace', userType: 'worker' })).toEqual([]);
  });

  it('are sorted as requested, and limited to days', async () => {
    const names = async (query: { sort?: 'person' | '-person'; from?: string; to?: string }) =>
      (await suki.ask('listUsers', { query, by: carla })).items.map(({ name }) => name);
    const byName = ['Ben Uy', 'Carla Lim', 'Grace Villanueva', 'Jun Bautista', 'Ramil Santos'];
    expect(await names({ sort: 'person' })).toEqual(byName);
    expect(await names({ sort: '-person' })).toEqual(byName.toReversed());
    const { items } = await suki.ask('listUsers', { query: { sort: 'joined' }, by: carla });
    const days = items.map(({ registeredAt }) => registeredAt);
    expect(days).toEqual(days.toSorted());
    expect(await names({ to: '2000-01-01' })).toEqual([]);
    expect(await names({ from: '2000-01-01', sort: 'person' })).toEqual(byName);
  });

  it('are shown with their application', async () => {
    expect(await suki.ask('readUser', { params: { id: 'wa1' }, by: carla })).toMatchObject({
      approval: 'approved',
      serviceNames: ['Plumbing repair'],
      isApproved: true,
    });
    await expect(suki.ask('readUser', { params: { id: 'nobody' }, by: carla })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('are shown with their submitted documents', async () => {
    const document = {
      documentId: 'd1',
      kind: 'certificate',
      name: 'NBI clearance.pdf',
      contentType: 'application/pdf',
      sizeBytes: 84_000,
    };
    await suki.happened(
      recorder()(
        'DocumentSubmitted',
        { workerId: 'w1', accountId: 'wa1', ...document },
        { stream: 'worker-w1', actor: { accountId: 'wa1', role: 'worker' }, at: '2026-11-18T01:55:00.000Z' },
      ),
    );
    const documentsOf = async (id: string) => (await suki.ask('readUser', { params: { id }, by: carla })).documents;
    expect(await documentsOf('wa1')).toEqual([
      {
        id: 'd1',
        kind: 'certificate',
        name: 'NBI clearance.pdf',
        contentType: 'application/pdf',
        sizeBytes: 84_000,
        submittedAt: '2026-11-18T01:55:00.000Z',
        state: 'waiting',
        checkedAt: null,
        expiresOn: null,
        refusedBecause: null,
        openedByYou: false,
      },
    ]);
    expect(await documentsOf('admin')).toEqual([]);
  });

  it('are shown with the documents that this admin has opened', async () => {
    const happened = recorder();
    const worker = { workerId: 'w1', accountId: 'wa1' };
    const ofAdmin = { stream: 'worker-w1', actor: { accountId: 'admin', role: 'admin' } } as const;
    const handedIn = ['p1', 'p2', 'p3'].map((documentId) =>
      happened(
        'DocumentSubmitted',
        {
          ...worker,
          documentId,
          kind: 'other',
          name: `${documentId}.pdf`,
          contentType: 'application/pdf',
          sizeBytes: 84_000,
        },
        { stream: 'worker-w1', actor: { accountId: 'wa1', role: 'worker' } },
      ),
    );
    const looks = [
      ['p1', 'admin'],
      ['p2', 'another-admin'],
      ['p3', undefined],
    ].map(([documentId = '', by]) =>
      happened(
        'DocumentRead',
        { ...worker, documentId, name: `${documentId}.pdf`, reason: null, ...(by !== undefined && { by }) },
        ofAdmin,
      ),
    );
    await suki.happened(...handedIn, ...looks);
    const { documents } = await suki.ask('readUser', { params: { id: 'wa1' }, by: carla });
    expect(documents.filter(({ id }) => id.startsWith('p')).map(({ id, openedByYou }) => [id, openedByYou])).toEqual([
      ['p1', true],
      ['p2', false],
      ['p3', false],
    ]);
    expect(JSON.stringify(await suki.ask('listOwnDocuments', { by: jun }))).not.toMatch(/readBy|openedByYou|admin/);
  });

  it('see their own data', async () => {
    expect((await suki.ask('me', { by: jun })).user).toMatchObject({ _id: 'wa1', workerId: 'w1', services: ['s1'] });
  });
});

it('returns the figures of the platform', async () => {
  const overview = await suki.ask('readAdminOverview', { query: { days: '7' }, by: carla });
  expect(overview).toMatchObject({
    today: '2026-11-18',
    counts: { clients: 2, workers: 2, activeBookings: 1, openBookings: 0 },
    needsYou: {
      workersToApprove: 0,
      names: [],
      parkedEvents: 0,
      parkedTasks: 0,
      paymentsToVerify: 0,
      transfersToFind: 0,
      refundsOpen: 0,
      payoutsDue: 0,
      approvalsWaiting: 0,
      newBugs: 0,
      disputesOpen: 0,
      safetyReports: 0,
    },
    latestBookings: [{ id: 'b1' }],
  });
  expect(overview.days.map(({ day, requested }) => [day, requested]).at(-1)).toEqual(['2026-11-18', 1]);
  expect([overview.days.length, overview.before.length, overview.before[0]?.day]).toEqual([7, 7, '2026-11-05']);
});

it('counts and lists parked items, without stack traces', async () => {
  const aside = {
    eventId: 'e1',
    readModel: 'bookings',
    type: 'BookingAccepted',
    stream: 'booking-b1',
    position: 3,
    error: 'Error: no such booking\n    at fold',
    at: '2026-11-18T01:00:00.000Z',
  };
  const task = {
    policy: 'when-refund-issued-send-it',
    key: 'r1',
    dueAt: '2026-11-18T02:00:00.000Z',
    data: {},
    eventId: 'e2',
    failures: 8,
    parkedBecause: 'The provider is not configured',
  };
  await suki.documents.write([
    { collection: 'parked-events', id: 'bookings~e1', document: aside, position: 3, ifPosition: 'none' },
    { collection: 'policy-tasks', id: 'send:r1', document: task, position: 1, ifPosition: 'none' },
    {
      collection: 'policy-tasks',
      id: 'send:r2',
      document: { ...task, key: 'r2', failures: 2, parkedBecause: null },
      position: 1,
      ifPosition: 'none',
    },
  ]);
  expect(await suki.ask('listParked', { by: carla })).toMatchObject({
    total: 2,
    items: [
      { kind: 'task', by: 'when-refund-issued-send-it', what: 'r1', error: 'The provider is not configured' },
      { kind: 'event', by: 'bookings', what: 'BookingAccepted', stream: 'booking-b1', error: 'Error: no such booking' },
    ],
  });
  expect((await suki.ask('readAdminOverview', { query: {}, by: carla })).needsYou).toMatchObject({
    parkedEvents: 1,
    parkedTasks: 1,
  });
});

it('returns default settings with the changes', async () => {
  expect(await suki.ask('readConfig', { by: carla })).toMatchObject({
    settings: { ...defaultSettings, commissionPercent: 11.5 },
    scheduled: [],
  });
});

it('returns each setting with its unit, limits and default', async () => {
  const { schema } = await suki.ask('readConfig', { by: carla });
  expect(schema.map(({ name }) => name).toSorted()).toEqual(Object.keys(defaultSettings).toSorted());
  expect(schema).toContainEqual({
    name: 'commissionPercent',
    title: 'Commission',
    unit: 'percent',
    least: 0,
    most: 50,
    wholeNumbers: false,
    usual: 12,
  });
  expect(schema).toContainEqual({
    name: 'transferBank',
    title: 'Bank for transfers',
    unit: 'text',
    least: 1,
    most: 80,
    wholeNumbers: false,
    usual: 'BPI',
  });
});

it('returns exactly the public settings to everyone, as last changed', async () => {
  const byCarla = {
    stream: 'system',
    actor: { accountId: 'admin', role: 'admin' },
    at: '2026-11-18T01:56:00.000Z',
  } as const;
  await suki.happened(
    recorder()(
      'ConfigChanged',
      { settings: { ...defaultSettings, commissionPercent: 11.5, arrivalWindowHours: 6, reviewWithinDays: 14 } },
      byCarla,
    ),
  );
  expect(await suki.ask('readPublicConfig')).toEqual({
    minimumNoticeMinutes: 30,
    bookingHorizonDays: 90,
    travelBufferMinutes: 30,
    arrivalWindowHours: 6,
    reviewWithinDays: 14,
    urgentAnswerMinutes: 12,
    maximumAmount: 200_000_00,
    openBookings: true,
    cashPayments: true,
    workerSignUp: true,
    noShowAfterMinutes: 15,
    noShowAnswerMinutes: 10,
    disputeWithinHours: 24,
    disputeJobDays: 7,
    disputeAnswerHours: 48,
    overdueAfterMinutes: 60,
    freeCancellationHours: 6,
    cancellationGraceMinutes: 5,
    cancellationFee: 150_00,
    practice: false,
    texts: true,
    mapTiles: null,
    cloudSignIn: null,
    methodLimits: providerLimits.sandbox,
  });
});

it('lists and finds services', async () => {
  expect((await suki.ask('listServices', { query: {} })).items.map(({ name }) => name)).toEqual([
    'Home cleaning',
    'Plumbing repair',
  ]);
  expect((await suki.ask('listServices', { query: { urgent: 'true' } })).items.map(({ id }) => id)).toEqual(['s1']);
  expect(await suki.ask('listServices', { query: { limit: '1', page: '2' } })).toMatchObject({
    items: [{ name: 'Plumbing repair' }],
    page: 2,
    limit: 1,
    total: 2,
  });
  expect(await suki.ask('listServices', { query: { page: '3', limit: '1' } })).toMatchObject({ items: [], total: 2 });
  expect((await suki.ask('listServices', { query: { q: '🔧' } })).items).toEqual([]);
  expect((await suki.ask('listServices', { query: { q: 'clean' } })).items.map(({ id }) => id)).toEqual(['s2']);
  expect((await suki.ask('readService', { params: { id: 's1' } })).item).toMatchObject({
    basePrice: 50_000,
    isActive: true,
  });
  await expect(suki.ask('readService', { params: { id: 'none' } })).rejects.toMatchObject({ code: 'not_found' });
});

it('returns own notifications, with the number of new ones', async () => {
  const mine = await suki.ask('listNotifications', { by: grace });
  expect(mine).toMatchObject({
    total: 1,
    unread: 1,
    items: [{ type: 'BookingAccepted', title: 'Booking accepted', bookingId: 'b1', read: false }],
  });
  await suki.happened(
    recorder()(
      'NotificationsRead',
      { accountId: 'c1', upToPosition: mine.items[0]?.position ?? 0 },
      { stream: 'inbox-c1' },
    ),
  );
  expect(await suki.ask('listNotifications', { by: grace })).toMatchObject({
    total: 1,
    unread: 0,
    items: [{ read: true }],
  });
});

describe('the bookings of a figure', () => {
  const count = async (query: Record<string, string>) =>
    (await suki.ask('listAllBookings', { query, by: carla })).total;

  it('are found by the Manila days of their requests, both included', async () => {
    expect(await count({ from: '2026-11-18', to: '2026-11-18' })).toBe(1);
    expect(await count({ to: '2026-11-17' })).toBe(0);
    expect(await count({ from: '2026-11-19' })).toBe(0);
  });

  it('are found by service and group of statuses', async () => {
    expect(await count({ group: 'upcoming', service: 's1', from: '2026-11-01' })).toBe(1);
    expect(await count({ group: 'waiting' })).toBe(0);
    expect(await count({ service: 's2' })).toBe(0);
  });

  it('are found by place and by whether a worker answered', async () => {
    expect(await count({ city: 'Pasig', answer: 'given' })).toBe(1);
    expect(await count({ city: 'Cebu City' })).toBe(0);
    expect(await count({ answer: 'missing' })).toBe(0);
    expect(await count({ worker: 'w1' })).toBe(1);
    expect([await count({ client: 'c1' }), await count({ client: 'c2' })]).toEqual([1, 0]);
    expect(await count({ client: 'c2', q: 'grace' })).toBe(0);
    expect(await count({ worker: 'w1', trouble: 'taken' })).toBe(1);
    expect(await count({ worker: 'w1', trouble: 'noShows' })).toBe(0);
  });

  it('have their events in the audit log', async () => {
    const eventsOf = async (bookings: string) => await suki.ask('listAuditLogs', { query: { bookings }, by: carla });
    const [{ booking } = never()] = (await suki.ask('listAllBookings', { by: carla })).items;
    const { items, total } = await eventsOf('city=Pasig&page=3');
    expect(total).toBeGreaterThan(1);
    expect(items.map(({ stream }) => stream)).toContain(`booking-${booking.id}`);
    expect((await eventsOf('city=Cebu City')).total).toBe(0);
    await expect(eventsOf('ending=somehow')).rejects.toThrow('Not filters of bookings');
    expect((await suki.ask('listAuditLogs', { query: { figure: 'payouts' }, by: carla })).total).toBe(0);
  });
});

function never(): never {
  throw new Error('The fixture has no booking');
}

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookingCode } from '#contracts/booking/code.ts';
import { type ParkedEvent, parkedEventsSchema } from '#infra/eventing/projections.ts';
import { type PolicyTask, policyTasksSchema } from '#infra/eventing/process-managers.ts';
import { type AccountDocument, accounts } from '#projectors/read-models/account/accounts.ts';
import { type BookingDocument, bookings } from '#projectors/read-models/booking/bookings.ts';
import { bookingFixture } from '#projectors/read-models/testing/booking-fixture.ts';
import { recorder } from '#projectors/read-models/testing/given-events.ts';
import { payoutFixture } from '#projectors/read-models/testing/payout-fixture.ts';
import { paymentFixture } from '#projectors/read-models/testing/payment-fixture.ts';
import { type PaymentDocument, payments } from '#projectors/read-models/payment/payments.ts';
import { type PayoutDocument, payouts } from '#projectors/read-models/payout/payouts.ts';
import { carla, registrationsOf, grace, jun, ramil } from '#tests/harness/queries/test-users.ts';
import { openSuki, type Suki } from '#tests/harness/queries/query-harness.ts';
import { PAYOUTS_FOUND } from './platform/audit-search.ts';
import { LOOKED_THROUGH } from './booking/handlers.ts';
import { PAYMENTS_FOUND } from './payment/admin-handlers.ts';
import { PEOPLE_FOUND } from './account/people-search.ts';
import { BOOKINGS_FOUND } from './platform/all-bookings.ts';

/** Lists with more matches than a search examines report that. */

const NOW = '2026-11-18T02:00:00.000Z';
let suki: Suki;
let happened: ReturnType<typeof recorder>;

beforeEach(async () => {
  suki = await openSuki(NOW);
  happened = recorder();
  await suki.happened(...registrationsOf(happened));
});
afterEach(() => suki.close());

/** Adds copies of an existing document. */
async function stored<Doc extends object>(
  collection: string,
  like: string,
  count: number,
  make: (document: Readonly<Doc>, id: string) => Doc,
): Promise<void> {
  const found = await suki.documents.get<Doc>(collection, like);
  if (!found) throw new Error(`No ${like} in ${collection}`);
  const ids = Array.from({ length: count }, (_, nth) => `${like}-${String(nth).padStart(4, '0')}`);
  await suki.documents.write(
    ids.map((id) => ({
      collection,
      id,
      document: make(found.document, id),
      position: found.position,
      ifPosition: 'none' as const,
    })),
  );
}

const moreBookings = (count: number, change: Partial<BookingDocument> = {}) =>
  stored<BookingDocument>(bookings.name, 'b1', count, (booking, id) => ({
    ...booking,
    bookingId: id,
    code: bookingCode(id),
    requestedAt: '2026-11-01T00:00:00.000Z',
    ...change,
  }));
const moreGraces = (count: number) =>
  stored<AccountDocument>(accounts.name, 'c1', count, (account, id) => ({
    ...account,
    accountId: id,
    email: `${id}@example.ph`,
  }));

describe('all bookings, searched by a name', () => {
  const search = async () =>
    (({ total, capped }) => ({ total, capped }))(
      await suki.ask('listAllBookings', { query: { q: 'grace' }, by: carla }),
    );

  it('report an exact total within the limit, and a lower bound above it', async () => {
    await suki.happened(bookingFixture(happened).requested());
    await moreBookings(BOOKINGS_FOUND - 1);
    expect(await search()).toEqual({ total: BOOKINGS_FOUND, capped: undefined });
    await stored<BookingDocument>(bookings.name, 'b1-0000', 1, (booking, id) => ({ ...booking, bookingId: id }));
    expect(await search()).toEqual({ total: BOOKINGS_FOUND, capped: true });
  });

  it('report a lower bound when too many people have the name', async () => {
    await suki.happened(bookingFixture(happened).requested());
    await moreGraces(PEOPLE_FOUND);
    expect(await search()).toMatchObject({ capped: true });
  });
});

describe('payments, searched by a name', () => {
  it('are at least so many', async () => {
    const [booking, payment] = [bookingFixture(happened), paymentFixture(happened)];
    await suki.happened(booking.requested(), booking.accepted(), payment.asked());
    await stored<PaymentDocument>(payments.name, 'b1', PAYMENTS_FOUND - 1, (document, id) => ({
      ...document,
      bookingId: id,
    }));
    const search = () => suki.ask('listPayments', { query: { q: 'grace' }, by: carla });
    expect(await search()).toMatchObject({ total: PAYMENTS_FOUND });
    expect((await search()).capped).toBeUndefined();
    await stored<PaymentDocument>(payments.name, 'b1-0000', 1, (document, id) => ({ ...document, bookingId: id }));
    expect(await search()).toMatchObject({ total: PAYMENTS_FOUND, capped: true });
  });
});

describe('people of one name', () => {
  it('are at least so many', async () => {
    const search = () => suki.ask('listUsers', { query: { q: 'grace' }, by: carla });
    await moreGraces(PEOPLE_FOUND - 1);
    expect(await search()).toMatchObject({ total: PEOPLE_FOUND });
    expect((await search()).capped).toBeUndefined();
    await stored<AccountDocument>(accounts.name, 'c2', 1, (account, id) => ({
      ...account,
      accountId: id,
      nameKey: 'grace uy',
    }));
    expect(await search()).toMatchObject({ total: PEOPLE_FOUND, capped: true });
    expect((await suki.ask('listUsers', { by: carla })).capped).toBeUndefined();
  });

  it('report a lower bound for payouts and events of the name', async () => {
    await moreGraces(PEOPLE_FOUND);
    expect(await suki.ask('listPayouts', { query: { q: 'grace' }, by: carla })).toMatchObject({
      total: 0,
      capped: true,
    });
    expect((await suki.ask('listPayouts', { query: { q: 'jun' }, by: carla })).capped).toBeUndefined();
    for (const query of [{ q: 'grace' }, { actor: 'grace' }])
      expect(await suki.ask('listAuditLogs', { query, by: carla })).toMatchObject({ capped: true });
    expect(await suki.ask('listEvents', { query: { actor: 'grace' }, by: carla })).toMatchObject({ capped: true });
    for (const query of [{ q: 'jun' }, { actor: 'jun' }, {}])
      expect((await suki.ask('listAuditLogs', { query, by: carla })).capped).toBeUndefined();
    expect((await suki.ask('listEvents', { query: { actor: 'jun' }, by: carla })).capped).toBeUndefined();
  });
});

it('reports a lower bound for a person’s events with too many payouts', async () => {
  const payout = payoutFixture(happened);
  await suki.happened(payout.earned());
  const like = (await suki.documents.find<PayoutDocument>(payouts.name))[0]?.id ?? '';
  await stored<PayoutDocument>(payouts.name, like, PAYOUTS_FOUND, (document) => document);
  expect(await suki.ask('listAuditLogs', { query: { q: 'jun' }, by: carla })).toMatchObject({ capped: true });
});

describe('own bookings', () => {
  it('are searched in full, in consecutive pages of a hundred', async () => {
    await suki.happened(bookingFixture(happened).requested());
    const search = (by: typeof grace) => suki.ask('listBookings', { query: { q: 'kapitolyo' }, by });
    await moreBookings(LOOKED_THROUGH + 1);
    for (const by of [grace, jun]) {
      expect((await search(by)).total).toBe(LOOKED_THROUGH + 2);
      expect((await search(by)).capped).toBeUndefined();
    }
    const find = vi.spyOn(suki.documents, 'find');
    await search(grace);
    const reads = find.mock.calls.filter(([collection]) => collection === bookings.name);
    expect(reads.length).toBeGreaterThan(10);
    for (const [, { skip = 0, limit = Infinity } = {}] of reads) expect([skip, limit <= 100]).toEqual([0, true]);
  });
});

describe('open bookings', () => {
  it('report a lower bound above the limit', async () => {
    await suki.happened(bookingFixture(happened).open());
    const list = (query: { q?: string } = {}) =>
      suki.ask('listBookings', { query: { scope: 'open', ...query }, by: ramil });
    await moreBookings(LOOKED_THROUGH - 1);
    expect((await list()).capped).toBeUndefined();
    await stored<BookingDocument>(bookings.name, 'b1-0000', 1, (booking, id) => ({ ...booking, bookingId: id }));
    expect(await list()).toMatchObject({ total: LOOKED_THROUGH, capped: true });
    expect(await list({ q: 'kapitolyo' })).toMatchObject({ total: LOOKED_THROUGH, capped: true });
  });
});

it('counts all parked items, and lists each on one page', async () => {
  const aside: ParkedEvent = {
    eventId: 'e1',
    readModel: 'bookings',
    type: 'BookingAccepted',
    stream: 'booking-b1',
    position: 3,
    error: 'Error: no such booking',
    at: '2026-11-18T01:00:00.000Z',
  };
  const task: PolicyTask = {
    policy: 'when-refund-issued-send-it',
    key: 'r1',
    dueAt: '2026-11-18T01:30:00.000Z',
    data: {},
    eventId: 'e2',
    failures: 8,
    parkedBecause: 'No provider',
  };
  const many = Array.from({ length: 620 }, (_, nth) => nth);
  await suki.documents.write(
    many.map((nth) => ({
      collection: parkedEventsSchema.name,
      id: `bookings~${nth}`,
      document: { ...aside, at: new Date(Date.parse(aside.at) + (nth % 7) * 60_000).toISOString() },
      position: 1,
      ifPosition: 'none' as const,
    })),
  );
  await suki.documents.write(
    [0, 1, 2].map((nth) => ({
      collection: policyTasksSchema.name,
      id: `send:${nth}`,
      document: { ...task, dueAt: new Date(Date.parse(aside.at) + nth * 180_000).toISOString(), failedAt: NOW },
      position: 1,
      ifPosition: 'none' as const,
    })),
  );
  const seen = new Set<string>();
  for (const page of [1, 2, 3, 4, 5, 6, 7]) {
    const { items, total, capped } = await suki.ask('listParked', { query: { page, limit: 100 }, by: carla });
    expect([total, capped, items.length]).toEqual([623, undefined, page === 7 ? 23 : 100]);
    for (const { kind, id } of items) seen.add(`${kind} ${id}`);
  }
  expect(seen.size).toBe(623);
});

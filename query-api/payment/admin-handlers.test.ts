import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QueryInput } from '#contracts/calls/call.ts';
import type { paymentCalls } from '#contracts/calls/payment.ts';
import { bookingCode } from '#contracts/booking/code.ts';
import { ticketCode } from '#contracts/support/support-tickets-code.ts';
import type { DataOf, Recorded } from '#contracts/events/registry.ts';
import type { PaymentMethod } from '#contracts/roles.ts';
import { requestedData } from '#projectors/read-models/testing/booking-fixture.ts';
import { recorder } from '#projectors/read-models/testing/given-events.ts';
import { carla, registrationsOf } from '#tests/harness/queries/test-users.ts';
import { openSuki, type Suki } from '#tests/harness/queries/query-harness.ts';

/** Payments in every state, as seen by an admin. */

let suki: Suki;

const happened = recorder();
const jun = { workerId: 'w1', accountId: 'wa1', name: 'Jun Bautista', avatar: null };

/** A booking of Grace with Jun, and the steps of its payment with their times. */
function paying(bookingId: string, method: PaymentMethod, amountCentavos: number) {
  const of = { bookingId, clientId: 'c1', workerId: 'w1', workerAccountId: 'wa1' };
  const stream = `payment-${bookingId}`;
  const made = {
    method,
    attemptId: `${bookingId}-1`,
    reference: `${bookingId} 88 41`,
    provider: 'none',
    providerPaymentId: null,
  } as const;
  const toldNames = { clientName: 'Grace Villanueva', serviceName: 'Plumbing repair', purpose: 'job' } as const;
  const code = bookingCode(bookingId);
  return {
    taken: (): Recorded[] => [
      happened(
        'BookingRequested',
        {
          ...requestedData,
          bookingId,
          code,
          worker: null,
          client: { accountId: 'c1', name: 'Grace Villanueva', avatar: '/avatars/c1.svg' },
        },
        { stream: `booking-${bookingId}` },
      ),
      happened(
        'BookingAccepted',
        {
          bookingId,
          clientId: 'c1',
          worker: jun,
          workerPhone: null,
          startsAt: requestedData.startsAt,
          endsAt: requestedData.endsAt,
          priceCentavos: amountCentavos,
        },
        { stream: `booking-${bookingId}` },
      ),
    ],
    asked: (at: string, amount = amountCentavos): Recorded =>
      happened(
        'PaymentRequested',
        {
          ...of,
          ...toldNames,
          amountCentavos: amount,
          dueCentavos: amountCentavos,
          method,
          code,
          workerName: jun.name,
          by: 'worker',
          requestedAt: at,
        },
        { stream, at },
      ),
    sent: (at: string): Recorded =>
      happened('PaymentSubmitted', { ...of, ...made, amountCentavos, submittedAt: at }, { stream, at }),
    received: (at: string, amount = amountCentavos): Recorded =>
      happened(
        'PaymentReceived',
        { ...of, ...made, amountCentavos: amount, receivedCentavos: amount, from: 'provider', receivedAt: at },
        { stream, at },
      ),
    verified: (at: string, amount = amountCentavos): Recorded =>
      happened(
        'PaymentVerified',
        {
          ...of,
          ...toldNames,
          method,
          verifiedCentavos: amount,
          cashCentavos: 0,
          dueCentavos: amountCentavos,
          verifiedAt: at,
        },
        { stream, at },
      ),
    refunded: (at: string, amount: number): Recorded =>
      happened(
        'RefundIssued',
        {
          ...of,
          provider: 'none',
          providerPaymentId: null,
          refundId: `${bookingId}-r`,
          attemptId: made.attemptId,
          method,
          amountCentavos: amount,
          refundedCentavos: amount,
          waivedCentavos: amount,
          reason: 'Broken tile',
          by: 'admin',
          issuedAt: at,
        },
        { stream, at },
      ),
    settled: (at: string, amount: number): Recorded =>
      happened(
        'RefundSettled',
        {
          ...of,
          refundId: `${bookingId}-r`,
          amountCentavos: amount,
          reference: 'BPI 77',
          settledAt: at,
        } satisfies DataOf<'RefundSettled'>,
        { stream, at },
      ),
  };
}

const [mon, tue, wed] = ['2026-11-16T02:00:00.000Z', '2026-11-17T02:00:00.000Z', '2026-11-18T02:00:00.000Z'] as const;
const lastMonth = '2026-10-20T02:00:00.000Z';
const aYearAgo = '2025-11-10T02:00:00.000Z';

const [claimed, old, deposit, asked, returned, forgotten] = [
  paying('claimed', 'bank_transfer', 200_00),
  paying('old', 'gcash', 900_00),
  paying('deposit', 'maya', 1000_00),
  paying('asked', 'cash', 650_00),
  paying('returned', 'gcash', 500_00),
  paying('forgotten', 'card', 300_00),
];

beforeAll(async () => {
  suki = await openSuki('2026-11-18T04:00:00.000Z');
  await suki.happened(
    ...registrationsOf(happened),
    ...[old, deposit, asked, returned, forgotten].flatMap((one) => one.taken()),
    old.asked(lastMonth),
    old.sent(lastMonth),
    old.received(lastMonth),
    old.verified(lastMonth),
    forgotten.asked(aYearAgo),
    forgotten.sent(aYearAgo),
    forgotten.received(aYearAgo),
    deposit.asked(mon, 400_00),
    deposit.received(mon, 400_00),
    deposit.verified(mon, 400_00),
    deposit.asked(tue, 600_00),
    asked.asked(wed),
    returned.asked(mon),
    returned.received(mon),
    returned.verified(tue),
    returned.refunded('2026-11-17T03:00:00.000Z', 200_00),
  );
});
afterAll(() => suki.close());

async function listed(query: QueryInput<typeof paymentCalls.listPayments> = {}): Promise<string[]> {
  return (await suki.ask('listPayments', { query, by: carla })).items.map(({ id }) => id);
}

const week = { from: '2026-11-16', to: '2026-11-18' };

describe('the payments of an admin', () => {
  it('list waiting ones first, then by latest change', async () => {
    expect(await listed()).toEqual(['forgotten', 'asked', 'returned', 'deposit', 'old']);
  });

  it('are limited to the period, except waiting ones', async () => {
    expect(await listed(week)).toEqual(['forgotten', 'asked', 'returned', 'deposit']);
    expect(await listed({ from: '2026-11-17', to: '2026-11-17' })).toEqual(['forgotten', 'returned', 'deposit']);
    expect(await listed({ ...week, status: 'paid' })).toEqual(['forgotten']);
    expect(await listed({ ...week, status: 'verified' })).toEqual(['returned']);
    expect(await listed({ status: 'verified' })).toEqual(['returned', 'old']);
  });

  it('have pages across both parts', async () => {
    const page = async (number: number) => suki.ask('listPayments', { query: { page: number, limit: 2 }, by: carla });
    const pages = [await page(1), await page(2), await page(3), await page(4)];
    expect(pages.map(({ items }) => items.map(({ id }) => id))).toEqual([
      ['forgotten', 'asked'],
      ['returned', 'deposit'],
      ['old'],
      [],
    ]);
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
  });

  it('are found by code, person and reference, regardless of date', async () => {
    expect(await listed({ q: bookingCode('old').toLowerCase() })).toEqual(['old']);
    expect(await listed({ q: bookingCode('old').slice(3) })).toEqual(['old']);
    expect(await listed({ q: 'old-8841', ...week })).toEqual(['old']);
    expect(await listed({ q: 'villan' })).toEqual(['forgotten', 'asked', 'returned', 'deposit', 'old']);
    expect(await listed({ q: 'jun', status: 'verified' })).toEqual(['returned', 'old']);
    expect(await listed({ q: 'nobody' })).toEqual([]);
  });

  it('stay limited to one client during a search', async () => {
    const ofGrace = ['forgotten', 'asked', 'returned', 'deposit', 'old'];
    expect(await listed({ client: 'c1' })).toEqual(ofGrace);
    expect(await listed({ client: 'c1', refunds: 'true' })).toEqual(['returned']);
    expect(await listed({ client: 'c1', sort: '-amount' })).toHaveLength(ofGrace.length);
    expect(await listed({ client: 'c2' })).toEqual([]);
    expect(await listed({ client: 'c2', q: 'villan' })).toEqual([]);
    expect(await listed({ client: 'c1', q: 'villan' })).toEqual(ofGrace);
  });

  it('add up to a client’s payments, refunds and amounts due', async () => {
    const balanceOf = (id: string) => suki.ask('readClientBalance', { params: { id }, by: carla });
    expect(await balanceOf('c1')).toEqual({ received: 2100_00, refunded: 200_00, owed: 1250_00 });
    expect(await balanceOf('c2')).toEqual({ received: 0, refunded: 0, owed: 0 });
  });

  it('show the payer and the latest change', async () => {
    const { items } = await suki.ask('listPayments', { query: { q: bookingCode('asked') }, by: carla });
    expect(items[0]).toMatchObject({
      customerId: 'c1',
      customerName: 'Grace Villanueva',
      customerAvatar: '/avatars/c1.svg',
      changedAt: wed,
    });
  });
});

it('finds people, bookings and payments for staff, by kind and permission', async () => {
  const found = async (q: string, by = carla) =>
    (await suki.ask('findForStaff', { query: { q }, by })).items.map(({ kind, id }) => `${kind} ${id}`);
  expect(await found('ben uy')).toEqual(['person c2']);
  expect(await found(bookingCode('old').slice(3))).toContain('booking old');
  expect(await found('OLD-8841')).toEqual(['payment old']);
  expect(await found('OLD-8841', { ...carla, staffRole: 'support' })).toEqual([]);
  expect(await found('BPI 77')).toEqual([]);
  expect(await found('nobody at all')).toEqual([]);
});

it('finds a ticket by its code, with and without prefix', async () => {
  const requester = {
    accountId: 'c1',
    userType: 'client',
    name: 'Grace',
    avatar: null,
    email: null,
    language: 'en',
  } as const;
  await suki.happened(
    happened(
      'TicketOpened',
      {
        ticketId: 't1',
        requester,
        topic: 'booking',
        about: null,
        messageId: 'm1',
        text: 'Nobody came',
        attachments: [],
        sequence: 1,
        at: mon,
      },
      { stream: 'ticket-t1', at: mon },
    ),
  );
  const code = ticketCode('t1');
  for (const q of [code, code.toLowerCase().slice(2)]) {
    const { items } = await suki.ask('findForStaff', { query: { q }, by: carla });
    expect(items).toContainEqual({ kind: 'ticket', id: 't1', text: code });
  }
});

it('finds a bank file by a line’s reference, also in the audit log', async () => {
  const by = { accountId: 'admin', name: 'Carla Lim', avatar: null };
  const lines = [{ line: 2, day: '2026-11-16', amountCentavos: 5_00, reference: 'INSTAPAY BPI-622355' }];
  await suki.happened(
    happened(
      'StatementImported',
      { statementId: 's1', name: 'bpi.csv', by, importedAt: mon, lines },
      { stream: 'statement-s1', at: mon },
    ),
  );
  const found = (q: string) => suki.ask('findForStaff', { query: { q }, by: carla });
  expect((await found('bpi 622355')).items).toEqual([{ kind: 'statement', id: 's1', text: 'bpi.csv' }]);
  const { items } = await suki.ask('listAuditLogs', { query: { q: 'BPI-622355' }, by: carla });
  expect(items.map(({ type }) => type)).toEqual(['StatementImported']);
});

it('finds a payment in the audit log by its booking’s code and id', async () => {
  const types = async (q: string) =>
    (await suki.ask('listAuditLogs', { query: { q }, by: carla })).items.map(({ type }) => type);
  expect(await types(bookingCode('asked'))).toEqual(['PaymentRequested', 'BookingAccepted', 'BookingRequested']);
  expect(await types('old')).toEqual([
    'PaymentVerified',
    'PaymentReceived',
    'PaymentSubmitted',
    'PaymentRequested',
    'BookingAccepted',
    'BookingRequested',
  ]);
});

describe('a transfer reported by a client', () => {
  const asksFor = async (query: QueryInput<typeof paymentCalls.countPayments>) =>
    (await suki.ask('countPayments', { query, by: carla })).count;
  const needsYou = async () => (await suki.ask('readAdminOverview', { query: {}, by: carla })).needsYou;

  it('waits like received money: first in every list regardless of date, and in all counts', async () => {
    expect([await asksFor({ waits: 'any' }), await asksFor({ waits: 'transfer' })]).toEqual([1, 0]);
    await suki.happened(...claimed.taken(), claimed.asked(lastMonth), claimed.sent(lastMonth));
    expect(await listed(week)).toEqual(['claimed', 'forgotten', 'asked', 'returned', 'deposit']);
    expect(await listed({ ...week, status: 'processing' })).toEqual(['claimed']);
    expect(await listed({ q: 'villan' })).toEqual(['claimed', 'forgotten', 'asked', 'returned', 'deposit', 'old']);
    expect([
      await asksFor({ waits: 'any' }),
      await asksFor({ waits: 'transfer' }),
      await asksFor({ waits: 'money' }),
      await asksFor({ status: 'paid' }),
    ]).toEqual([2, 1, 1, 1]);
    expect(await needsYou()).toMatchObject({ paymentsToVerify: 1, transfersToFind: 1 });
    expect((await suki.ask('breakdownPayments', { query: week, by: carla })).transfers).toBe(1);
  });

  it('is found among waiting payments, with the amount that a verification would confirm', async () => {
    expect([
      await listed({ waits: 'transfer' }),
      await listed({ waits: 'money' }),
      await listed({ waits: 'any', ...week }),
    ]).toEqual([['claimed'], ['forgotten'], ['claimed', 'forgotten']]);
    expect([
      await listed({ waits: 'transfer', q: 'villan' }),
      await listed({ waits: 'transfer', status: 'paid' }),
    ]).toEqual([['claimed'], []]);
    const { items } = await suki.ask('listPayments', { query: { waits: 'any' }, by: carla });
    expect(items.map(({ id, waits, unseen }) => [id, waits, unseen])).toEqual([
      ['claimed', 'transfer', 200_00],
      ['forgotten', 'money', 300_00],
    ]);
  });

  it('stops waiting once it is confirmed', async () => {
    await suki.happened(claimed.received(lastMonth), claimed.verified(lastMonth));
    expect([
      await asksFor({ waits: 'any' }),
      await listed({ waits: 'transfer' }),
      (await needsYou()).transfersToFind,
    ]).toEqual([1, [], 0]);
    expect((await suki.ask('listPayments', { query: { q: bookingCode('claimed') }, by: carla })).items).toMatchObject([
      { waits: 'none', unseen: 0 },
    ]);
  });
});

describe('the breakdown of a period', () => {
  it('counts every centavo once, by status and by method', async () => {
    const { byStatus, byMethod, ...all } = await suki.ask('breakdownPayments', { query: week, by: carla });
    expect(all).toEqual({ ...week, count: 4, amount: 2250_00, refunds: 1, transfers: 0 });
    expect(byStatus.filter(({ count, amount }) => count > 0 || amount > 0)).toEqual([
      { status: 'requested', count: 2, amount: 600_00 + 650_00 },
      { status: 'paid', count: 1, amount: 300_00 },
      { status: 'verified', count: 1, amount: 400_00 + 300_00 },
    ]);
    expect(byMethod).toEqual([
      { method: 'gcash', count: 1, amount: 300_00 },
      { method: 'maya', count: 1, amount: 1000_00 },
      { method: 'card', count: 1, amount: 300_00 },
      { method: 'bank_transfer', count: 0, amount: 0 },
      { method: 'cash', count: 1, amount: 650_00 },
    ]);
  });

  it('contains only waiting payments on days without changes', async () => {
    expect(
      await suki.ask('breakdownPayments', { query: { from: '2026-01-01', to: '2026-01-31' }, by: carla }),
    ).toMatchObject({ count: 1, amount: 300_00 });
  });

  it.each([
    ['2026-11-18', '2026-11-16'],
    ['2026-10-01', '2026-11-01'],
  ])('is not made from %s to %s', async (from, to) => {
    await expect(suki.ask('breakdownPayments', { query: { from, to }, by: carla })).rejects.toThrow(/At most 31 days/);
  });

  it('reflects each change; a sent refund leaves the open ones', async () => {
    expect(await listed({ refunds: 'true', from: '2026-12-01', to: '2026-12-02' })).toEqual(['returned']);
    await suki.happened(asked.received(wed), returned.settled(wed, 200_00));
    expect(await suki.ask('breakdownPayments', { query: week, by: carla })).toMatchObject({
      amount: 2250_00,
      refunds: 1,
      byStatus: expect.arrayContaining([{ status: 'paid', count: 2, amount: 950_00 }]),
    });
    expect(await listed({ refunds: 'true', from: '2026-12-01', to: '2026-12-02' })).toEqual([]);
    expect(await listed({ refunds: 'true' })).toEqual(['returned']);
    expect(await listed({ q: 'bpi77' })).toEqual(['returned']);
  });
});

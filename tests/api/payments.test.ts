import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manilaDay, manilaInstant } from '#contracts/manila-time.ts';
import { UNDO_SECONDS, finalFrom } from '#contracts/payment/allowed-actions.ts';
import type { PaymentMethod } from '#contracts/roles.ts';
import { createTestClock } from '../harness/test-clock.ts';
import type { ApiClient } from '../harness/api-client.ts';
import { testUsersOf, kapitolyo, nextWorkday, person } from '../harness/test-users.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';

/** Payments over HTTP, from the request to the refund, with the sandbox's own page and webhooks. */

/** Policies run once a second. */

const clock = createTestClock();
let suki: TestSuki;
let cast: Awaited<ReturnType<typeof testUsersOf>>;
let day = manilaDay(clock.now());

beforeAll(async () => {
  suki = await startTestSuki({ clock });
  cast = await testUsersOf(suki.url);
});
afterAll(() => suki.stop());

/** Andrea's booking with Jun, accepted; each on its own day. */
async function taken(paymentMethod: PaymentMethod = 'gcash'): Promise<string> {
  const { andrea, jun, service } = cast;
  day = nextWorkday(new Date(manilaInstant(day, '12:00')));
  const { id } = await andrea.call('createBooking', {
    body: {
      serviceId: service.id,
      workerId: jun.session?.user.workerId ?? '',
      date: day,
      time: '09:00',
      address: kapitolyo,
      paymentMethod,
    },
  });
  await jun.call('acceptBooking', { params: { id } });
  return id;
}

async function requested(paymentMethod: PaymentMethod = 'gcash'): Promise<string> {
  const id = await taken(paymentMethod);
  await cast.jun.call('requestPayment', { params: { id }, body: {} });
  return id;
}

/** The payer's choice on the sandbox's page; leads back to the booking. */
async function decide(
  nextUrl: string | null,
  outcome: 'approve' | 'fail',
  notice: 'once' | 'twice' | 'never' = 'once',
): Promise<string | null> {
  const response = await fetch(`${suki.url}${nextUrl}`, {
    method: 'POST',
    body: new URLSearchParams({ outcome, notice }),
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
  return response.headers.get('location');
}

/** In one process a response is sent after the read models apply the change. */
function payment(id: string, by: ApiClient = cast.andrea) {
  return by.call('readPayment', { params: { id } });
}

describe('cash while it is disabled', () => {
  const cashIs = (cashPayments: boolean) => cast.carla.call('changeConfig', { body: { cashPayments } });

  it('is accepted only for a booking that chose it before', async () => {
    const [byGcash, byCash] = [await requested(), await requested('cash')];
    await cashIs(false);
    try {
      const pay = (id: string) => cast.andrea.call('pay', { params: { id }, body: { method: 'cash' } });
      await expect(pay(byGcash)).rejects.toThrow('switched_off');
      expect(await pay(byCash)).toMatchObject({ status: 'processing' });
      expect(await cast.andrea.call('readPublicConfig', {})).toMatchObject({ cashPayments: false });
    } finally {
      await cashIs(true);
    }
  });
});

describe('a remaining amount that a provider does not accept', () => {
  it('is refused with the methods that accept it, and paid by one of them', async () => {
    const id = await taken();
    await cast.jun.call('requestPayment', { params: { id }, body: { amount: 640_00 } });
    const { nextUrl } = await cast.andrea.call('pay', { params: { id }, body: { method: 'gcash' } });
    await decide(nextUrl, 'approve');
    await expect.poll(() => payment(id)).toMatchObject({ status: 'paid', owed: 10_00 });
    await cast.jun.call('requestPayment', { params: { id }, body: {} });
    const pay = (body: { method: PaymentMethod; reference?: string }) =>
      cast.andrea.call('pay', { params: { id }, body });
    await expect(pay({ method: 'maya' })).rejects.toThrow(
      /amount_not_taken.*₱10 can be paid by bank transfer or in cash/,
    );
    expect(await pay({ method: 'bank_transfer', reference: 'BPI-10' })).toMatchObject({ status: 'processing' });
  });
});

describe('GCash in the sandbox', () => {
  it('is asked for, approved on the page, paid, and verified by an admin', async () => {
    const id = await requested();
    expect(await payment(id)).toMatchObject({
      status: 'requested',
      requested: 650_00,
      owed: 650_00,
      allowedActions: ['pay'],
    });
    const { nextUrl, status } = await cast.andrea.call('pay', { params: { id }, body: { method: 'gcash' } });
    expect(status).toBe('processing');
    expect(await (await fetch(`${suki.url}${nextUrl}`)).text()).toContain('₱650.00');
    expect(await decide(nextUrl, 'approve', 'twice')).toBe(`/client/bookings/${id}?payment=returned`);
    await expect.poll(() => payment(id)).toMatchObject({ status: 'paid', received: 650_00, owed: 0 });
    expect((await cast.carla.call('countPayments', { query: { status: 'paid' } })).count).toBe(1);
    await cast.carla.call('verifyPayment', { params: { id } });
    expect(await payment(id, cast.carla)).toMatchObject({
      status: 'verified',
      verified: 650_00,
      allowedActions: ['undo_verify', 'refund'],
    });
    expect((await cast.carla.call('countPayments', { query: { status: 'paid' } })).count).toBe(0);
  });

  it('is retried after a failure', async () => {
    const id = await requested();
    const first = await cast.andrea.call('pay', { params: { id }, body: { method: 'gcash' } });
    await decide(first.nextUrl, 'fail');
    await expect
      .poll(() => payment(id))
      .toMatchObject({ status: 'failed', attempts: [{ status: 'failed' }], allowedActions: ['pay'] });
    const second = await cast.andrea.call('pay', { params: { id }, body: { method: 'maya' } });
    await decide(second.nextUrl, 'approve');
    await expect.poll(() => payment(id)).toMatchObject({ status: 'paid', method: 'maya', received: 650_00 });
    const { items } = await cast.andrea.call('readHistory', { params: { id } });
    expect(items.map(({ type }) => type)).toEqual([
      'BookingRequested',
      'BookingAccepted',
      'PaymentRequested',
      'PaymentSubmitted',
      'PaymentFailed',
      'PaymentSubmitted',
      'PaymentReceived',
    ]);
    expect(items.at(-1)?.text).toBe('₱650.00 by Maya received');
  });

  it('counts as one attempt when pressed twice under one key', async () => {
    const id = await requested();
    const press = () =>
      cast.andrea.send('POST', `/bookings/${id}/pay`, {
        body: '{"method":"card"}',
        headers: { 'idempotency-key': `pay ${id}` },
      });
    const [one, other] = [await press(), await press()];
    expect(other.body).toEqual(one.body);
    expect((await payment(id)).attempts).toHaveLength(1);
  });

  it('is visible to and payable by its parties only', async () => {
    const id = await requested();
    const stranger = await person(suki.url, 'Mark', 'Dizon', 'client');
    expect((await stranger.send('GET', `/bookings/${id}/payment`)).status).toBe(404);
    expect((await stranger.send('POST', `/bookings/${id}/pay`, { body: '{"method":"gcash"}' })).status).toBe(403);
    expect((await cast.andrea.send('PATCH', `/admin/payments/${id}/verify`)).status).toBe(403);
    expect((await cast.andrea.send('POST', '/bookings/nothing/pay', { body: '{"method":"gcash"}' })).status).toBe(404);
  });

  it('rejects a webhook without the right signature', async () => {
    const response = await fetch(`${suki.url}/api/payments/webhooks/sandbox`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'suki-sandbox-signature': `t=${Math.floor(clock.now().getTime() / 1000)},v1=${'0'.repeat(64)}`,
      },
      body: '{"events":[]}',
    });
    expect(response.status).toBe(401);
    expect(
      (
        await fetch(`${suki.url}/api/payments/webhooks/paymongo`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        })
      ).status,
    ).toBe(404);
  });
});

describe('a verification', () => {
  async function verified(): Promise<string> {
    const id = await requested();
    const { nextUrl } = await cast.andrea.call('pay', { params: { id }, body: { method: 'gcash' } });
    await decide(nextUrl, 'approve');
    await expect.poll(() => payment(id)).toMatchObject({ status: 'paid' });
    await cast.carla.call('verifyPayment', { params: { id } });
    return id;
  }

  it('can be undone within a minute, by an admin only, and repeated', async () => {
    const id = await verified();
    expect(await payment(id, cast.carla)).toMatchObject({
      undoUntil: expect.any(String),
      allowedActions: ['undo_verify', 'refund'],
    });
    expect((await cast.jun.send('POST', `/admin/payments/${id}/undo-verify`)).status).toBe(403);
    expect(await cast.carla.call('undoVerification', { params: { id } })).toMatchObject({ id, status: 'paid' });
    expect(await payment(id, cast.carla)).toMatchObject({
      status: 'paid',
      verified: 0,
      verifiedAt: null,
      undoUntil: null,
      allowedActions: ['verify', 'refund'],
    });
    const again = await cast.carla.send('POST', `/admin/payments/${id}/undo-verify`);
    expect([again.status, again.body]).toMatchObject([409, { code: 'not_allowed_now' }]);
    await cast.carla.call('verifyPayment', { params: { id } });
    expect(await payment(id, cast.carla)).toMatchObject({ status: 'verified', verified: 650_00 });
  });

  it('cannot be undone after that minute', async () => {
    const id = await verified();
    clock.jumpTo(new Date(clock.now().getTime() + (UNDO_SECONDS + 1) * 1000));
    expect(await payment(id, cast.carla)).toMatchObject({
      status: 'verified',
      undoUntil: null,
      allowedActions: ['refund'],
    });
    const late = await cast.carla.send('POST', `/admin/payments/${id}/undo-verify`);
    expect([late.status, late.body]).toMatchObject([409, { code: 'too_late_to_undo' }]);
  });

  it('of a located transfer is undone with the location, and both sides learn that the transfer is searched again', async () => {
    const id = await requested('bank_transfer');
    await cast.andrea.call('pay', { params: { id }, body: { method: 'bank_transfer', reference: 'BPI-4711' } });
    expect(await payment(id, cast.carla)).toMatchObject({
      status: 'processing',
      transfer: { amount: 650_00, reference: 'BPI-4711' },
    });
    await cast.carla.call('verifyPayment', { params: { id } });
    expect(await payment(id, cast.carla)).toMatchObject({
      status: 'verified',
      received: 650_00,
      transfer: null,
      paidBy: [{ method: 'bank_transfer', amount: 650_00 }],
    });
    expect(await cast.carla.call('undoVerification', { params: { id } })).toMatchObject({ status: 'processing' });
    expect(await payment(id, cast.carla)).toMatchObject({
      received: 0,
      paidAt: null,
      transfer: { reference: 'BPI-4711' },
      paidBy: [],
      allowedActions: ['fail', 'verify'],
    });
    for (const side of [cast.andrea, cast.jun])
      expect((await side.call('listNotifications')).items[0]).toMatchObject({ type: 'PaymentVerificationUndone' });
  });
});

describe('verifying several payments', () => {
  async function waiting(method: 'cash' | 'bank_transfer'): Promise<{ id: string; amount: number }> {
    const id = await requested(method);
    if (method === 'cash') await cast.jun.call('confirmCash', { params: { id } });
    else await cast.andrea.call('pay', { params: { id }, body: { method, reference: `BPI-${id}` } });
    const { unseen } = await payment(id, cast.carla);
    return { id, amount: unseen };
  }
  const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

  it('verifies received money, and skips a transfer that only the client reports unless it is chosen', async () => {
    const [cash, claimed] = [await waiting('cash'), await waiting('bank_transfer')];
    const answer = await cast.carla.call('verifyPayments', { body: { payments: [cash, claimed] } });
    expect(answer).toEqual({
      done: [cash.id],
      already: [],
      refused: [{ id: claimed.id, code: 'transfer_not_chosen', message: expect.any(String) }],
    });
    expect(await payment(claimed.id, cast.carla)).toMatchObject({
      status: 'processing',
      waits: 'transfer',
      unseen: 650_00,
    });
    expect(await cast.carla.call('verifyPayments', { body: { payments: [claimed], transfers: true } })).toEqual({
      done: [claimed.id],
      already: [],
      refused: [],
    });
    expect(await payment(claimed.id, cast.carla)).toMatchObject({ status: 'verified', waits: 'none', unseen: 0 });
  });

  it('verifies the rest when one cannot be verified, and reports the reason', async () => {
    const [one, changed, other, asked] = [
      await waiting('cash'),
      await waiting('cash'),
      await waiting('cash'),
      await requested('cash'),
    ];
    const { done, refused } = await cast.carla.call('verifyPayments', {
      body: {
        payments: [{ id: 'nothing', amount: 1 }, one, { ...changed, amount: 1 }, { id: asked, amount: 650_00 }, other],
      },
    });
    expect(done).toEqual([one.id, other.id]);
    expect(refused.map(({ id, code }) => [id, code])).toEqual([
      ['nothing', 'not_found'],
      [changed.id, 'stale'],
      [asked, 'not_allowed_now'],
    ]);
    expect((await payment(changed.id)).status).toBe('paid');
  });

  it('by two admins at once verifies each once, reports to each their own part, and repeats the same answer', async () => {
    const ones = [await waiting('cash'), await waiting('cash')];
    const press = (key: string) =>
      cast.carla.send('POST', '/admin/payments/verify', {
        body: JSON.stringify({ payments: ones }),
        headers: { 'idempotency-key': key },
      });
    const answers = await Promise.all([press('one admin'), press('the other')]);
    const bodies = answers.map(({ body }) => (body as { data: { done: string[]; already: string[] } }).data);
    expect(bodies.flatMap(({ done }) => done).toSorted()).toEqual(idsOf(ones).toSorted());
    expect(bodies.flatMap(({ already }) => already).toSorted()).toEqual(idsOf(ones).toSorted());
    expect((await press('one admin')).body).toMatchObject({ data: bodies[0] ?? {} });
    for (const { id } of ones)
      expect(
        (await cast.carla.call('readHistory', { params: { id } })).items.filter(
          ({ type }) => type === 'PaymentVerified',
        ),
      ).toHaveLength(1);
  });

  it('can be undone together within the minute, and not after it', async () => {
    const [cash, claimed, late] = [await waiting('cash'), await waiting('bank_transfer'), await waiting('cash')];
    await cast.carla.call('verifyPayments', { body: { payments: [late] } });
    clock.jumpTo(new Date(clock.now().getTime() + (UNDO_SECONDS + 1) * 1000));
    await cast.carla.call('verifyPayments', { body: { payments: [cash, claimed], transfers: true } });
    const undo = () => cast.carla.call('undoVerifications', { body: { payments: [cash.id, claimed.id, late.id] } });
    expect(await undo()).toMatchObject({
      done: [cash.id, claimed.id],
      already: [],
      refused: [{ id: late.id, code: 'too_late_to_undo' }],
    });
    expect(await undo()).toMatchObject({ done: [], already: [cash.id, claimed.id] });
    expect([
      (await payment(cash.id)).status,
      (await payment(claimed.id)).status,
      (await payment(late.id)).status,
    ]).toEqual(['paid', 'processing', 'verified']);
  });

  it('is for admins only, with each payment named once, and at most a page', async () => {
    const one = { id: 'b1', amount: 1 };
    for (const path of ['/admin/payments/verify', '/admin/payments/undo-verify']) {
      for (const other of [cast.andrea, cast.jun])
        expect((await other.send('POST', path, { body: '{"payments":["b1"]}' })).status).toBe(403);
    }
    const sent = async (payments: unknown[]) =>
      (await cast.carla.send('POST', '/admin/payments/verify', { body: JSON.stringify({ payments }) })).status;
    expect([
      await sent([]),
      await sent([one, one]),
      await sent(Array.from({ length: 101 }, (_, nth) => ({ ...one, id: `b${nth}` }))),
      await sent([one]),
    ]).toEqual([400, 400, 400, 200]);
  });
});

describe('a payment without a provider', () => {
  it('verifies cash after the worker confirms it', async () => {
    const id = await requested('cash');
    await cast.andrea.call('pay', { params: { id }, body: { method: 'cash' } });
    expect(await payment(id, cast.jun)).toMatchObject({ status: 'processing', allowedActions: ['confirm_cash'] });
    await cast.jun.call('confirmCash', { params: { id } });
    await cast.jun.call('confirmCash', { params: { id } });
    expect(await payment(id, cast.carla)).toMatchObject({
      status: 'paid',
      received: 650_00,
      allowedActions: ['verify', 'refund'],
    });
    await cast.carla.call('verifyPayment', { params: { id } });
    expect((await payment(id)).status).toBe('verified');
  });

  it('needs the reference of a bank transfer and an admin’s check', async () => {
    const id = await requested('bank_transfer');
    const refused = await cast.andrea.send('POST', `/bookings/${id}/pay`, { body: '{"method":"bank_transfer"}' });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'reference' }] } });
    await cast.andrea.call('pay', { params: { id }, body: { method: 'bank_transfer', reference: 'BPI-20261118' } });
    expect(await payment(id, cast.carla)).toMatchObject({
      status: 'processing',
      reference: 'BPI-20261118',
      allowedActions: ['fail', 'verify'],
    });
    await cast.carla.call('verifyPayment', { params: { id } });
    expect(await payment(id)).toMatchObject({ status: 'verified', received: 650_00, verified: 650_00 });
  });

  it('counts a bank transfer that is sent twice once', async () => {
    const id = await taken('bank_transfer');
    await cast.jun.call('requestPayment', { params: { id }, body: { amount: 200_00 } });
    const send = (reference: string) =>
      cast.andrea.send('POST', `/bookings/${id}/pay`, { body: JSON.stringify({ method: 'bank_transfer', reference }) });
    const [one, other] = [await send('BPI-2'), await send(' bpi-2 ')];
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(other.body).toEqual(one.body);
    await send('BPI-3');
    expect((await payment(id)).attempts).toMatchObject([{ reference: 'BPI-2' }, { reference: 'BPI-3' }]);
    await cast.carla.call('verifyPayment', { params: { id } });
    await cast.jun.call('requestPayment', { params: { id }, body: {} });
    expect((await cast.carla.send('PATCH', `/admin/payments/${id}/verify`)).status).toBe(409);
    expect(await payment(id, cast.carla)).toMatchObject({
      requested: 450_00,
      received: 200_00,
      verified: 200_00,
      attempts: [{ status: 'failed' }, { status: 'received' }],
    });
  });

  it('reports a transfer that did not arrive, and accepts another payment', async () => {
    const id = await requested('bank_transfer');
    await cast.andrea.call('pay', { params: { id }, body: { method: 'bank_transfer', reference: 'BPI-1234' } });
    await cast.carla.call('failPayment', { params: { id }, body: { reason: 'Nothing under that reference' } });
    expect(await payment(id)).toMatchObject({
      status: 'failed',
      allowedActions: ['pay'],
      attempts: [{ failure: 'Nothing under that reference' }],
    });
  });
});

describe('refunds', () => {
  it('refund a success that arrives after the cancellation automatically', async () => {
    const id = await requested();
    const { nextUrl } = await cast.andrea.call('pay', { params: { id }, body: { method: 'gcash' } });
    await cast.andrea.call('cancelBooking', { params: { id }, body: { reason: 'Plans changed' } });
    await expect.poll(() => payment(id)).toMatchObject({ status: 'voided', owed: 0 });
    await decide(nextUrl, 'approve', 'twice');
    await expect
      .poll(() => payment(id))
      .toMatchObject({
        status: 'voided',
        received: 650_00,
        refunded: 650_00,
        refunds: [{ status: 'settled', amount: 650_00, byHand: false }],
      });
    const { items } = await cast.andrea.call('listNotifications', { query: {} });
    expect(items.filter(({ bookingId }) => bookingId === id).map(({ type }) => type)).toContain('RefundIssued');
  });

  it('return a bank transfer that arrives after the cancellation by hand, and record one that never arrives', async () => {
    const cancelledWhileOnItsWay = async () => {
      const id = await requested('bank_transfer');
      await cast.andrea.call('pay', { params: { id }, body: { method: 'bank_transfer', reference: 'BPI-LATE' } });
      await cast.andrea.call('cancelBooking', { params: { id }, body: { reason: 'Plans changed' } });
      await expect
        .poll(() => payment(id, cast.carla))
        .toMatchObject({ status: 'voided', allowedActions: ['fail', 'verify'] });
      return id;
    };
    const [came, never] = [await cancelledWhileOnItsWay(), await cancelledWhileOnItsWay()];
    await cast.carla.call('verifyPayment', { params: { id: came } });
    // Later steps wait until the verification can no longer be undone.
    clock.jumpTo(new Date(finalFrom(clock.now().toISOString())));
    await expect
      .poll(() => payment(came, cast.carla))
      .toMatchObject({
        received: 650_00,
        refunded: 650_00,
        refunds: [{ status: 'pending', byHand: true, amount: 650_00 }],
      });
    const [refund] = (await payment(came, cast.carla)).refunds;
    await cast.carla.call('settleRefund', {
      params: { id: came, refundId: refund?.id ?? '' },
      body: { reference: 'BPI-BACK' },
    });
    expect((await payment(came)).refunds).toMatchObject([{ status: 'settled', reference: 'BPI-BACK' }]);
    await cast.carla.call('failPayment', { params: { id: never }, body: { reason: 'Nothing under that reference' } });
    expect(await payment(never, cast.carla)).toMatchObject({
      status: 'voided',
      received: 0,
      allowedActions: [],
      attempts: [{ failure: 'Nothing under that reference' }],
    });
  });

  it('by an admin go through the provider in part, never more than was received', async () => {
    const id = await requested();
    const { nextUrl } = await cast.andrea.call('pay', { params: { id }, body: { method: 'gcash' } });
    await decide(nextUrl, 'approve');
    await expect.poll(() => payment(id)).toMatchObject({ status: 'paid' });
    await cast.carla.call('refundPayment', { params: { id }, body: { amount: 150_00, reason: 'Came an hour late' } });
    await expect
      .poll(() => payment(id))
      .toMatchObject({
        refunded: 150_00,
        amount: 500_00,
        owed: 0,
        refunds: [{ status: 'settled', reason: 'Came an hour late' }],
      });
    expect(
      (await cast.carla.send('POST', `/admin/payments/${id}/refund`, { body: '{"amount":50001,"reason":"Too much"}' }))
        .status,
    ).toBe(400);
  });

  it('return cash by hand, with a reference', async () => {
    const id = await requested('cash');
    await cast.jun.call('confirmCash', { params: { id } });
    await cast.carla.call('refundPayment', {
      params: { id },
      body: { amount: 100_00, reason: 'Agreed with the client' },
    });
    const [waiting] = (await payment(id, cast.carla)).refunds;
    expect(waiting).toMatchObject({ status: 'pending', byHand: true });
    await cast.carla.call('settleRefund', {
      params: { id, refundId: waiting?.id ?? '' },
      body: { reference: 'GC-0042' },
    });
    expect((await payment(id)).refunds).toMatchObject([{ status: 'settled', reference: 'GC-0042' }]);
  });
});

describe('lists of payments', () => {
  it('contain the caller’s own, or an admin’s selection by status, booking and text', async () => {
    const id = await requested();
    expect((await cast.andrea.call('listOwnPayments', { query: {} })).items[0]).toMatchObject({
      id,
      status: 'requested',
      allowedActions: ['pay'],
    });
    expect((await cast.jun.call('listOwnPayments', { query: { status: 'requested' } })).items[0]).toMatchObject({
      id,
      customerName: 'Andrea Reyes',
    });
    const found = async (query: object) =>
      (await cast.carla.call('listPayments', { query })).items.map((one) => one.id);
    const { code } = await payment(id);
    expect(await found({ bookingId: id })).toEqual([id]);
    expect(await found({ bookingId: id, status: 'paid' })).toEqual([]);
    expect(await found({ q: code })).toEqual([id]);
    expect(await found({ q: 'andrea', status: 'requested' })).toContain(id);
    expect(await found({ q: 'nobody at all' })).toEqual([]);
  });

  it('show the payment of a booking, and the strict audit shows who changed it', async () => {
    const id = await requested();
    const { payment: shown } = await cast.andrea.call('readBooking', { params: { id } });
    expect(shown).toMatchObject({
      status: 'requested',
      requested: 650_00,
      owed: 650_00,
      allowedActions: ['pay'],
      purpose: 'job',
      refunds: [],
    });
    const { items } = await cast.carla.call('listAuditLogs', { query: { strict: 'true', limit: 20 } });
    expect(items.map(({ type }) => type)).toContain('PaymentRequested');
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, manilaDay, manilaInstant } from '#contracts/manila-time.ts';
import { createTestClock } from '../harness/test-clock.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { kapitolyo, nextWorkday, person, testUsersOf } from '../harness/test-users.ts';

const PRICE = 650_00;
const clock = createTestClock();
let suki: TestSuki;
let cast: Awaited<ReturnType<typeof testUsersOf>>;
let day = manilaDay(clock.now());

beforeAll(async () => {
  suki = await startTestSuki({ clock });
  cast = await testUsersOf(suki.url);
});
afterAll(() => suki.stop());

/** A booking that Andrea reports as paid by transfer. */
async function sent(reference: string): Promise<string> {
  const id = await asked();
  await cast.andrea.call('pay', { params: { id }, body: { method: 'bank_transfer', reference } });
  return id;
}

/** A booking that Andrea is asked to pay. */
async function asked(): Promise<string> {
  const { andrea, jun, service } = cast;
  day = nextWorkday(new Date(manilaInstant(day, '12:00')));
  const { id } = await andrea.call('createBooking', {
    body: {
      serviceId: service.id,
      workerId: jun.session?.user.workerId ?? '',
      date: day,
      time: '09:00',
      address: kapitolyo,
      paymentMethod: 'bank_transfer',
    },
  });
  await jun.call('acceptBooking', { params: { id } });
  await jun.call('requestPayment', { params: { id }, body: {} });
  return id;
}

const line = (at: number, reference: string, amount = PRICE) => ({ line: at, day: '2026-11-18', amount, reference });

async function imported(lines: ReturnType<typeof line>[], name = 'bpi.csv') {
  const { id, known } = await cast.carla.call('importStatement', { body: { name, lines } });
  return { id, known };
}

/** Each line's match, after all earlier events are projected. */
async function matches(id: string) {
  const { items } = await cast.carla.call('readStatement', { params: { id }, query: { limit: 100 } });
  return items.map(({ line: at, match, payment }) => [at, match, payment?.id ?? null]);
}

const confirm = (id: string, transfers: { line: number; payment: string; amount: number }[]) =>
  cast.carla.call('confirmTransfers', { params: { id }, body: { transfers } });
const statusOf = async (id: string) => (await cast.carla.call('readPayment', { params: { id } })).status;

describe('a bank’s file', () => {
  it('finds payments by reference and amount, and verifies those that staff confirm', async () => {
    const [one, other] = [await sent('8841 1001'), await sent('8841 1002')];
    const { id, known } = await imported([
      line(2, 'INSTAPAY 88411001'),
      line(3, '88411002', PRICE - 1),
      line(4, '99990000'),
      line(5, 'INSTAPAY 88411001'),
    ]);
    expect(known).toBe(false);
    await expect
      .poll(() => matches(id))
      .toEqual([
        [2, 'exact', one],
        [3, 'differs', other],
        [4, 'unknown', null],
        [5, 'duplicate', one],
      ]);
    expect(
      await confirm(id, [
        { line: 2, payment: one, amount: PRICE },
        { line: 3, payment: other, amount: PRICE },
      ]),
    ).toMatchObject({ done: [one], already: [], refused: [{ id: other, code: 'stale' }] });
    expect([await statusOf(one), await statusOf(other)]).toEqual(['verified', 'processing']);
    expect(await confirm(id, [{ line: 2, payment: one, amount: PRICE }])).toMatchObject({ done: [], already: [one] });
    expect(await confirm(id, [{ line: 3, payment: other, amount: PRICE - 1 }])).toMatchObject({
      done: [],
      refused: [{ id: other, code: 'stale' }],
    });
    await expect.poll(async () => (await matches(id))[0]).toEqual([2, 'verified', one]);
  });

  it('is imported once, and proposes transfers of an earlier file there only', async () => {
    const one = await sent('8841 2001');
    const first = await imported([line(2, '88412001')]);
    expect(await imported([line(2, '88412001')], 'again.csv')).toEqual({ id: first.id, known: true });
    const second = await imported([line(2, '88412001'), line(3, '99990001')]);
    await expect.poll(() => matches(first.id)).toEqual([[2, 'exact', one]]);
    await expect
      .poll(() => matches(second.id))
      .toEqual([
        [2, 'duplicate', one],
        [3, 'unknown', null],
      ]);
    const { items } = await cast.carla.call('listStatements');
    expect(items[0]).toMatchObject({ id: second.id, by: 'Suki Admin', transfers: 2, amount: 2 * PRICE });
    const dayOf = (wanted: string) => manilaDay(items.find(({ id }) => id === wanted)?.importedAt ?? '');
    const on = async (from: string, to: string) =>
      (await cast.carla.call('listStatements', { query: { from, to } })).total;
    const last = dayOf(second.id);
    expect(await on(dayOf(first.id), last)).toBeGreaterThanOrEqual(2);
    expect(await on(addDays(last, 1), addDays(last, 2))).toBe(0);
  });

  it('proposes nothing where two payments share a reference, and matches each line to one payment only', async () => {
    const [one, other] = [await sent('8841 3001'), await sent('8841 3001')];
    const { id } = await imported([line(2, '88413001')]);
    await expect.poll(() => matches(id)).toEqual([[2, 'unclear', null]]);
    expect(await confirm(id, [{ line: 2, payment: one, amount: PRICE }])).toMatchObject({ done: [one] });
    expect(await confirm(id, [{ line: 2, payment: other, amount: PRICE }])).toMatchObject({
      done: [],
      refused: [{ id: other, code: 'stale' }],
    });
    expect(await statusOf(other)).toBe('processing');
  });

  it('matches the same payment again after its verification is undone', async () => {
    const one = await sent('8841 4001');
    const { id } = await imported([line(2, '88414001')]);
    await confirm(id, [{ line: 2, payment: one, amount: PRICE }]);
    await cast.carla.call('undoVerification', { params: { id: one } });
    await expect.poll(() => matches(id)).toEqual([[2, 'exact', one]]);
    expect(await confirm(id, [{ line: 2, payment: one, amount: PRICE }])).toMatchObject({ done: [one] });
  });

  it('accepts imports from staff only and rejects invalid lines', async () => {
    const ana = await person(suki.url, 'Ana', 'Cruz', 'client');
    await expect(ana.call('importStatement', { body: { name: 'x', lines: [line(2, '1234')] } })).rejects.toThrow(
      '"code":"forbidden"',
    );
    for (const wrong of [
      [],
      [line(2, '')],
      [line(2, '1234', 0)],
      [line(2, '1234', 1.5)],
      [line(2, '1234'), line(2, '1235')],
      [{ ...line(2, '1234'), day: '2026-02-30' }],
      Array.from({ length: 1001 }, (_, nth) => line(nth + 1, '1234')),
    ])
      await expect(imported(wrong)).rejects.toThrow('"code":"invalid"');
    await expect(cast.carla.call('readStatement', { params: { id: randomUUID() }, query: {} })).rejects.toThrow(
      '"code":"not_found"',
    );
    await expect(confirm(randomUUID(), [{ line: 2, payment: 'b1', amount: 1 }])).rejects.toThrow('"code":"not_found"');
  });
});

describe('an unmatched transfer', () => {
  const REASON = 'She wrote the reference of another bank';
  const lineOf = async (id: string, at: number) => {
    const { items } = await cast.carla.call('readStatement', { params: { id }, query: { limit: 100 } });
    return items.find(({ line: one }) => one === at);
  };
  const link = (id: string, payment: string, at = 2) =>
    cast.carla.call('linkTransfer', { params: { id }, body: { line: at, amount: PRICE, payment, reason: REASON } });
  const reopen = async (id: string) =>
    cast.carla.call('reopenTransfer', {
      params: { id },
      body: { line: 2, at: (await lineOf(id, 2))?.handled?.at ?? '' },
    });

  it('is linked to a payment by hand, which can be undone within a minute', async () => {
    const [wrong, right] = [await sent('5501 0001'), await sent('5501 0002')];
    const { id } = await imported([line(2, 'BPI-622355')], 'by-hand.csv');
    expect(await matches(id)).toEqual([[2, 'unknown', null]]);
    const found = await cast.carla.call('listPayments', { query: { waits: 'transfer', amount: PRICE } });
    expect(found.items.map((one) => one.id)).toEqual(expect.arrayContaining([wrong, right]));
    await link(id, wrong);
    await link(id, wrong);
    await expect(link(id, right)).rejects.toThrow('"code":"stale"');
    await expect.poll(() => matches(id)).toEqual([[2, 'verified', wrong]]);
    expect((await lineOf(id, 2))?.handled).toMatchObject({ as: 'linked', reason: REASON, by: 'Suki Admin' });
    await reopen(id);
    await expect.poll(() => matches(id)).toEqual([[2, 'unknown', null]]);
    expect(await statusOf(wrong)).toBe('processing');
    await link(id, right);
    await expect.poll(() => matches(id)).toEqual([[2, 'verified', right]]);
    clock.advance(61_000);
    await expect(reopen(id)).rejects.toThrow('"code":"too_late_to_undo"');
    await expect.poll(() => matches(id)).toEqual([[2, 'verified', right]]);
  });

  it('is linked to a payment that the client has not reported as sent, until staff undo the link', async () => {
    const payment = await asked();
    const { id } = await imported([line(2, 'BPI-700001')], 'unannounced.csv');
    const found = await cast.carla.call('listPayments', { query: { amount: PRICE, limit: 100 } });
    expect(found.items.find((one) => one.id === payment)?.allowedActions).toContain('link_transfer');
    await link(id, payment);
    await link(id, payment);
    await expect.poll(() => matches(id)).toEqual([[2, 'verified', payment]]);
    expect(await statusOf(payment)).toBe('verified');
    await cast.carla.call('undoVerification', { params: { id: payment } });
    await expect.poll(() => matches(id)).toEqual([[2, 'unclear', payment]]);
    expect(await statusOf(payment)).toBe('requested');
    await reopen(id);
    await expect.poll(() => matches(id)).toEqual([[2, 'unknown', null]]);
  });

  it('cannot be linked to a payment that is already verified', async () => {
    const paid = await sent('5502 0001');
    await cast.carla.call('verifyPayment', { params: { id: paid } });
    const { id } = await imported([line(2, 'BPI-622356')], 'too-late.csv');
    await expect(link(id, paid)).rejects.toThrow('"code":"stale"');
    expect(await matches(id)).toEqual([[2, 'unknown', null]]);
  });

  it('can be marked as returned or noted, and reopened', async () => {
    const { id } = await imported([line(2, 'BPI-622357')], 'aside.csv');
    const setAside = (as: 'returned' | 'noted') =>
      cast.carla.call('setTransferAside', { params: { id }, body: { line: 2, amount: PRICE, as, reason: REASON } });
    await setAside('returned');
    await setAside('returned');
    await expect(setAside('noted')).rejects.toThrow('"code":"stale"');
    await expect.poll(() => matches(id)).toEqual([[2, 'returned', null]]);
    await reopen(id);
    await expect.poll(() => matches(id)).toEqual([[2, 'unknown', null]]);
    await setAside('noted');
    await expect.poll(() => matches(id)).toEqual([[2, 'noted', null]]);
  });
});

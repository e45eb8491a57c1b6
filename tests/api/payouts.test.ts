import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { streams } from '#contracts/events/streams.ts';
import { finalFrom } from '#contracts/payment/allowed-actions.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { addMinutes, HOUR_MS, manilaInstant, MINUTE_MS } from '#contracts/manila-time.ts';
import { payoutFriday } from '#contracts/payout/friday.ts';
import { anotherSession, ApiClient } from '../harness/api-client.ts';
import { testUsersOf, kapitolyo, nextWorkday } from '../harness/test-users.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { changeSettingsByTwo } from '../harness/two-admin-changes.ts';
import { newestCode } from '../harness/verified.ts';
import { clockOf, moveClock } from './server-clock.ts';

/** One job from its booking to the worker's payout on Friday, over HTTP, with a moved clock. */

const PHONE = '+639171234821';
let suki: TestSuki;
let cast: Awaited<ReturnType<typeof testUsersOf>>;
let bookingId: string;

beforeAll(async () => {
  suki = await startTestSuki({ secondAdmin: true });
  cast = await testUsersOf(suki.url);
  await cast.jun.call('changeMe', { body: { phone: PHONE } });
});
afterAll(() => suki.stop());

const now = () => clockOf(suki.url);
const clockTo = (moment: string) => moveClock(suki.url, moment, [cast.carla, cast.andrea, cast.jun]);

type Sent = { to: string; subject: string; text: string; code?: string };

async function outbox(): Promise<Sent[]> {
  return (await fetch(`${suki.url}/dev/outbox.json`)).json() as Promise<Sent[]>;
}

/** A policy reacts a moment later. */
function eventually<Value>(look: () => Promise<Value>, check: (value: Value) => void): Promise<void> {
  return expect
    .poll(
      async () => {
        try {
          check(await look());
          return 'as expected';
        } catch (error) {
          return String(error);
        }
      },
      { interval: 100 },
    )
    .toBe('as expected');
}

const failure = (error: Error) => error.message;
const payouts = (by: ApiClient) => by.call('listOwnPayouts').then(({ items }) => items);

describe('the payout account', () => {
  const body = { method: 'gcash' as const, account: '0917 123 4821', name: 'Jun Bautista' };

  /** A second session of the worker's account. */
  async function elsewhere(): Promise<ApiClient> {
    const client = new ApiClient(suki.url);
    if (cast.jun.session) client.keep(await anotherSession(cast.jun.session));
    return client;
  }

  it('does not exist at first', async () => {
    expect(await cast.jun.call('readPayoutAccount')).toBeNull();
    expect(await cast.jun.call('readOwnProfile')).toMatchObject({ payoutMethod: null, payoutAccount: null });
  });

  it.each([
    [{ ...body, account: '02 8123 4567' }, 'account'],
    [{ ...body, account: '+12025550123' }, 'account'],
    [{ ...body, method: 'bank' as const, account: 'abc', bank: 'BPI' }, 'account'],
    [{ ...body, method: 'bank' as const, account: '001234567890' }, 'bank'],
  ])('rejects %j', async (wrong, path) => {
    const { status, body: answer } = await cast.jun.send('POST', '/users/me/payout', { body: JSON.stringify(wrong) });
    expect([status, answer]).toMatchObject([400, { code: 'invalid', errors: [{ path }] }]);
  });

  it('needs the code sent to the worker’s own number, also the first time: a stolen token is not enough', async () => {
    expect(await cast.jun.call('setPayoutAccount', { body }).catch(failure)).toMatch(
      /409.*not_allowed_now.*"needs":"phoneCode"/,
    );
    expect(await cast.jun.call('sendPhoneCode', { body: { phone: '+639990000000' } }).catch(failure)).toMatch(/403/);
    expect(await cast.jun.call('verifyPhone', { body: { phone: PHONE, code: '000000' } }).catch(failure)).toMatch(
      /wrong_code/,
    );
    const proof = { phone: PHONE, code: await newestCode(suki.url, PHONE) };
    await cast.jun.call('verifyPhone', { body: proof });
    expect(await cast.jun.call('verifyPhone', { body: proof }).catch(failure), 'a code works once').toMatch(
      /code_spent/,
    );
    expect(await cast.jun.call('setPayoutAccount', { body }).catch(failure)).toMatch(
      /not_allowed_now.*"needs":"phoneCode"/,
    );
    await cast.jun.call('sendPhoneCode', { body: { phone: PHONE } });
    await cast.jun.call('verifyPhone', { body: { phone: PHONE, code: await newestCode(suki.url, PHONE) } });
    expect(await (await elsewhere()).call('setPayoutAccount', { body }).catch(failure)).toMatch(
      /not_allowed_now.*"needs":"phoneCode"/,
    );
    expect(await cast.jun.call('setPayoutAccount', { body })).toMatchObject({
      method: 'gcash',
      account: '0917 *** 4821',
      name: 'Jun Bautista',
      bank: null,
    });
    expect(await cast.jun.call('readPayoutAccount')).toMatchObject({ account: '0917 *** 4821' });
    expect(await cast.jun.call('readOwnProfile')).toMatchObject({
      payoutMethod: 'gcash',
      payoutAccount: '0917 *** 4821',
    });
  });

  it('needs the code for each change, and a confirmed code changes it once', async () => {
    const bank = { method: 'bank' as const, account: '0012-3456-7890', name: 'Jun Bautista', bank: 'BPI' };
    expect(await cast.jun.call('setPayoutAccount', { body: bank }).catch(failure)).toMatch(/not_allowed_now/);
    expect(await cast.jun.call('setPayoutAccount', { body: { ...bank, phoneCode: '000000' } }).catch(failure)).toMatch(
      /wrong_code/,
    );
    // A second code can only be sent after a pause.
    await clockTo(new Date(Date.parse(await now()) + MINUTE_MS).toISOString());
    await cast.jun.call('sendPhoneCode', { body: { phone: PHONE } });
    const phoneCode = await newestCode(suki.url, PHONE);
    await cast.jun.call('verifyPhone', { body: { phone: PHONE, code: phoneCode } });
    expect(
      await (await elsewhere()).call('setPayoutAccount', { body: { ...bank, phoneCode } }).catch(failure),
      'in another session it does nothing more',
    ).toMatch(/code_spent/);
    expect(await cast.jun.call('setPayoutAccount', { body: { ...bank, phoneCode } })).toMatchObject({
      method: 'bank',
      account: '*** 7890',
      bank: 'BPI',
    });
    expect(await cast.jun.call('setPayoutAccount', { body: { ...body, phoneCode } }).catch(failure)).toMatch(
      /code_spent/,
    );
    expect(await cast.jun.call('verifyPhone', { body: { phone: PHONE, code: phoneCode } }).catch(failure)).toMatch(
      /code_spent/,
    );
    expect(await cast.jun.call('setPayoutAccount', { body: bank })).toMatchObject({ account: '*** 7890' });
  });

  it('notifies on every channel, and a change holds payouts for 48 hours', async () => {
    const { setAt, heldUntil } = (await cast.jun.call('readPayoutAccount')) ?? {};
    expect(Date.parse(heldUntil ?? '') - Date.parse(setAt ?? '')).toBe(48 * HOUR_MS);
    expect((await cast.jun.call('readEarnings')).payout).toMatchObject({ account: '*** 7890', heldUntil });
    const email = cast.jun.session?.user.email ?? '';
    await eventually(outbox, (sent) => {
      expect(
        sent
          .filter(({ to, subject }) => to === email && subject.includes('payout account'))
          .map(({ subject }) => subject),
      ).toEqual(['Your Suki payout account was changed', 'Your Suki payout account was set']);
      expect(sent.filter(({ to, text }) => to === PHONE && text.includes('BPI *** 7890'))).toHaveLength(1);
      expect(JSON.stringify(sent)).not.toContain('001234567890');
    });
    const { items } = await cast.jun.call('listNotifications');
    expect(items.filter(({ type }) => type === 'PayoutAccountSet').map(({ title }) => title)).toEqual([
      'Your payout account was changed',
      'Your payout account was set',
    ]);
    await clockTo(heldUntil ?? '');
    expect(await cast.jun.call('readPayoutAccount')).toMatchObject({ heldUntil: null });
  });

  it('is masked in every admin view', async () => {
    const { items } = await cast.carla.call('listEvents', { query: { type: 'PayoutAccountSet' } });
    expect(items.map(({ data }) => data.account)).toEqual(['0917 *** 4821', '*** 7890']);
    const { state } = await cast.carla.call('readStream', {
      params: { stream: streams.worker(cast.jun.session?.user.workerId ?? '') },
    });
    expect(JSON.stringify(state)).not.toMatch(/9171234821|001234567890/);
    expect(
      (await cast.carla.call('listAuditLogs', { query: { strict: 'true' } })).items
        .filter(({ type }) => type === 'PayoutAccountSet')
        .map(({ changes }) => changes),
    ).toEqual([
      expect.stringMatching(/^BPI \*\*\* 7890, payouts wait until /),
      expect.stringMatching(/^GCash 0917 \*\*\* 4821, payouts wait until /),
    ]);
  });
});

describe('a job', () => {
  it('earns its worker money once an admin has verified the payment', async () => {
    const { andrea, jun, carla, service } = cast;
    const day = nextWorkday(new Date(await now()));
    ({ id: bookingId } = await andrea.call('createBooking', {
      body: {
        serviceId: service.id,
        workerId: jun.session?.user.workerId ?? '',
        date: day,
        time: '09:00',
        address: kapitolyo,
        paymentMethod: 'bank_transfer',
      },
    }));
    const params = { id: bookingId };
    expect((await jun.call('readBooking', { params })).earning).toEqual({
      percent: 12,
      commission: 78_00,
      takeHome: 572_00,
    });
    expect(await jun.call('acceptBooking', { params, body: { commissionPercent: 10 } }).catch(failure)).toMatch(
      /commission_changed/,
    );
    await jun.call('acceptBooking', { params, body: { commissionPercent: 12 } });
    // A later setting applies to later bookings only.
    await changeSettingsByTwo(suki.url, { commissionPercent: 20 });
    await clockTo(manilaInstant(day, '08:55'));
    await jun.call('arrive', { params });
    await jun.call('startWork', { params });
    await jun.call('completeWork', { params });
    await eventually(
      () => andrea.call('readPayment', { params }),
      ({ status }) => expect(status).toBe('requested'),
    );
    await andrea.call('pay', { params, body: { method: 'bank_transfer', reference: 'BPI-778812' } });
    await carla.call('verifyPayment', { params });
    // An earning follows once the verification can no longer be undone.
    await clockTo(finalFrom(await now()));
    await eventually(
      () => payouts(jun),
      (found) =>
        expect(found).toMatchObject([
          {
            friday: payoutFriday(manilaInstant(day, '08:55')),
            status: 'accruing',
            gross: 650_00,
            commission: -78_00,
            cash: 0,
            amount: 572_00,
            lines: [{ bookingId, kind: 'job' }],
          },
        ]),
    );
    const [payout] = await payouts(jun);
    expect((await jun.call('readEarnings')).payout).toEqual({
      method: 'bank',
      account: '*** 7890',
      heldUntil: null,
      verifying: 0,
      next: { friday: payout?.friday, amount: 572_00, status: 'accruing' },
    });
  });

  it('is not paid on Friday within 48 hours of an account change, and goes to the new account after that', async () => {
    const { jun, carla } = cast;
    const [accruing] = await payouts(jun);
    const { id = '', friday = '' } = accruing ?? {};
    expect(await carla.call('markPaid', { params: { id }, body: { reference: 'BATCH-7' } }).catch(failure)).toMatch(
      /not_allowed_now/,
    );
    await clockTo(addMinutes(manilaInstant(friday), 2));
    await eventually(
      () => payouts(jun),
      (found) => expect(found).toMatchObject([{ status: 'scheduled', method: 'bank', account: '*** 7890' }]),
    );
    await jun.call('sendPhoneCode', { body: { phone: PHONE } });
    const { setAt, heldUntil } = await jun.call('setPayoutAccount', {
      body: {
        method: 'bank',
        account: '009876543210',
        name: 'Jun Bautista',
        bank: 'BDO',
        phoneCode: await newestCode(suki.url, PHONE),
      },
    });
    const until = heldUntil ?? '';
    // Refused immediately, even before the policy puts it on hold; the same applies to every other way to pay.
    const refused = await carla.send('PATCH', `/admin/payouts/${id}/mark-paid`, {
      body: JSON.stringify({ reference: 'BATCH-7' }),
    });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        code: 'not_allowed_now',
        message: expect.stringContaining(formatDayAndTime(until, 'en')),
        details: { changedAt: setAt, heldUntil: until },
      },
    ]);
    expect((await bankFile(friday)).csv.split('\r\n')).toHaveLength(2);
    await eventually(
      () => carla.call('readPayout', { params: { id } }),
      (payout) =>
        expect(payout).toMatchObject({
          status: 'on_hold',
          accountChange: { changedAt: setAt, heldUntil: until },
          bank: 'BDO',
          account: '*** 3210',
          allowedActions: ['hold'],
        }),
    );
    expect(await carla.call('releasePayout', { params: { id } }).catch(failure)).toMatch(/409.*not_allowed_now/);
    const tries = await Promise.allSettled(
      ['A', 'B', 'C'].map((reference) => carla.call('markPaid', { params: { id }, body: { reference } })),
    );
    expect(tries.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await clockTo(until);
    await eventually(
      () => payouts(jun),
      (found) =>
        expect(found).toMatchObject([{ status: 'scheduled', bank: 'BDO', account: '*** 3210', accountChange: null }]),
    );
  });

  it('is paid by the bank’s file', async () => {
    const { jun, carla } = cast;
    const [scheduled] = await payouts(jun);
    const { id = '', friday = '' } = scheduled ?? {};
    expect(scheduled).toMatchObject({
      status: 'scheduled',
      method: 'bank',
      account: '*** 3210',
      bank: 'BDO',
      accountName: 'Jun Bautista',
    });
    const listed = await carla.call('listPayouts', { query: { friday, status: 'scheduled', q: 'jun' } });
    expect(listed).toMatchObject({
      total: 1,
      items: [{ id, allowedActions: ['hold', 'mark_paid', 'fail'] }],
      fridays: [{ friday, payouts: 1, amount: 572_00, unpaid: 572_00 }],
    });
    expect((await carla.call('readAdminOverview', { query: { days: 7 } })).needsYou).toMatchObject({ payoutsDue: 1 });
    const { fileName, csv } = await bankFile(friday);
    expect([fileName, csv.split('\r\n')[1]]).toEqual([
      `suki-payouts-${friday}.csv`,
      expect.stringContaining(`"${id}","Jun Bautista","bank","BDO","009876543210","Jun Bautista","572.00","SUKI-`),
    ]);
    await carla.call('markPaid', { params: { id }, body: { reference: 'BATCH-7' } });
    expect(await carla.call('markPaid', { params: { id }, body: { reference: 'BATCH-7' } })).toMatchObject({
      status: 'paid',
    });
    expect(await carla.call('markPaid', { params: { id }, body: { reference: 'BATCH-8' } }).catch(failure)).toMatch(
      /not_allowed_now/,
    );
    expect((await bankFile(friday)).csv.split('\r\n')).toHaveLength(2);
    await eventually(
      () => payouts(jun),
      (found) => expect(found).toMatchObject([{ status: 'paid', reference: 'BATCH-7' }]),
    );
    const { items } = await jun.call('listNotifications');
    expect(items[0]).toMatchObject({ type: 'PayoutPaid', text: '₱572 is on its way to you, reference BATCH-7' });
  });

  it('that is refunded afterwards is deducted on the next Friday', async () => {
    const { jun, carla } = cast;
    await carla.call('refundPayment', {
      params: { id: bookingId },
      body: { amount: 100_00, reason: 'It drips again' },
    });
    await eventually(
      () => payouts(jun),
      (found) =>
        expect(found).toMatchObject([
          { status: 'accruing', amount: -88_00, lines: [{ kind: 'refund', gross: -100_00, commission: 12_00 }] },
          { status: 'paid', amount: 572_00 },
        ]),
    );
    const row = { gross: 650_00, refunded: 100_00, commissionPercent: 12, commission: 66_00, amount: 484_00 };
    expect(await jun.call('readEarnings')).toMatchObject({
      totals: { totalEarnings: 484_00, completedJobs: 1 },
      recentPayments: [{ id: bookingId, ...row }],
    });
    expect((await jun.call('exportEarnings', { query: { months: 3 } })).csv).toContain(
      '"650.00","100.00","12","66.00","484.00"\r\n',
    );
    const { items } = await jun.call('listNotifications');
    expect(items).toContainEqual(
      expect.objectContaining({
        title: 'Money goes back to your client',
        text: expect.stringContaining('It comes off your earnings'),
      }),
    );
  });
});

it('refuses to move the clock back', async () => {
  const before = await now();
  const response = await fetch(`${suki.url}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now: new Date(Date.parse(before) - HOUR_MS).toISOString() }),
  });
  expect(response.status).toBe(400);
  expect(Date.parse(await now())).toBeGreaterThanOrEqual(Date.parse(before));
});

/** The bank file as the screen downloads it. */
async function bankFile(friday: string) {
  const wanted = { list: 'payouts', filters: friday } as const;
  const { grant } = await cast.carla.call('exportData', { body: wanted });
  return cast.carla.call('readExport', { query: { ...wanted, grant } });
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeRoleByTwo, changeSettingsByTwo } from '../harness/two-admin-changes.ts';
import { payoutFriday } from '#contracts/payout/friday.ts';
import { payoutId } from '#contracts/payout/payout-id.ts';
import { ApiClient } from '../harness/api-client.ts';
import { startedJob, paidJob } from '../harness/paid-job.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { createTestClock } from '../harness/test-clock.ts';
import { approvedWorker, kapitolyo, nextWorkday, person, testUsersOf } from '../harness/test-users.ts';

/** A change of role keeps everything that a user began in the former role. */

const clock = createTestClock();
let suki: TestSuki;
let cast: Awaited<ReturnType<typeof testUsersOf>>;

beforeAll(async () => {
  suki = await startTestSuki({ clock, secondAdmin: true });
  clock.set(new Date(`${nextWorkday()}T10:00:00+08:00`));
  cast = await testUsersOf(suki.url);
});
afterAll(async () => {
  clock.set(null);
  await suki.stop();
});

async function changeRole(one: ApiClient, role: 'client' | 'worker'): Promise<ApiClient> {
  await cast.carla.call('changeUser', { params: { id: one.session?.user.id ?? '' }, body: { action: 'role', role } });
  return new ApiClient(suki.url).signIn(one.session?.user.email ?? '', 'suki-test-1');
}

const openRequest = () => ({
  serviceId: cast.service.id,
  date: nextWorkday(clock.now()),
  time: '15:00',
  address: kapitolyo,
  paymentMethod: 'cash' as const,
});

describe('a client who became a worker', () => {
  it('finds what they booked, pays for it and reviews it', async () => {
    const grace = await person(suki.url, 'Grace', 'Abad', 'client');
    const ramil = await approvedWorker(suki.url, cast.carla, 'Ramil', 'Abad', cast.service.id);
    const id = await startedJob({ client: grace, worker: ramil, serviceId: cast.service.id, now: clock.now() });
    await ramil.call('completeWork', { params: { id } });
    const now = await changeRole(grace, 'worker');
    expect(now.session?.user).toMatchObject({ userType: 'worker', otherSide: 'client' });
    const { items } = await now.call('listBookings', { query: { side: 'client' } });
    expect(items.map(({ booking }) => booking.id)).toEqual([id]);
    expect((await now.call('listBookings')).items).toEqual([]);
    const read = () => now.call('readBooking', { params: { id } });
    await expect.poll(async () => (await read()).payment.allowedActions).toContain('pay');
    expect((await read()).allowedActions).toContain('review');
    const reference = 'BDO-4711';
    await now.call('pay', { params: { id }, body: { method: 'bank_transfer', reference } });
    await now.call('reviewBooking', { params: { id }, body: { rating: 5 } });
    expect((await now.call('listOwnPayments', { query: { side: 'client' } })).items).toMatchObject([
      { bookingId: id, status: 'processing', reference },
    ]);
    const { items: history } = await now.call('readHistory', { params: { id } });
    expect(history[0]?.type).toBe('BookingRequested');
  });

  it('chooses among quotes, and is not offered their own request as a job', async () => {
    const lea = await person(suki.url, 'Lea', 'Abad', 'client');
    const nestor = await approvedWorker(suki.url, cast.carla, 'Nestor', 'Abad', cast.service.id);
    const { id } = await lea.call('createBooking', { body: openRequest() });
    const { quoteId } = await nestor.call('offerQuote', { params: { id }, body: { amount: 700_00 } });
    const now = await changeRole(lea, 'worker');
    const open = await now.call('listBookings', { query: { scope: 'open' } });
    expect(open.items.map(({ booking }) => booking.id)).not.toContain(id);
    const { allowedActions } = await now.call('readBooking', { params: { id } });
    expect(allowedActions).toEqual(['accept_quote', 'reject_quote', 'edit_request', 'cancel']);
    const { status } = await now.call('acceptQuote', { params: { id, quoteId } });
    expect(status).toBe('accepted');
  });
});

describe('a worker who became a client', () => {
  it('reads their earnings and unpaid amounts, and takes no new jobs', async () => {
    const mia = await person(suki.url, 'Mia', 'Abad', 'client');
    const rey = await approvedWorker(suki.url, cast.carla, 'Rey', 'Abad', cast.service.id);
    const id = await paidJob({ client: mia, worker: rey, serviceId: cast.service.id, now: clock.now() });
    const { id: openId } = await mia.call('createBooking', { body: openRequest() });
    const now = await changeRole(rey, 'client');
    expect(now.session?.user).toMatchObject({ userType: 'client', workerId: null, otherSide: 'worker' });
    expect(await now.call('readBooking', { params: { id } })).toMatchObject({ earning: { takeHome: 572_00 } });
    expect((await now.call('listBookings', { query: { side: 'worker' } })).items).toMatchObject([{ booking: { id } }]);
    expect((await now.call('readEarnings')).recentPayments).toMatchObject([{ id }]);
    expect((await now.call('listOwnPayouts')).items).toEqual([]);
    expect(await now.call('readPayoutAccount')).toBeNull();
    const { status } = await now.send('GET', `/bookings/${openId}`);
    expect(status).toBe(404);
    expect((await now.call('listBookings', { query: { side: 'worker', scope: 'open' } })).items).toEqual([]);
  });
});

describe('staff who were a client or a worker before', () => {
  it('cannot decide on a payment, an approval or a payout of their own', async () => {
    const ivy = await person(suki.url, 'Ivy', 'Abad', 'client');
    const leo = await approvedWorker(suki.url, cast.carla, 'Leo', 'Abad', cast.service.id);
    const id = await paidJob({ client: ivy, worker: leo, serviceId: cast.service.id, now: clock.now() });
    await cast.carla.call('verifyPayment', { params: { id } });
    const owners = [await makeOwner(ivy), await makeOwner(leo)];
    for (const owner of owners) {
      expect((await owner.call('readPayment', { params: { id } })).allowedActions).toEqual([]);
      await expect(
        owner.call('refundPayment', { params: { id }, body: { amount: 100_00, reason: 'For myself' } }),
      ).rejects.toThrow(/403.*This payment is your own/);
    }
    const payout = payoutId(leo.session?.user.workerId ?? '', payoutFriday(clock.now().toISOString()));
    await expect(
      owners[1]?.call('holdPayout', { params: { id: payout }, body: { reason: 'For myself' } }),
    ).rejects.toThrow(/403.*This payout is your own/);
    await changeSettingsByTwo(suki.url, { approvalAmount: 1_00 });
    const body = { amount: 100_00, reason: 'The tap drips again' };
    const { approval } = await cast.carla.call('refundPayment', { params: { id }, body });
    for (const owner of owners)
      await expect
        .poll(() => owner.call('grantApproval', { params: { id: approval?.id ?? '' } }).catch(String))
        .toMatch(/403.*This booking is your own/);
  });
});

async function makeOwner(one: ApiClient): Promise<ApiClient> {
  await changeRoleByTwo(suki.url, 'make_admin', one.session?.user.id ?? '');
  return new ApiClient(suki.url).signIn(one.session?.user.email ?? '', 'suki-test-1');
}

import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMinutes, manilaInstant } from '#contracts/manila-time.ts';
import { finalFrom } from '#contracts/payment/allowed-actions.ts';
import { payoutFriday } from '#contracts/payout/friday.ts';
import { createTestClock } from '../harness/test-clock.ts';
import { resetPlatformByTwo } from '../harness/two-admin-changes.ts';
import type { ApiClient } from '../harness/api-client.ts';
import { amountOfPayouts, paidJob } from '../harness/paid-job.ts';
import { roundTheClock } from '../harness/round-the-clock.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { approvedWorker, testUsersOf } from '../harness/test-users.ts';

/** The Friday after a reset: the payout run works, and pays no earnings from before the reset. */

const clock = createTestClock();
let suki: TestSuki;
let cast: Awaited<ReturnType<typeof testUsersOf>>;
let danny: ApiClient;
let nestor: ApiClient;

beforeAll(async () => {
  suki = await startTestSuki({ clock, secondAdmin: true, env: { ALLOW_SYSTEM_RESET: 'true' } });
  cast = await testUsersOf(suki.url);
  danny = await worker('Danny', 'Lim');
  nestor = await worker('Nestor', 'Cruz');
});
afterAll(() => suki.stop());

async function worker(firstName: string, lastName: string): Promise<ApiClient> {
  const one = await approvedWorker(suki.url, cast.carla, firstName, lastName, cast.service.id);
  await one.call('setWeeklyHours', { body: { weeklyHours: roundTheClock } });
  return one;
}

async function goTo(moment: string): Promise<void> {
  clock.jumpTo(new Date(moment));
  for (const one of [cast.carla, cast.andrea, danny, nestor]) await one.renew();
}

/** A job of ₱650 whose earning of ₱572 joins the payout at the time of its verification. */
async function earnBy(by: ApiClient): Promise<{ id: string; friday: string }> {
  const id = await paidJob({ client: cast.andrea, worker: by, serviceId: cast.service.id, now: clock.now() });
  const params = { id };
  await cast.carla.call('verifyPayment', { params });
  const { verifiedAt } = await cast.carla.call('readPayment', { params });
  await goTo(finalFrom(clock.now().toISOString()));
  await expect.poll(() => amountOfPayouts(by)).toBe(572_00);
  return { id, friday: payoutFriday(verifiedAt ?? '') };
}

it('schedules only earnings from after the reset', async () => {
  await earnBy(danny);
  await goTo(addMinutes(clock.now().toISOString(), 120));
  await earnBy(nestor);
  await resetPlatformByTwo(suki.url);
  await expect.poll(() => amountOfPayouts(nestor)).toBe(0);

  await goTo(addMinutes(clock.now().toISOString(), 120));
  const { id: since, friday } = await earnBy(nestor);
  await goTo(addMinutes(manilaInstant(friday), 3));

  // The payout closes as the Friday begins, and waits for an account.
  const closed = async () => (await cast.carla.call('listPayouts')).items.map(({ status }) => status);
  await expect.poll(closed).toEqual(['on_hold']);
  const [payout] = (await nestor.call('listOwnPayouts')).items;
  expect(payout).toMatchObject({ friday, amount: 572_00 });
  expect(payout?.lines.map(({ bookingId }) => bookingId)).toEqual([since]);
  expect((await danny.call('listOwnPayouts')).total).toBe(0);
});

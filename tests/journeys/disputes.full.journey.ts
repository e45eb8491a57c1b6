import { expect } from '@playwright/test';
import { finalFrom } from '#contracts/payment/allowed-actions.ts';
import { createTestClock } from '../harness/test-clock.ts';
import { disputesEn } from '../../frontend/src/features/admin/disputes/disputes.en.ts';
import { bookingEn } from '../../frontend/src/features/booking/booking.en.ts';
import { disputeEn } from '../../frontend/src/features/dispute/dispute.en.ts';
import { amountOfPayouts, paidJob } from '../harness/paid-job.ts';
import { startTestSuki } from '../harness/start-suki.ts';
import { approvedWorker, testUsersOf } from '../harness/test-users.ts';
import { axe } from './axe.ts';
import { agreeToDecision, decideDispute } from './pages/dispute-pages.ts';
import { openRoundTheClock } from './prepared.ts';
import { test } from './suki-test.ts';

test('a dispute holds the earning, leads to a partial refund, and reduces Friday’s payout', async ({ visitors }) => {
  const clock = createTestClock();
  const suki = await startTestSuki({ clock });
  try {
    const { andrea, carla, service } = await testUsersOf(suki.url);
    const danny = await openRoundTheClock(await approvedWorker(suki.url, carla, 'Danny', 'Lim', service.id));
    const id = await paidJob({ client: andrea, worker: danny, serviceId: service.id, now: clock.now() });
    await carla.call('verifyPayment', { params: { id } });
    clock.jumpTo(new Date(finalFrom(clock.now().toISOString())));
    await expect.poll(() => amountOfPayouts(danny)).toBe(572_00);
    const [client, worker, desk] = await Promise.all(
      [andrea, danny, carla].map(async ({ session }) => (await visitors.at({ url: suki.url, session })).page),
    );
    if (!client || !worker || !desk) throw new Error('A visitor is missing');

    await test.step('the client opens a dispute from the booking’s menu', async () => {
      await client.goto(`/client/bookings/${id}`);
      await client.getByRole('button', { name: bookingEn.more }).click();
      await client.getByRole('menuitem', { name: bookingEn.reportProblem }).click();
      await client.getByRole('button', { name: disputeEn.send }).click();
      await expect(client.getByText(disputeEn.aboutNeeded)).toBeVisible();
      await client.getByRole('radio', { name: disputeEn.client_not_done }).check();
      await client.getByLabel(disputeEn.story).fill('It still drips');
      await client.getByLabel(disputeEn.wanted).fill('200');
      expect(await axe(client)).toEqual([]);
      await client.getByRole('button', { name: disputeEn.send }).click();
      await expect(client.getByText('Waiting for Danny')).toBeVisible();
    });

    await test.step('the earning is held immediately; the worker sees that, and answers', async () => {
      await expect.poll(() => amountOfPayouts(danny)).toBe(0);
      await worker.goto(`/worker/bookings/${id}`);
      await worker.getByRole('link', { name: disputeEn.cardLink }).click();
      await expect(worker.getByText(disputeEn.answerNeeded)).toBeVisible();
      await expect(worker.getByText('₱572.00 of your pay waits until this is decided.')).toBeVisible();
      await worker.getByLabel(disputeEn.reply).fill('The tap is old');
      expect(await axe(worker)).toEqual([]);
      await worker.getByRole('button', { name: disputeEn.replySend, exact: true }).click();
      await expect(client.getByText('The tap is old')).toBeVisible();
    });

    await test.step('staff see each side’s result, and decide', () =>
      decideDispute(desk, /Kitchen tap repair/, {
        outcome: disputesEn.partial_refund,
        amount: '150',
        reason: 'Half of it was done',
        gets: /Andrea gets back.*₱150\.00.*Danny gets.*₱440\.00.*Suki keeps.*₱60\.00/s,
      }));

    await test.step('both agree, the refund is paid, and the payout is smaller by it', async () => {
      for (const page of [client, worker]) await agreeToDecision(page);
      await expect(client.getByText(disputeEn.settled)).toBeVisible();
      await expect.poll(() => amountOfPayouts(danny)).toBe(440_00);
      await client.goto(`/client/bookings/${id}`);
      await expect(client.locator('#payment')).toContainText('₱150.00');
      await worker.goto('/worker-earnings');
      await expect(worker.getByText('₱440.00').first()).toBeVisible();
    });
  } finally {
    await suki.stop();
  }
});

import { expect, type Page } from '@playwright/test';
import { addMinutes } from '#contracts/manila-time.ts';
import { createTestClock } from '../harness/test-clock.ts';
import { disputesEn } from '../../frontend/src/features/admin/disputes/disputes.en.ts';
import { manageBookingsEn } from '../../frontend/src/features/admin/bookings/manage-bookings.en.ts';
import { noShowsEn } from '../../frontend/src/features/booking/no-shows/no-shows.en.ts';
import { disputeEn } from '../../frontend/src/features/dispute/dispute.en.ts';
import type { ApiClient } from '../harness/api-client.ts';
import { arrivedJob, startedJob } from '../harness/paid-job.ts';
import { startTestSuki } from '../harness/start-suki.ts';
import { approvedWorker, testUsersOf } from '../harness/test-users.ts';
import { BookingPage } from './pages/booking-page.ts';
import { agreeToDecision, answerProblem, decideDispute, reportProblem } from './pages/dispute-pages.ts';
import { openRoundTheClock } from './prepared.ts';
import { PASSWORD, test } from './suki-test.ts';
import type { Visitors } from './visitors.ts';
import { english } from './words.ts';

/** A separate Suki, whose clock the test moves, with the three users of a dispute. */
async function openDisputes(visitors: Visitors) {
  const clock = createTestClock();
  const suki = await startTestSuki({ clock });
  const { andrea, carla, service } = await testUsersOf(suki.url);
  const danny = await openRoundTheClock(await approvedWorker(suki.url, carla, 'Danny', 'Lim', service.id));
  const pageOf = async ({ session }: ApiClient): Promise<Page> => (await visitors.at({ url: suki.url, session })).page;
  return {
    suki,
    andrea,
    danny,
    service,
    job: () => ({ client: andrea, worker: danny, serviceId: service.id, now: clock.now() }),
    /** Signs everyone in again, because a token lasts for minutes. */
    async later(minutes: number): Promise<void> {
      clock.jumpTo(new Date(addMinutes(clock.now().toISOString(), minutes)));
      for (const one of [andrea, danny, carla]) await one.signIn(one.session?.user.email ?? '', PASSWORD);
    },
    pages: async () => ({ client: await pageOf(andrea), worker: await pageOf(danny), desk: await pageOf(carla) }),
  };
}

test('a dispute during a job ends the job at a lower price', async ({ visitors }) => {
  const stage = await openDisputes(visitors);
  try {
    const id = await startedJob(stage.job());
    const { client, worker, desk } = await stage.pages();

    await test.step('the client disputes while the worker works, and the worker answers', async () => {
      await client.goto(`/client/bookings/${id}`);
      await new BookingPage(client, english).showsStatus('bookingInProgress');
      await reportProblem(client, disputeEn.client_damage, 'The tile is cracked');
      await expect(client.getByText('Waiting for Danny')).toBeVisible();
      await worker.goto(`/worker/bookings/${id}`);
      await answerProblem(worker, 'It was cracked before');
    });

    await test.step('staff read that the job is still under way, and each side’s result', async () => {
      await decideDispute(desk, /Kitchen tap repair/, {
        outcome: disputesEn.partial_refund,
        amount: '150',
        reason: 'Half the tile',
        gets: /still under way.*Andrea still owes.*₱500\.00.*Danny gets.*₱440\.00.*Suki keeps.*₱60\.00/s,
      });
    });

    await test.step('both agree, the job ends, and the rest of its price is requested', async () => {
      for (const page of [client, worker]) await agreeToDecision(page);
      await expect(client.getByText(disputeEn.settled)).toBeVisible();
      await client.goto(`/client/bookings/${id}`);
      await new BookingPage(client, english).showsStatus('bookingCompleted');
      await expect(client.locator('#payment')).toContainText('₱500.00');
      await worker.goto(`/worker/bookings/${id}`);
      await new BookingPage(worker, english).showsStatus('bookingCompleted');
    });
  } finally {
    await stage.suki.stop();
  }
});

test('a disputed no-show that staff had confirmed no longer counts', async ({ visitors }) => {
  const stage = await openDisputes(visitors);
  try {
    const id = await arrivedJob(stage.job());
    await stage.later(45 + 16);
    await stage.danny.call('reportNoShow', { params: { id } });
    await stage.later(11);
    await expect
      .poll(async () => (await stage.andrea.call('readBooking', { params: { id } })).cancellation?.cause)
      .toBe('client_no_show');
    const { client, worker, desk } = await stage.pages();

    await test.step('the short form comes first, and is in the address', async () => {
      await client.goto(`/client/bookings/${id}/dispute`);
      await expect(client.getByText(disputeEn.noShowFirst)).toBeVisible();
      await client.goto(`/client/bookings/${id}`);
      await client.getByRole('button', { name: noShowsEn.disputeTitle }).click();
      const dialog = client.getByRole('dialog', { name: noShowsEn.disputeTitle });
      await dialog.getByLabel(noShowsEn.disputeReason).fill('I stood at the gate');
      await dialog.getByRole('button', { name: noShowsEn.disputeSend }).click();
      await expect(client.getByText('You wrote: “I stood at the gate”')).toBeVisible();
    });

    await test.step('an admin confirms the no-show', async () => {
      await desk.goto(`/admin/bookings/${id}`);
      await desk.getByRole('button', { name: manageBookingsEn.uphold, exact: true }).click();
      const dialog = desk.getByRole('dialog', { name: manageBookingsEn.upholdTitle });
      await dialog.getByRole('textbox').fill('He waited half an hour');
      await dialog.getByRole('button', { name: manageBookingsEn.uphold, exact: true }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step('the client disputes it, and the worker answers', async () => {
      await expect(client.getByText(/Suki looked into it: it counts\./)).toBeVisible();
      await reportProblem(client, disputeEn.client_no_show, 'The guard saw me');
      await expect(client.getByText('Waiting for Danny')).toBeVisible();
      await worker.goto(`/worker/bookings/${id}`);
      await answerProblem(worker, 'I rang twice');
    });

    await test.step('staff decide that it doesn’t count, and its fee is removed', async () => {
      await decideDispute(desk, /Kitchen tap repair/, {
        outcome: disputesEn.no_show_waived,
        reason: 'The bell is broken',
        gets: /Andrea gets back.*₱0\.00.*Danny gets.*₱0\.00.*Suki keeps.*₱0\.00/s,
      });
      for (const page of [client, worker]) await agreeToDecision(page);
      await expect(client.getByText(disputeEn.settled)).toBeVisible();
      await client.goto(`/client/bookings/${id}`);
      await expect(client.getByText(/it counts against nobody and costs nothing/)).toBeVisible();
      await expect(client.locator('#payment')).not.toContainText('₱150.00');
    });
  } finally {
    await stage.suki.stop();
  }
});

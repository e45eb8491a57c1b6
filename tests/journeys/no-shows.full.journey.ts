import { expect } from '@playwright/test';
import { createTestClock } from '../harness/test-clock.ts';
import { manilaDay, manilaTime } from '#contracts/manila-time.ts';
import { approvedWorker, testUsersOf, kapitolyo } from '../harness/test-users.ts';
import { startTestSuki } from '../harness/start-suki.ts';
import { axe } from './axe.ts';
import { BookingPage } from './pages/booking-page.ts';
import { openRoundTheClock } from './prepared.ts';
import { PASSWORD, test } from './suki-test.ts';
import type { Visitors } from './visitors.ts';
import { english } from './words.ts';

/** A client and a worker, and a clock that the test moves: minutes count from the start of the job. */
async function openNoShows() {
  const clock = createTestClock();
  const suki = await startTestSuki({ clock });
  const { andrea, jun, carla, service } = await testUsersOf(suki.url);
  await openRoundTheClock(jun);
  let startsAt = 0;

  return {
    suki,
    andrea,
    jun,
    carla,
    service,
    async accepted(): Promise<string> {
      startsAt = Math.ceil((clock.now().getTime() + 40 * 60_000) / 60_000) * 60_000;
      const body = {
        serviceId: service.id,
        workerId: jun.session?.user.workerId ?? '',
        date: manilaDay(startsAt),
        time: manilaTime(startsAt),
        address: kapitolyo,
        paymentMethod: 'gcash' as const,
      };
      const { id } = await andrea.call('createBooking', { body });
      await jun.call('acceptBooking', { params: { id } });
      return id;
    },
    /** Signs everyone in again, because a token lasts for minutes. */
    async at(minutes: number): Promise<void> {
      clock.jumpTo(new Date(startsAt + minutes * 60_000));
      for (const person of [andrea, jun, carla]) await person.signIn(person.session?.user.email ?? '', PASSWORD);
    },
  };
}

test('a client of an absent worker asks the others with one press, and the worker sees the loss', async ({
  visitors,
}) => {
  const stage = await openNoShows();
  const { suki, andrea, jun, carla, service } = stage;
  try {
    const nestor = await openRoundTheClock(await approvedWorker(suki.url, carla, 'Nestor', 'Cruz', service.id));
    const id = await stage.accepted();
    await stage.at(16);
    await nestor.signIn(nestor.session?.user.email ?? '', PASSWORD);
    const { page: client } = await visitors.at({ url: suki.url, session: andrea.session });
    const { page: worker } = await visitors.at({ url: suki.url, session: jun.session });
    const { page: other } = await visitors.at({ url: suki.url, session: nestor.session });
    const [seenByClient, seenByWorker, seenByOther] = [client, worker, other].map(
      (page) => new BookingPage(page, english),
    ) as [BookingPage, BookingPage, BookingPage];

    await test.step('the client finds it under “Needs you” and reports it, and the worker is notified immediately', async () => {
      await worker.goto(`/worker/bookings/${id}`);
      await seenByWorker.shows('workerHeroLate', 'bookingAccepted');
      await client.goto('/client/home');
      await client.getByRole('link', { name: /Is Jun there\?/ }).click();
      await expect(client.getByText('Jun was due')).toHaveCount(1);
      expect(await axe(client)).toEqual([]);
      await client.getByRole('button', { name: 'Tell Jun' }).click();
      await seenByClient.shows('heroWaitsForYou', 'bookingAccepted', { name: 'Jun' });
      await seenByWorker.shows('workerHeroCantFindYou', 'bookingAccepted', { client: 'Andrea' });
    });

    await test.step('the worker says that they are on the way', async () => {
      await worker.getByRole('button', { name: 'I’m on my way' }).click();
      const dialog = worker.getByRole('dialog', { name: 'Tell Andrea you’re on your way' });
      expect(await axe(worker)).toEqual([]);
      await dialog.getByLabel('When will you be there?').fill('In an hour, the bridge is closed');
      await dialog.getByRole('button', { name: 'Send' }).click();
      await seenByClient.showsStep('NoShowAnswered_client', { name: 'Jun' });
      await expect(client.getByText('“In an hour, the bridge is closed”')).toBeVisible();
    });

    await test.step('the client waits no longer: one press asks the others, and costs nothing', async () => {
      await other.goto('/worker-bookings?tab=open');
      await expect(other.getByText('No open jobs near you')).toBeVisible();
      await expect(client.getByText(/We’ll ask everyone nearby to come as soon as they can, at ₱600/)).toBeVisible();
      await client.getByRole('button', { name: 'Ask other workers now' }).click();
      await seenByClient.shows('heroOpen', 'bookingPending');
      await expect(other.getByText('They were left without a worker.')).toBeVisible();
      const card = other.getByRole('article', { name: service.name });
      await expect(card).toContainText('Left without a worker');
      await card.getByRole('link', { name: service.name }).click();
      await seenByOther.press('acceptFor', { amount: '₱600' });
      await seenByClient.showsStatus('bookingAccepted');
    });

    await test.step('the first worker disputes it, and an admin waives it', async () => {
      await seenByWorker.shows('workerHeroYouDidntCome', 'bookingCancelled', { client: 'Andrea' });
      await worker.getByRole('button', { name: 'What happened?' }).click();
      const dialog = worker.getByRole('dialog', { name: 'What happened?' });
      await dialog.getByRole('button', { name: 'Send to Suki' }).click();
      await expect(dialog.getByText('Tell us why in a few words.')).toBeVisible();
      expect(await axe(worker)).toEqual([]);
      await dialog.getByLabel('In your words').fill('The guard would not let me in');
      await dialog.getByRole('button', { name: 'Send to Suki' }).click();
      await expect(worker.getByText('You wrote: “The guard would not let me in”')).toBeVisible();
      expect(await axe(worker)).toEqual([]);

      const { page: admin } = await visitors.at({ url: suki.url, session: carla.session });
      await admin.goto('/admin');
      await admin.getByRole('link', { name: 'View: No-show to look at' }).click();
      // The dashboard, which lists bookings too, stays visible until the list has loaded.
      await expect(admin.getByRole('heading', { level: 1, name: 'Manage Bookings' })).toBeVisible();
      await admin
        .getByRole('row', { name: new RegExp(service.name) })
        .getByRole('link')
        .first()
        .click();
      await expect(admin.getByText('Disputed: “The guard would not let me in”')).toBeVisible();
      await admin.getByRole('button', { name: 'Waive' }).click();
      const waiving = admin.getByRole('dialog', { name: 'Waive this no-show?' });
      expect(await axe(admin)).toEqual([]);
      await waiving.getByRole('textbox').fill('The guard says so, too');
      await waiving.getByRole('button', { name: 'Waive' }).click();
      await expect(worker.getByText(/Suki waived it/)).toBeVisible();
      await expect
        .poll(async () => (await carla.call('readUser', { params: { id: jun.session?.user.id ?? '' } })).record)
        .toMatchObject({ noShows: 0 });
    });
  } finally {
    await suki.stop();
  }
});

async function reportClientAbsent(
  visitors: Visitors,
  { suki, andrea, jun, accepted, at }: Awaited<ReturnType<typeof openNoShows>>,
) {
  const id = await accepted();
  await at(-5);
  await jun.call('arrive', { params: { id }, body: {} });
  await at(16);
  const { page: client } = await visitors.at({ url: suki.url, session: andrea.session });
  const { page: worker } = await visitors.at({ url: suki.url, session: jun.session });
  await client.goto(`/client/bookings/${id}`);
  await worker.goto(`/worker/bookings/${id}`);
  await worker.getByRole('button', { name: 'Andrea isn’t there' }).click();
  return { id, client, worker };
}

test('a client who was reported absent answers that they are there, and the job continues', async ({ visitors }) => {
  const stage = await openNoShows();
  try {
    const { client, worker } = await reportClientAbsent(visitors, stage);
    const seenByClient = new BookingPage(client, english);
    await seenByClient.shows('heroCantFindYou', 'bookingArrived', { name: 'Jun' });
    expect(await axe(client)).toEqual([]);
    await client.getByRole('button', { name: 'I’m here' }).click();
    await new BookingPage(worker, english).showsStep('NoShowAnswered_worker', { client: 'Andrea' });
    await new BookingPage(worker, english).shows('workerHeroArrived', 'bookingArrived');
  } finally {
    await stage.suki.stop();
  }
});

test('a client who doesn’t answer owes the fee, and the worker may leave', async ({ visitors }) => {
  const stage = await openNoShows();
  try {
    const { client, worker } = await reportClientAbsent(visitors, stage);
    await new BookingPage(worker, english).shows('workerHeroAsked', 'bookingArrived', { client: 'Andrea' });
    await stage.at(27);
    await new BookingPage(worker, english).shows('workerHeroClientWasntThere', 'bookingCancelled', {
      client: 'Andrea',
    });
    await new BookingPage(client, english).shows('heroYouWerentThere', 'bookingCancelled', { name: 'Jun' });
    await expect(client.getByText('There’s a fee of ₱150 to pay.', { exact: false })).toBeVisible();
    await expect(client.locator('#payment')).toContainText('₱150.00');
  } finally {
    await stage.suki.stop();
  }
});

import { expect } from '@playwright/test';
import { addMinutes, manilaDay, manilaTime } from '#contracts/manila-time.ts';
import { approvedWorker, kapitolyo, nextWorkday } from '../harness/test-users.ts';
import { axe } from './axe.ts';
import { BookingPage } from './pages/booking-page.ts';
import { openRoundTheClock, requestedBooking } from './prepared.ts';
import { test } from './suki-test.ts';
import { english } from './words.ts';
import { now } from '../harness/test-clock.ts';

test('one side proposes a new time and the other accepts it', async ({ visitors, suki, cast }) => {
  const { andrea, service } = cast;
  const jun = await openRoundTheClock(cast.jun);
  const id = await requestedBooking({ client: andrea, worker: jun, serviceId: service.id, time: '18:00' });
  await jun.call('acceptBooking', { params: { id } });
  const client = await visitors.at({ url: suki.url, session: andrea.session });
  const worker = await visitors.at({ url: suki.url, session: jun.session });
  const seen = new BookingPage(client.page, english);
  await client.page.goto(`/client/bookings/${id}`);
  await worker.page.goto(`/worker/bookings/${id}`);

  await test.step('the client proposes, and the worker sees old and new', async () => {
    await client.page.getByRole('button', { name: /Propose a new time/ }).click();
    const dialog = client.page.getByRole('dialog', { name: 'When would suit you?' });
    await dialog.getByRole('button', { name: 'Propose this time' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Pick a day and a time.');
    await dialog.getByRole('radio', { name: '8:00 PM' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Propose this time' }).click();
    await expect(dialog).toBeHidden();
    await expect(client.page.getByRole('heading', { name: 'You asked for a new time' })).toBeVisible();
    await expect(client.page.getByText('Jun hasn’t answered yet.')).toBeVisible();
    const card = worker.page
      .locator('section')
      .filter({ has: worker.page.getByRole('heading', { name: 'Andrea asked for a new time' }) });
    expect([await axe(client.page), await axe(worker.page)]).toEqual([[], []]);
    await expect(card).toContainText(/Now.*6:00\sPM.*Instead.*8:00\sPM/s);
    await expect(card).toContainText(/If Andrea cancels after that: free until .*2:00\sPM, then ₱150/);
    await expect(client.page.getByText(/If you cancel after that: free until .*2:00\sPM, then ₱150/)).toBeVisible();
  });

  await test.step('the worker accepts it, and both have the new time', async () => {
    await worker.page.getByRole('button', { name: 'Accept the new time' }).click();
    await seen.showsStep('RescheduleAccepted_both');
    await expect(client.page.getByRole('heading', { level: 1 })).toHaveText(/8:00\sPM$/);
    await expect(worker.page.getByRole('heading', { level: 1 })).toHaveText(/8:00\sPM$/);
    await expect(client.page.getByRole('heading', { name: 'You asked for a new time' })).toHaveCount(0);
  });

  await test.step('the worker proposes another, and the client keeps the time', async () => {
    await jun.call('proposeTime', { params: { id }, body: { date: nextWorkday(), time: '22:00' } });
    await expect(client.page.getByRole('heading', { name: 'Jun asked for a new time' })).toBeVisible();
    const told = worker.page
      .getByText(/Andrea can’t make .*10:00\sPM/)
      .first()
      .waitFor();
    await client.page.getByRole('button', { name: 'Keep it as it is' }).click();
    await told;
    await seen.showsStep('RescheduleDeclined_bothByYou');
    await expect(client.page.getByRole('heading', { level: 1 })).toHaveText(/8:00\sPM$/);
  });

  await test.step('the client proposes again, and withdraws the proposal', async () => {
    await andrea.call('proposeTime', { params: { id }, body: { date: nextWorkday(), time: '21:00' } });
    await expect(worker.page.getByRole('heading', { name: 'Andrea asked for a new time' })).toBeVisible();
    const told = worker.page
      .getByText(/Andrea took back .*9:00\sPM/)
      .first()
      .waitFor();
    await client.page.getByRole('button', { name: 'Take it back' }).click();
    await told;
    await seen.showsStep('RescheduleWithdrawn_bothByYou');
    await expect(worker.page.getByRole('heading', { name: 'Andrea asked for a new time' })).toHaveCount(0);
  });

  expect([client.loads(), worker.loads()], 'no page was reloaded').toEqual([1, 1]);
});

test('a client approves an extra during the job, and a review appears on the worker’s profile', async ({
  visitors,
  suki,
  cast,
}) => {
  const { andrea, carla, service } = cast;
  const rey = await openRoundTheClock(await approvedWorker(suki.url, carla, 'Rey', 'Dizon', service.id));
  const start = addMinutes(now(), 45);
  const workerId = rey.session?.user.workerId ?? '';
  const { id } = await andrea.call('createBooking', {
    body: {
      serviceId: service.id,
      workerId,
      date: manilaDay(start),
      time: manilaTime(start),
      address: kapitolyo,
      paymentMethod: 'cash',
    },
  });
  const at = { params: { id } };
  await rey.call('acceptBooking', at);
  await rey.call('arrive', { ...at, body: {} });
  const { page, loads } = await visitors.at({ url: suki.url, session: andrea.session });
  const seen = new BookingPage(page, english);
  const receipt = page.locator('#payment');
  await page.goto(`/client/bookings/${id}`);

  await test.step('the client refuses one extra, and another becomes a line of the receipt', async () => {
    const propose = (amount: number, reason: string) => rey.call('proposeExtra', { ...at, body: { amount, reason } });
    await propose(900_00, 'A new tap');
    await page.getByRole('button', { name: 'Decline' }).click();
    await seen.showsStep('ExtraRefused_client', { amount: '₱900' });
    await propose(150_00, 'New hose');
    await expect(page.getByText('With it, the job costs ₱800.00.')).toBeVisible();
    await page.getByRole('button', { name: 'Approve ₱150' }).click();
    await expect(receipt).toContainText(/New hose.*₱150\.00.*₱800\.00/s);
  });

  await test.step('the worker completes the job, and the client pays and reviews it', async () => {
    await rey.call('startWork', at);
    await rey.call('completeWork', { ...at, body: {} });
    await seen.shows('heroCompleted', 'bookingCompleted', { service: 'Kitchen tap repair' });
    await expect(receipt).toContainText('Requested');
    await page.getByRole('button', { name: /Review the work/ }).click();
    const dialog = page.getByRole('dialog', { name: 'How did Rey do?' });
    await dialog.getByRole('radio', { name: '5 stars' }).check({ force: true });
    await dialog.getByLabel('What should others know?').fill('On time, and the hose holds.');
    await dialog.getByRole('button', { name: 'Send review' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'You gave 5 stars' })).toBeVisible();
    expect(loads(), 'no page was reloaded').toBe(1);
  });

  await test.step('everyone reads the review on the profile', async () => {
    await page.goto(`/client/worker/${workerId}`);
    await expect(page.getByText('On time, and the hose holds.')).toBeVisible();
  });
});

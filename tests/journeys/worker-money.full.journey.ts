import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { bookingCode } from '#contracts/booking/code.ts';
import { addMinutes, manilaDay, manilaMonth, manilaTime, monthsBefore } from '#contracts/manila-time.ts';
import { finalFrom } from '#contracts/payment/allowed-actions.ts';
import { createTestClock } from '../harness/test-clock.ts';
import type { ApiClient } from '../harness/api-client.ts';
import { approvedWorker, testUsersOf, kapitolyo, nextWorkday } from '../harness/test-users.ts';
import { changeSettingsByTwo } from '../harness/two-admin-changes.ts';
import { startTestSuki } from '../harness/start-suki.ts';
import { BookingPage } from './pages/booking-page.ts';
import { openRoundTheClock } from './prepared.ts';
import { test } from './suki-test.ts';
import { english } from './words.ts';

test('the final amount includes an extra, the worker confirms the cash, and Friday’s payout deducts its commission', async ({
  visitors,
}) => {
  const clock = createTestClock();
  const suki = await startTestSuki({ clock });
  try {
    const { andrea, carla, service } = await testUsersOf(suki.url);
    const danny = await openRoundTheClock(await approvedWorker(suki.url, carla, 'Danny', 'Lim', service.id));
    const start = addMinutes(clock.now(), 45);
    const workerId = danny.session?.user.workerId ?? '';
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
    await danny.call('acceptBooking', at);
    await danny.call('arrive', at);
    await danny.call('startWork', at);
    const { page, loads } = await visitors.at({ url: suki.url, session: danny.session });
    const seen = new BookingPage(page, english);
    const extras = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Extras' }) });
    const receipt = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Payment', exact: true }) });
    await page.goto(`/worker/bookings/${id}`);
    await seen.shows('workerHeroInProgress', 'bookingInProgress');

    async function propose(pesos: string, reason: string) {
      await page.getByRole('button', { name: /^Propose an extra/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Propose an extra' });
      await dialog.getByLabel('Amount').fill(pesos);
      await dialog.getByLabel('What for?').fill(reason);
      await dialog.getByRole('button', { name: 'Ask Andrea' }).click();
      await expect(dialog).toBeHidden();
    }
    async function extraFor(reason: string): Promise<string> {
      const found = async () =>
        (await andrea.call('readBooking', at)).extras.find((extra) => extra.reason === reason)?.id ?? '';
      await expect.poll(found).not.toBe('');
      return found();
    }

    await test.step('the client approves one extra and refuses another', async () => {
      await propose('120', 'A new cartridge');
      await expect(extras).toContainText(/A new cartridge.*₱120\.00.*Waiting/s);
      await andrea.call('approveExtra', { params: { id, extraId: await extraFor('A new cartridge') } });
      await expect(extras).toContainText(/A new cartridge.*Approved/s);
      await propose('300', 'A whole new tap');
      await expect(extras).toContainText(/A whole new tap.*Waiting/s);
      await andrea.call('refuseExtra', { params: { id, extraId: await extraFor('A whole new tap') } });
      await expect(extras).toContainText(/A whole new tap.*Declined/s);
    });

    await test.step('the worker completes the job and sees the receipt with the agreed price and the approved extra', async () => {
      await propose('50', 'A sealing ring');
      await seen.press('completeWork');
      const dialog = page.getByRole('dialog', { name: 'Complete the work?' });
      await expect(dialog).toContainText(
        /Kitchen tap repair.*₱650\.00.*A new cartridge.*₱120\.00.*Final amount.*₱770\.00/s,
      );
      await expect(dialog).toContainText('One extra isn’t answered yet');
      await dialog.getByRole('button', { name: 'Complete', exact: true }).click();
      await seen.shows('workerHeroCompleted', 'bookingCompleted', { amount: '₱770' });
      await expect(extras).toContainText(/A sealing ring.*Not answered/s);
    });

    await test.step('the client is asked automatically, and the worker confirms the cash', async () => {
      await expect(receipt).toContainText(/A new cartridge.*₱120\.00.*₱770\.00.*Take ₱770\.00 in cash/s);
      await page.getByRole('button', { name: 'I got ₱770 in cash' }).click();
      await page
        .getByRole('alertdialog', { name: 'Did you get the cash?' })
        .getByRole('button', { name: 'Yes, I have it' })
        .click();
      await expect(receipt).toContainText('You took ₱770.00 in cash.');
      await expect(receipt.getByRole('button')).toHaveCount(0);
    });

    await test.step('an admin verifies it, and the commission is a line of the payout', async () => {
      await carla.call('verifyPayment', at);
      // An earning follows once the verification can no longer be undone.
      clock.jumpTo(new Date(finalFrom(clock.now().toISOString())));
      await expect(receipt).toContainText('Settled. You have the cash');
      await receipt.getByRole('link', { name: 'See your payouts' }).click();
      const payouts = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'Payouts', exact: true }) });
      await payouts.locator('summary').click();
      await expect(payouts).toContainText(
        /-₱92\.40.*Kitchen tap repair.*₱770\.00, ₱770\.00 of it paid to you in cash, ₱92\.40 commission.*Comes off what you earn next/s,
      );
    });

    expect(loads(), 'no page was reloaded').toBe(1);
  } finally {
    await suki.stop();
  }
});

test('a worker asks for part of the price before the work', async ({
  visitors,
  suki,
  cast: { andrea, carla, service },
}) => {
  const gil = await openRoundTheClock(await approvedWorker(suki.url, carla, 'Gil', 'Santos', service.id));
  const { id } = await andrea.call('createBooking', {
    body: {
      serviceId: service.id,
      workerId: gil.session?.user.workerId ?? '',
      date: nextWorkday(),
      time: '03:00',
      address: kapitolyo,
      paymentMethod: 'gcash',
    },
  });
  await gil.call('acceptBooking', { params: { id } });
  const { page } = await visitors.at({ url: suki.url, session: gil.session });
  const receipt = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Payment', exact: true }) });
  await page.goto(`/worker/bookings/${id}`);
  await receipt.getByRole('button', { name: 'Ask for payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for payment' });
  await dialog.getByRole('radio', { name: /^A part/ }).check();
  await dialog.getByLabel('How much for now?').fill('900');
  await dialog.getByRole('button', { name: 'Ask Andrea' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('At most ₱650.00 is left to pay.');
  await dialog.getByLabel('How much for now?').fill('200');
  await dialog.getByRole('button', { name: 'Ask Andrea' }).click();
  await expect(dialog).toBeHidden();
  await expect(receipt).toContainText('We’ve asked Andrea for ₱200.00.');
  await expect(receipt).toContainText('Requested');
  await expect
    .poll(async () => (await andrea.call('readBooking', { params: { id } })).payment)
    .toMatchObject({ status: 'requested', requested: 200_00, owed: 650_00 });
});

test('a worker sees the take-home before they agree, and after a refund, and exports the rows', async ({
  visitors,
}) => {
  const clock = createTestClock();
  const suki = await startTestSuki({ clock, secondAdmin: true });
  try {
    const { andrea, carla, service } = await testUsersOf(suki.url);
    const mario = await openRoundTheClock(await approvedWorker(suki.url, carla, 'Mario', 'Abad', service.id));
    const start = addMinutes(clock.now(), 45);
    const { id, code } = await bookedBy(andrea, {
      serviceId: service.id,
      workerId: mario.session?.user.workerId ?? '',
      date: manilaDay(start),
      time: manilaTime(start),
    });
    const at = { params: { id } };
    const { page, loads } = await visitors.at({ url: suki.url, session: mario.session });
    await page.goto('/worker-bookings');
    const request = page.getByRole('article', { name: 'Kitchen tap repair' });

    await test.step('the request and the quote form show the take-home', async () => {
      await expect(request).toContainText('You’ll take home ₱572.00 after Suki’s 12% commission.');
      await request.getByRole('button', { name: 'Quote' }).click();
      const dialog = page.getByRole('dialog', { name: 'Your quote' });
      await dialog.getByLabel('Your price for the whole job').fill('800');
      await expect(dialog.getByRole('status')).toContainText('You’ll take home ₱704.00');
      await dialog.getByRole('button', { name: 'Back' }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step('a commission change in between is shown before acceptance, and the agreed one stays', async () => {
      await changeSettingsByTwo(suki.url, { commissionPercent: 10 });
      await request.getByRole('button', { name: 'Accept' }).click();
      await expect(page.getByText(/Suki’s commission has changed/).first()).toBeVisible();
      await expect(request).toContainText('You’ll take home ₱585.00 after Suki’s 10% commission.');
      await request.getByRole('button', { name: 'Accept' }).click();
      await expect(request).toBeHidden();
      await changeSettingsByTwo(suki.url, { commissionPercent: 15 });
    });

    await test.step('the job’s receipt keeps the agreed commission', async () => {
      await mario.call('arrive', at);
      await mario.call('startWork', at);
      await mario.call('completeWork', at);
      await expect.poll(async () => (await mario.call('readPayment', at)).status).toBe('requested');
      await mario.call('confirmCash', at);
      await carla.call('verifyPayment', at);
      clock.jumpTo(new Date(finalFrom(clock.now().toISOString())));
      await page.getByRole('link', { name: 'Earnings' }).filter({ visible: true }).click();
      await expect(page.getByRole('row', { name: /Andrea/ })).toContainText('₱650.00 less ₱65.00 commission (10%)');
    });

    await test.step('a refund is deducted live, and the worker is notified', async () => {
      await carla.call('refundPayment', { ...at, body: { amount: 100_00, reason: 'It drips again' } });
      await expect(page.getByRole('row', { name: /Andrea/ })).toContainText(
        /₱650\.00 less ₱100\.00 refunded and ₱55\.00 commission \(10%\).*₱495\.00/s,
      );
      await expect(
        page.locator('section').filter({ has: page.getByRole('heading', { name: 'Total Earnings' }) }),
      ).toContainText('₱495');
      await expect(
        page.locator('section').filter({ has: page.getByRole('heading', { name: 'Monthly Breakdown' }) }),
      ).toContainText(/Jobs₱650\.00.*Refunded to clients-₱100\.00.*Suki’s commission-₱55\.00.*Your earnings₱495\.00/s);
      await expect
        .poll(async () => (await mario.call('listNotifications')).items.map(({ title }) => title))
        .toContain('Money goes back to your client');
    });

    await test.step('Export contains the rows of the shown months', async () => {
      await page.getByRole('radio', { name: 'Last 3 Months' }).check({ force: true });
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export' }).click(),
      ]);
      const { items } = await mario.call('readHistory', at);
      const completedAt = items.find(({ type }) => type === 'WorkCompleted')?.at ?? '';
      const month = manilaMonth(clock.now());
      expect(file.suggestedFilename()).toBe(`suki-earnings-${monthsBefore(month, 2)}-to-${month}.csv`);
      await expect(page.getByText(`${file.suggestedFilename()} downloaded`)).toBeVisible();
      const [head, ...rows] = (await readFile(await file.path(), 'utf8')).split('\r\n');
      expect(head).toContain('"Take-home (PHP)"');
      expect(rows).toEqual([
        `"${manilaDay(completedAt)}","${code}","Andrea Reyes","Kitchen tap repair","Paid","650.00","100.00","10","55.00","495.00"`,
        '',
      ]);
    });

    expect(loads(), 'no page was reloaded').toBe(1);
  } finally {
    await suki.stop();
  }
});

async function bookedBy(
  client: ApiClient,
  booking: { serviceId: string; workerId: string; date: string; time: string },
): Promise<{ id: string; code: string }> {
  const { id } = await client.call('createBooking', {
    body: { ...booking, address: kapitolyo, paymentMethod: 'cash' },
  });
  return { id, code: bookingCode(id) };
}

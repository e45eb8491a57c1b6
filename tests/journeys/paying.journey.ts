import { expect, type Page } from '@playwright/test';
import { createTestClock } from '../harness/test-clock.ts';
import { manilaDay, manilaTime } from '#contracts/manila-time.ts';
import { testUsersOf, kapitolyo, nextWorkday } from '../harness/test-users.ts';
import { startTestSuki } from '../harness/start-suki.ts';
import { axe } from './axe.ts';
import { BookingPage } from './pages/booking-page.ts';
import { openRoundTheClock } from './prepared.ts';
import { test } from './suki-test.ts';
import { english } from './words.ts';

const receiptOn = (page: Page) => page.locator('#payment');

test('a client’s GCash payment fails once, succeeds on the second try, and is verified by an admin', async ({
  visitors,
  suki,
  cast,
}) => {
  const { andrea, carla, service } = cast;
  const jun = await openRoundTheClock(cast.jun);
  const { id } = await andrea.call('createBooking', {
    body: {
      serviceId: service.id,
      workerId: jun.session?.user.workerId ?? '',
      date: nextWorkday(),
      time: '09:00',
      address: kapitolyo,
      paymentMethod: 'gcash',
    },
  });
  await jun.call('acceptBooking', { params: { id } });
  const { page } = await visitors.at({ url: suki.url, session: andrea.session });
  const receipt = receiptOn(page);
  const booking = new BookingPage(page, english);

  await test.step('Jun asks for payment, and the client sees it live', async () => {
    await page.goto(`/client/bookings/${id}`);
    await expect(receipt).toContainText('Unpaid');
    await jun.call('requestPayment', { params: { id }, body: {} });
    await expect(receipt).toContainText('Requested');
    await booking.showsStep('PaymentRequested_client', { name: 'Jun', amount: '₱650' });
    await expect(page.getByText('Your turn: pay now or after the work')).toBeVisible();
    expect(await axe(page)).toEqual([]);
  });

  await test.step('the client leaves the provider’s page: the receipt waits, and opens it again', async () => {
    await page.getByRole('button', { name: 'Pay ₱650.00' }).click();
    await expect(page).toHaveURL(/\/dev\/pay\//);
    const first = page.url();
    await page.goBack();
    await expect(receipt).toContainText('Waiting for GCash');
    expect(await axe(page)).toEqual([]);
    await receipt.getByRole('button', { name: 'Open GCash again' }).click();
    await expect(page).toHaveURL(first);
  });

  await test.step('a failed payment takes no money, and shows the reason', async () => {
    await page.getByRole('button', { name: 'Fail this payment' }).click();
    await expect(page).toHaveURL(`/client/bookings/${id}`);
    await expect(receipt.getByRole('alert')).toContainText('GCash didn’t go through');
    expect(await axe(page)).toEqual([]);
    await expect(receipt).toContainText('₱650.00');
  });

  await test.step('the second try succeeds', async () => {
    await page.getByRole('button', { name: 'Try to pay again' }).click();
    await Promise.all([
      page.getByText('Thank you! We received ₱650.00.').waitFor(),
      page.getByRole('button', { name: 'Approve ₱650.00' }).click(),
    ]);
    await expect(page).toHaveURL(`/client/bookings/${id}`);
    await expect(receipt).toContainText(/Paid.*₱650\.00/s);
    await expect(page.getByRole('listitem').filter({ hasText: 'GCash payment of ₱650 received' })).toBeVisible();
  });

  await test.step('an admin verifies it, and it becomes a receipt', async () => {
    await carla.call('verifyPayment', { params: { id } });
    await expect(receipt).toContainText('Verified');
    await expect(receipt).toContainText('Verified. This is your receipt.');
  });

  await test.step('the client’s payments list it, with a link to the booking', async () => {
    await page.goto('/client/profile');
    await page.getByRole('link', { name: /Payments/ }).click();
    await page.getByRole('button', { name: 'Verified' }).click();
    const row = page.getByRole('link', { name: /Kitchen tap repair.*Jun Bautista/s });
    await expect(row).toContainText('₱650.00');
    await row.click();
    await expect(page).toHaveURL(`/client/bookings/${id}`);
  });
});

test('a client pays by bank transfer, and another booking in cash', async ({ visitors, suki, cast }) => {
  const { andrea, carla, service } = cast;
  const jun = await openRoundTheClock(cast.jun);
  const asked = async (time: string) => {
    const { id } = await andrea.call('createBooking', {
      body: {
        serviceId: service.id,
        workerId: jun.session?.user.workerId ?? '',
        date: nextWorkday(),
        time,
        address: kapitolyo,
        paymentMethod: 'cash',
      },
    });
    await jun.call('acceptBooking', { params: { id } });
    await jun.call('requestPayment', { params: { id }, body: {} });
    return id;
  };
  const { page } = await visitors.at({ url: suki.url, session: andrea.session });
  const receipt = receiptOn(page);
  const sheet = page.getByRole('dialog', { name: 'Pay ₱650.00' });

  await test.step('a transfer needs its reference', async () => {
    const id = await asked('01:00');
    await page.goto(`/client/bookings/${id}`);
    await receipt.getByRole('button', { name: 'Change' }).click();
    await expect(sheet).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await sheet.getByRole('radio', { name: /Bank transfer/ }).check();
    await sheet.getByRole('button', { name: 'I’ve sent it' }).click();
    await expect(sheet.getByRole('alert')).toContainText('Enter the reference number');
    await sheet.getByLabel('Reference number of your transfer').fill('BPI-448120');
    await sheet.getByRole('button', { name: 'I’ve sent it' }).click();
    await expect(receipt).toContainText('₱650.00, reference BPI-448120.');
    await carla.call('verifyPayment', { params: { id } });
    await expect(receipt).toContainText('Verified');
  });

  await test.step('the worker confirms the cash', async () => {
    const id = await asked('03:30');
    await page.goto(`/client/bookings/${id}`);
    await page.getByRole('button', { name: 'How to pay ₱650.00 in cash' }).click();
    await sheet.getByRole('button', { name: 'Pay in cash' }).click();
    await expect(receipt).toContainText('Pay Jun in cash');
    await jun.call('confirmCash', { params: { id } });
    await expect(receipt).toContainText(/Paid.*₱650\.00/s);
  });
});

test('a client who cancels a paid booking late pays the fee, and is refunded the rest', async ({ visitors }) => {
  const clock = createTestClock();
  const suki = await startTestSuki({ clock });
  try {
    const { andrea, jun, service } = await testUsersOf(suki.url);
    await openRoundTheClock(jun);
    const start = clock.now().getTime() + 2 * 3_600_000;
    const { id } = await andrea.call('createBooking', {
      body: {
        serviceId: service.id,
        workerId: jun.session?.user.workerId ?? '',
        date: manilaDay(start),
        time: manilaTime(start),
        address: kapitolyo,
        paymentMethod: 'gcash',
      },
    });
    await jun.call('acceptBooking', { params: { id } });
    await jun.call('requestPayment', { params: { id }, body: {} });
    const { page } = await visitors.at({ url: suki.url, session: andrea.session });
    const receipt = receiptOn(page);
    await page.goto(`/client/bookings/${id}`);
    await page.getByRole('button', { name: 'Pay ₱650.00' }).click();
    await page.getByRole('button', { name: 'Approve ₱650.00' }).click();
    await expect(receipt).toContainText(/Paid.*₱650\.00/s);

    await test.step('the screen shows the fee before the client decides', async () => {
      clock.jumpTo(new Date(clock.now().getTime() + 10 * 60_000));
      await page.reload();
      await expect(page.getByRole('button', { name: /Cancel booking/ })).toContainText('Costs ₱150 now');
      await page.getByRole('button', { name: /Cancel booking/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
      await expect(dialog).toContainText('Cancelling now costs ₱150.');
      await dialog.getByRole('button', { name: 'My plans changed' }).click();
      await dialog.getByRole('button', { name: 'Cancel booking' }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step('the receipt shows the fee, and the rest as refunded or on its way', async () => {
      const booking = new BookingPage(page, english);
      await booking.showsStatus('bookingCancelled');
      await booking.showsStep('BookingCancelled_bothByYou');
      await expect(receipt).toContainText(/Cancellation fee.*₱150\.00/s);
      await expect(receipt.getByRole('heading', { name: 'Refunds' })).toBeVisible();
      await expect(receipt.getByRole('listitem')).toContainText('₱500.00');
      await expect(receipt.getByRole('listitem')).toContainText('Refunded');
      await booking.showsStep('RefundSettled_client', { amount: '₱500' });
    });
  } finally {
    await suki.stop();
  }
});

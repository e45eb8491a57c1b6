import { expect } from '@playwright/test';
import { bookingEn } from '../../frontend/src/features/booking/booking.en.ts';
import { disputeEn } from '../../frontend/src/features/dispute/dispute.en.ts';
import { axe } from './axe.ts';
import { pairOf, soonRequested } from './prepared.ts';
import { test } from './suki-test.ts';

test('a client prints the receipt, saves it as a PDF and requests a refund', async ({
  visitors,
  suki,
  cast: { carla },
}) => {
  const { worker, client, service } = await pairOf(suki.url, carla, 'Gutter');
  const id = await soonRequested({ client, worker, serviceId: service.id, paymentMethod: 'cash' });
  const at = { params: { id } };
  await worker.call('acceptBooking', at);
  const { page } = await visitors.at({ url: suki.url, session: client.session });
  const choose = async (item: string) => {
    await page.getByRole('button', { name: bookingEn.more }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };

  await test.step('the menu offers neither before a payment', async () => {
    await page.goto(`/client/bookings/${id}`);
    await page.getByRole('button', { name: bookingEn.more }).click();
    await expect(page.getByRole('menuitem', { name: 'Get help' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: bookingEn.receipt })).toHaveCount(0);
    await expect(page.getByRole('menuitem', { name: bookingEn.requestRefund })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('the receipt shows payer, worker and items, and prints nothing else', async () => {
    await worker.call('requestPayment', { ...at, body: {} });
    await worker.call('confirmCash', at);
    await worker.call('arrive', at);
    await worker.call('startWork', at);
    await worker.call('completeWork', at);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${service.name} is done`);
    await choose(bookingEn.receipt);
    const paper = page.getByRole('article', { name: bookingEn.receipt });
    await expect(paper).toContainText(/Liza Manalo.*Rico Lim.*Gutter repair.*14 Tindalo St\..*Cash.*₱650\.00/s);
    expect(await axe(page)).toEqual([]);
    await page.evaluate(() => (window.print = () => document.body.setAttribute('data-asked', 'to print')));
    await page.getByRole('button', { name: bookingEn.printReceipt }).click();
    await expect(page.locator('body')).toHaveAttribute('data-asked', 'to print');
    await page.emulateMedia({ media: 'print' });
    await expect(paper).toBeVisible();
    await expect(page.getByRole('button', { name: bookingEn.printReceipt, includeHidden: true })).toBeHidden();
    expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-');
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('the refund form has the amount filled in, and tells both sides what follows', async () => {
    await page.goto(`/client/bookings/${id}`);
    await choose(bookingEn.requestRefund);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(disputeEn.titleRefund);
    await expect(page.getByLabel(disputeEn.wanted)).toHaveValue(/650/);
    await page.getByRole('radio', { name: disputeEn.client_not_done }).check();
    await page.getByLabel(disputeEn.story).fill('It leaks again');
    await page.getByRole('button', { name: disputeEn.send }).click();
    await expect(page.getByText('Waiting for Rico')).toBeVisible();
    await expect(page.getByText('You ask for ₱650.00 back')).toBeVisible();
  });
});

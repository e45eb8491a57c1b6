import { expect } from '@playwright/test';
import { quotingEn } from '../../frontend/src/features/booking/quoting/quoting.en.ts';
import { approvedWorker, kapitolyo, nextWorkday } from '../harness/test-users.ts';
import { shiftsOf, watchShifts } from './layout-shift.ts';
import { acceptIn } from './accept-quote.ts';
import { openRoundTheClock } from './prepared.ts';
import { test } from './suki-test.ts';
import { BookingPage } from './pages/booking-page.ts';
import { english } from './words.ts';

/** A job without a named worker: two workers quote, each in their own browser, and the client compares them live. */
test('quotes arrive live, the client compares them, and accepts one', async ({ visitors, suki, cast }) => {
  const { andrea, carla, jun, service } = cast;
  const nestor = await approvedWorker(suki.url, carla, 'Nestor', 'Cruz', service.id);
  const workers = [await openRoundTheClock(jun), await openRoundTheClock(nestor)];
  const date = nextWorkday();
  const { id } = await andrea.call('createBooking', {
    body: { serviceId: service.id, date, time: '06:30', address: kapitolyo, paymentMethod: 'gcash' },
  });
  const client = await visitors.at({ url: suki.url, session: andrea.session });
  const [junAt, nestorAt] = await Promise.all(
    workers.map((worker) => visitors.at({ url: suki.url, session: worker.session })),
  );
  if (!junAt || !nestorAt) throw new Error('Both workers need a browser');
  await watchShifts(client.context);
  const { page } = client;
  const seen = new BookingPage(page, english);
  const quoteOf = (name: string) => page.getByRole('article', { name: new RegExp(`Quote of ${name}`) });

  async function quote(worker: typeof junAt, pesos: string, message: string) {
    if (!worker) return;
    await worker.page.goto(`/worker/bookings/${id}`);
    await worker.page
      .getByRole('button', { name: quotingEn.quote, exact: true })
      .or(worker.page.getByRole('button', { name: quotingEn.sendQuote }))
      .click();
    const dialog = worker.page.getByRole('dialog', { name: quotingEn.dialogTitle });
    await dialog.getByLabel(quotingEn.amount).fill(pesos);
    await dialog.getByLabel(quotingEn.message).fill(message);
    await dialog.getByRole('button', { name: quotingEn.sendQuote }).click();
    // Three times the usual price, which needs a confirmation.
    if (pesos === '1850')
      await worker.page.getByRole('alertdialog').getByRole('button', { name: 'Yes, ₱1,850' }).click();
    await expect(dialog).toBeHidden();
  }

  await page.goto(`/client/bookings/${id}`);
  await seen.shows('heroOpen', 'bookingPending');

  await test.step('the first quote shifts nothing: the hero links to it', async () => {
    await expect(page.getByRole('heading', { level: 2, name: 'Details' })).toBeVisible();
    const { sum: before } = await shiftsOf(page);
    await quote(junAt, '1850', 'New cartridge and hose.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have quotes');
    const { sum, of } = await shiftsOf(page);
    expect(sum - before, of.join('\n')).toBeLessThan(0.1);
    await page.getByRole('button', { name: 'See the quote' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One quote for Kitchen tap repair');
    await expect(quoteOf('Jun Bautista')).toContainText('New cartridge and hose.');
    await expect(page.getByRole('img', { name: /Prices compared/ })).toHaveCount(0);
  });

  await test.step('the second shows a comparison', async () => {
    await quote(nestorAt, '1700', 'Labour only.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two quotes for Kitchen tap repair');
    await expect(quoteOf('Nestor Cruz')).toContainText('Lowest price');
    await expect(quoteOf('Jun Bautista')).not.toContainText('Lowest price');
    await expect(page.getByRole('img', { name: 'Prices compared: ₱1,700, ₱1,850' })).toBeVisible();
    await expect(nestorAt.page.getByText(quotingEn.statusOpen, { exact: true })).toBeVisible();
  });

  await test.step('a worker whose time is taken cannot be chosen, and shows the next time', async () => {
    const other = await andrea.call('createBooking', {
      body: {
        serviceId: service.id,
        workerId: nestor.session?.user.workerId ?? '',
        date,
        time: '06:30',
        address: kapitolyo,
        paymentMethod: 'cash',
      },
    });
    await nestor.call('acceptBooking', { params: { id: other.id } });
    await acceptIn(page, quoteOf('Nestor Cruz'), '₱1,700');
    await expect(quoteOf('Nestor Cruz').getByRole('alert')).toContainText(/Nestor isn’t free at .* anymore/);
    await expect(quoteOf('Nestor Cruz').getByRole('alert')).toContainText(/Also free: .+/);
    await nestor.call('cancelBooking', { params: { id: other.id }, body: { reason: 'The other one was first' } });
  });

  await test.step('the acceptance shows the agreed details, and can be cancelled', async () => {
    const accept = quoteOf('Jun Bautista').getByRole('button', { name: 'Accept ₱1,850' });
    await accept.click();
    const sheet = page.getByRole('dialog', { name: 'Accept Jun for ₱1,850?' });
    await expect(sheet).toContainText(/6:30\sAM.*₱1,850\.00.*cancel/s);
    await sheet.getByRole('button', { name: 'Accept ₱1,850' }).click();
    await quoteOf('Jun Bautista').getByRole('button', { name: 'Undo' }).click();
    await expect(accept).toBeVisible();
    expect((await andrea.call('readBooking', { params: { id } })).status).toBe('quoted');
  });

  await test.step('the acceptance fixes worker, price and time, and closes the other quote', async () => {
    await acceptIn(page, quoteOf('Jun Bautista'), '₱1,850');
    await seen.showsStatus('bookingAccepted');
    await seen.showsStep('QuoteAccepted_client', { name: 'Jun' });
    const quotes = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Quotes', exact: true }) });
    await expect(quotes.getByRole('listitem').first()).toContainText(/Jun Bautista.*₱1,850.*Accepted/s);
    await expect(quotes.getByRole('listitem').nth(1)).toContainText(/Nestor Cruz.*₱1,700.*Closed/s);
    await expect(junAt.page.getByRole('heading', { level: 1, name: /Your job/ })).toBeVisible();
  });

  expect(client.loads(), 'no page was reloaded').toBe(1);
});

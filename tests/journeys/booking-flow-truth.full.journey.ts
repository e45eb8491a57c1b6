import { expect, type Page } from '@playwright/test';
import type { ApiClient } from '../harness/api-client.ts';
import { approvedWorker, kapitolyo, nextWorkday, person } from '../harness/test-users.ts';
import { storageKeys } from '../../frontend/src/browser/storage-keys.ts';
import { BookingFlowPages } from './pages/booking-flow-pages.ts';
import { openRoundTheClock } from './prepared.ts';
import { test } from './suki-test.ts';
import { english } from './words.ts';

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const receipt = (page: Page) => page.getByRole('main').locator('section.receipt').filter({ visible: true });
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm booking' }).filter({ visible: true });

/** The address to which Resume leads, with everything but the payment method. */
function paymentPath(serviceId: string, worker: ApiClient, time: string): string {
  const workerId = worker.session?.user.workerId ?? '';
  const known = { serviceId, workerId, price: '65000', date: nextWorkday(), time, address: JSON.stringify(kapitolyo) };
  return `/client/booking-flow/payment?${new URLSearchParams(known)}`;
}

async function raised(worker: ApiClient, basePrice: number): Promise<void> {
  const id = worker.session?.user.workerId ?? '';
  await worker.call('changeOwnProfile', { body: { basePrice } });
  await expect.poll(async () => (await worker.call('readWorker', { params: { id } })).basePrice).toBe(basePrice);
}

test('the flow announces a changed price, and books at that price', async ({ visitors, suki, cast }) => {
  const nilo = await openRoundTheClock(await approvedWorker(suki.url, cast.carla, 'Nilo', 'Abad', cast.service.id));
  const ising = await person(suki.url, 'Ising', 'Luna', 'client');
  const { page } = await visitors.at({ url: suki.url, session: ising.session, ...phone });
  const flow = new BookingFlowPages(page, english);
  const told = page.getByRole('status').filter({ hasText: 'The price changed' });
  await page.goto(paymentPath(cast.service.id, nilo, '04:15'));
  await page.getByRole('radio', { name: /^Cash/ }).check();
  await expect(receipt(page)).toContainText(/Nilo Abad.*₱650\.00/s);
  await expect(told).toHaveCount(0);

  await test.step('after a reload with the old price in the address', async () => {
    await raised(nilo, 950_00);
    await page.reload();
    await expect(receipt(page)).toContainText('₱950.00');
    await expect(told).toHaveText('The price changed from ₱650.00 to ₱950.00.');
    await expect(told, 'visible beside Confirm').toBeInViewport({ ratio: 1 });
    await page.reload();
    await expect(told).toHaveText('The price changed from ₱650.00 to ₱950.00.');
  });

  await test.step('on Resume, although the worker was read shortly before', async () => {
    await page.getByRole('link', { name: 'Leave' }).click();
    const banner = page.getByRole('complementary', { name: 'You started a booking' });
    await expect(banner).toBeVisible();
    await raised(nilo, 1000_00);
    await banner.getByRole('link', { name: 'Resume' }).click();
    await flow.isAt('How do you want to pay?');
    await expect(receipt(page)).toContainText('₱1,000.00');
    await expect(told).toHaveText('The price changed from ₱650.00 to ₱1,000.00.');
  });

  await test.step('a price that changes on the open screen is confirmed before the booking', async () => {
    await raised(nilo, 1100_00);
    await confirm(page).tap();
    await expect(
      page.getByRole('alert').filter({ hasText: 'The price has changed. Nothing was booked' }),
    ).toBeInViewport({ ratio: 1 });
    await expect(receipt(page)).toContainText('₱1,100.00');
    await expect(told).toHaveText('The price changed from ₱650.00 to ₱1,100.00.');
    expect((await ising.call('listBookings')).items).toEqual([]);
  });

  await confirm(page).tap();
  await expect(page.getByRole('heading', { name: 'Waiting for Nilo' })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('bookingId') ?? '';
  await expect
    .poll(async () => (await ising.call('listBookings')).items.find(({ booking }) => booking.id === id)?.booking.price)
    .toBe(1100_00);
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.bookingDraft)).toBeNull();
});

test('a failed booking shows its error in view each time, and can be sent again', async ({ visitors, suki, cast }) => {
  const nilo = await openRoundTheClock(await approvedWorker(suki.url, cast.carla, 'Nilo', 'Baes', cast.service.id));
  const ising = await person(suki.url, 'Ising', 'Mata', 'client');
  const { page } = await visitors.at({ url: suki.url, session: ising.session, ...phone });
  const refused = page.getByRole('alert').filter({ hasText: 'We couldn’t book this' });
  await page.goto(paymentPath(cast.service.id, nilo, '04:15'));
  await page.getByRole('radio', { name: /^Cash/ }).check();
  await expect(receipt(page)).toContainText('Nilo Baes');
  let keys: (string | undefined)[] = [];
  await page.route('**/api/bookings', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    keys = [...keys, route.request().headers()['idempotency-key']];
    if (keys.length > 2) return route.fallback();
    return route.fulfill({
      status: 503,
      json: { success: false, code: 'unavailable', message: 'Suki is away for a moment.', requestId: 'r' },
    });
  });

  for (const attempt of [1, 2]) {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(refused).not.toBeInViewport();
    await confirm(page).tap();
    await expect.poll(() => keys.length).toBe(attempt);
    await expect(refused).toBeInViewport({ ratio: 1 });
    await expect(page.locator(':focus')).toContainText('Suki is away for a moment.');
  }

  await confirm(page).tap();
  await expect(page.getByRole('heading', { name: 'Waiting for Nilo' })).toBeVisible();
  expect(new Set(keys).size, 'all attempts have one key').toBe(1);
});

test('a later change wins over the address on a reload, on Back and on Forward', async ({ visitors, suki, cast }) => {
  const nilo = await openRoundTheClock(await approvedWorker(suki.url, cast.carla, 'Nilo', 'Cruz', cast.service.id));
  const ising = await person(suki.url, 'Ising', 'Ocampo', 'client');
  const { page } = await visitors.at({ url: suki.url, session: ising.session, ...phone });
  const flow = new BookingFlowPages(page, english);
  const start = (time: string) => page.getByRole('region', { name: 'Start time' }).getByRole('radio', { name: time });
  await page.goto(paymentPath(cast.service.id, nilo, '09:00').replace('/payment', '/schedule'));
  await expect(start('9:00 AM')).toBeChecked();
  await start('1:00 PM').check({ force: true });
  await expect(page).toHaveURL('/client/booking-flow/schedule');
  await page.reload();
  await expect(start('1:00 PM')).toBeChecked();

  await flow.goOn('Continue');
  await flow.details('The tap drips.');
  await flow.isAt('How do you want to pay?');
  for (const title of ['Tell us about the job', 'When should we come?']) {
    await page.goBack();
    await flow.isAt(title);
  }
  await expect(start('1:00 PM')).toBeChecked();
  for (const title of ['Tell us about the job', 'How do you want to pay?']) {
    await page.goForward();
    await flow.isAt(title);
  }
  await expect(receipt(page)).toContainText('1:00 PM');
});

test('a booking being sent cannot be changed, and a client who left it or uses another tab is notified', async ({
  visitors,
  suki,
  cast,
}) => {
  const nilo = await openRoundTheClock(await approvedWorker(suki.url, cast.carla, 'Nilo', 'Dizon', cast.service.id));
  const ising = await person(suki.url, 'Ising', 'Perez', 'client');
  const { page, context } = await visitors.at({ url: suki.url, session: ising.session, ...phone });
  const banner = (tab: Page) => tab.getByRole('complementary', { name: 'You started a booking' });
  await page.goto(paymentPath(cast.service.id, nilo, '06:00'));
  await page.getByRole('radio', { name: /^Cash/ }).check();
  await expect(receipt(page)).toContainText('Nilo Dizon');
  const atHome = await context.newPage();
  await atHome.goto('/client/home');
  await expect(banner(atHome)).toBeVisible();
  const inFlow = await context.newPage();
  await inFlow.goto('/client/booking-flow/payment');
  await expect(receipt(inFlow)).toContainText('Nilo Dizon');

  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/bookings', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.fallback();
  });
  await confirm(page).tap();
  await expect(confirm(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('form#flow-step')).toHaveAttribute('inert');
  await page.getByRole('link', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ising');
  await expect(banner(page)).toHaveCount(0);

  letGo();
  await expect(page.getByText('All set: your booking went through.')).toBeVisible();
  await expect(page).toHaveURL('/client/home');
  await expect(banner(atHome)).toHaveCount(0);
  await expect(inFlow).toHaveURL('/client/booking-flow/select-service');
  await expect.poll(async () => (await ising.call('listBookings')).total).toBe(1);
});

test('the later steps lead to the choice of a service when none is chosen, and store no draft', async ({
  visitors,
  suki,
}) => {
  const ising = await person(suki.url, 'Ising', 'Neri', 'client');
  const { page } = await visitors.at({ url: suki.url, session: ising.session, ...phone });
  const kept = () => page.evaluate((key) => localStorage.getItem(key), storageKeys.bookingDraft);
  for (const step of ['payment', 'form', 'collect-payment-details']) {
    await page.goto(`/client/booking-flow/${step}`);
    await expect(page).toHaveURL('/client/booking-flow/select-service');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What do you need done?');
    expect(await kept()).toBeNull();
  }
  await page.evaluate(
    (key) => localStorage.setItem(key, JSON.stringify({ paymentMethod: 'gcash', formDone: true })),
    storageKeys.bookingDraft,
  );
  await page.goto('/client/home');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ising');
  await expect(page.getByRole('complementary', { name: 'You started a booking' })).toHaveCount(0);
});

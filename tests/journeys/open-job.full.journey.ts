import { expect } from '@playwright/test';
import { approvedWorker, kapitolyo, nextWorkday, person } from '../harness/test-users.ts';
import { BookingPage } from './pages/booking-page.ts';
import { openRoundTheClock, requestedBooking } from './prepared.ts';
import { test } from './suki-test.ts';
import { english } from './words.ts';

const service = {
  name: 'Gutter cleaning',
  title: 'Leaves and moss out of gutters',
  category: 'plumbing',
  icon: 'droplets',
  description: 'Up to two floors',
  basePrice: 800_00,
  durationMinutes: 60,
  urgent: false,
};

/** A job without a named worker, and two workers who both want it. */
test('an open job goes to the first of two workers, and disappears for the second', async ({
  visitors,
  suki,
  cast: { andrea, carla },
}) => {
  const { item } = await carla.call('addService', { body: service });
  const nobody = await Promise.all([
    approvedWorker(suki.url, carla, 'Dodong', 'Ramos', item.id),
    approvedWorker(suki.url, carla, 'Emil', 'Tan', item.id),
  ]);
  const workers = await Promise.all(nobody.map((worker) => openRoundTheClock(worker)));
  const [first, second] = await Promise.all(
    workers.map((worker) => visitors.at({ url: suki.url, session: worker.session })),
  );
  if (!first || !second) throw new Error('Both workers need a browser');
  const seenByFirst = new BookingPage(first.page, english);
  const card = (page: typeof first.page) => page.getByRole('article', { name: service.name });
  const book = async (time: string) =>
    (
      await andrea.call('createBooking', {
        body: { serviceId: item.id, date: nextWorkday(), time, address: kapitolyo, paymentMethod: 'gcash' },
      })
    ).id;

  await test.step('both receive it live', async () => {
    for (const { page } of [first, second]) {
      await page.goto('/worker-bookings?tab=open');
      await expect(page.getByText('No open jobs near you')).toBeVisible();
    }
    await book('09:00');
    for (const { page } of [first, second]) await expect(card(page)).toContainText('₱800');
  });

  await test.step('the first accepts it, and it leaves the second’s list', async () => {
    await card(first.page).getByRole('link', { name: service.name }).click();
    await seenByFirst.press('acceptFor', { amount: '₱800' });
    await seenByFirst.shows('workerHeroAccepted', 'bookingAccepted');
    await expect(second.page.getByText('No open jobs near you')).toBeVisible();
  });

  await test.step('when both press at once, one reads that the other was faster', async () => {
    const id = await book('15:00');
    await card(second.page).getByRole('link', { name: service.name }).click();
    await expect(second.page.getByRole('heading', { level: 1 })).toHaveText(/^Open job/);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await second.page.route(`**/api/bookings/${id}/accept`, async (route) => {
      await held;
      await route.continue();
    });
    const answered = second.page.waitForResponse(`**/api/bookings/${id}/accept`);
    await new BookingPage(second.page, english).press('acceptFor', { amount: '₱800' });
    await workers[0]?.call('acceptBooking', { params: { id } });
    const told = second.page
      .getByText('Your acceptance didn’t go through: Somebody else took this job a moment ago.')
      .waitFor();
    letGo();
    expect((await answered).status()).toBe(409);
    await told;
    await expect(second.page.getByText('This job is gone')).toBeVisible();
  });

  expect([first.loads(), second.loads()], 'no page was reloaded').toEqual([1, 1]);
});

test('a worker quotes, changes and withdraws the quote, and sees how many others quoted', async ({
  visitors,
  suki,
  cast: { andrea, carla },
}) => {
  const { item } = await carla.call('addService', { body: { ...service, name: 'Rain tank repair' } });
  const [other, lito] = [
    await openRoundTheClock(await approvedWorker(suki.url, carla, 'Omar', 'Diaz', item.id)),
    await openRoundTheClock(await approvedWorker(suki.url, carla, 'Lito', 'Abad', item.id)),
  ];
  const { id } = await andrea.call('createBooking', {
    body: { serviceId: item.id, date: nextWorkday(), time: '10:00', address: kapitolyo, paymentMethod: 'gcash' },
  });
  const { page, loads } = await visitors.at({ url: suki.url, session: lito.session });
  const quote = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Your quote' }) });
  const dialog = page.getByRole('dialog', { name: 'Your quote' });
  await page.goto(`/worker/bookings/${id}`);
  await expect(quote).toContainText('Nobody else has sent a quote yet');
  await other.call('offerQuote', { params: { id }, body: { amount: 700_00 } });
  await expect(quote).toContainText('1 other worker has sent a quote');

  await page.getByRole('button', { name: 'Send a quote' }).click();
  await dialog.getByLabel('Your price for the whole job').fill('');
  await dialog.getByRole('button', { name: 'Send a quote' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please fill this in.');
  await dialog.getByLabel('Your price for the whole job').fill('920.50');
  await dialog.getByLabel(/What’s included/).fill('Sealant and two valves.');
  await dialog
    .getByLabel('The quote holds')
    .selectOption({ label: await dialog.getByRole('option', { name: /^For 3 hours/ }).innerText() });
  await dialog.getByRole('button', { name: 'Send a quote' }).click();
  await expect(quote).toContainText(/₱920\.50.*Sealant and two valves.*Valid until/s);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Andrea is choosing');

  await page.getByRole('button', { name: 'Change your quote' }).click();
  await expect(dialog).toContainText('It replaces your quote of ₱920.50.');
  await dialog.getByLabel('Your price for the whole job').fill('880');
  await dialog.getByRole('button', { name: 'Send a quote' }).click();
  await expect(quote).toContainText('₱880.00');
  const amounts = async () =>
    (await andrea.call('readBooking', { params: { id } })).quotes
      .filter(({ status }) => status === 'open')
      .map(({ amount }) => amount);
  await expect.poll(async () => new Set(await amounts())).toEqual(new Set([700_00, 880_00]));

  await quote.getByRole('button', { name: 'Take it back' }).click();
  await page
    .getByRole('alertdialog', { name: 'Take your quote back?' })
    .getByRole('button', { name: 'Take it back' })
    .click();
  await expect(quote).toContainText('Taken back');
  await expect(page.getByRole('button', { name: 'Send a quote' })).toBeVisible();
  expect(loads(), 'no page was reloaded').toBe(1);
});

test('a worker who moves directly from one job to another sees and accepts only that one', async ({
  visitors,
  suki,
  cast: {
    carla,
    service: { id: serviceId },
  },
}) => {
  const nilo = await openRoundTheClock(await approvedWorker(suki.url, carla, 'Nilo', 'Sarmiento', serviceId));
  const [ising, ben] = await Promise.all([
    person(suki.url, 'Ising', 'Salonga', 'client'),
    person(suki.url, 'Ben', 'Salonga', 'client'),
  ]);
  const one = await requestedBooking({ client: ising, worker: nilo, serviceId, time: '08:00' });
  const { page, loads } = await visitors.at({ url: suki.url, session: nilo.session });
  const main = page.getByRole('main');
  const accept = main.getByRole('button', { name: /^Accept/ });
  await page.goto(`/worker/bookings/${one}`);
  await expect(main).toContainText('Ising');
  await expect(accept).toBeVisible();

  let isReadable = false;
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/bookings/') && !pathname.includes(one),
    (route) => (isReadable ? route.continue() : route.abort()),
  );
  const other = await requestedBooking({ client: ben, worker: nilo, serviceId, time: '15:00' });
  await page.getByRole('button', { name: 'View' }).click();
  await expect(page).toHaveURL(`/worker/bookings/${other}`);
  await expect(main).not.toContainText('Ising');
  await expect(accept).toHaveCount(0);

  const again = main.getByRole('button', { name: 'Retry' });
  await expect(again, 'the screen reports the failed read').toBeVisible();
  isReadable = true;
  await again.click();
  await expect(main).toContainText('Ben');
  await accept.click();
  await new BookingPage(page, english).showsStatus('bookingAccepted');
  const statusOf = async (id: string) => (await nilo.call('readBooking', { params: { id } })).status;
  // The screen shows it immediately; the response arrives a little later.
  await expect.poll(() => statusOf(other)).toBe('accepted');
  expect(await statusOf(one)).toBe('pending');
  expect(loads()).toBe(1);
});

import { expect, type Locator, type Page } from '@playwright/test';
import { landingEn } from '../../frontend/src/features/landing/landing.en.ts';
import { approvedWorker, kapitolyo, nextWorkday, person } from '../harness/test-users.ts';
import { openRoundTheClock } from './prepared.ts';
import { test } from './suki-test.ts';
import { withContact } from '../harness/verified.ts';
import { translatedTexts } from '#infra/translations/translated-texts.ts';

const landingCeb = translatedTexts('ceb', landingEn, 'frontend/src/features/landing/landing');
const landingFil = translatedTexts('fil', landingEn, 'frontend/src/features/landing/landing');

const touch = { isMobile: true, hasTouch: true };
const small = { viewport: { width: 320, height: 640 }, ...touch };
const phone = { viewport: { width: 360, height: 740 }, ...touch };

/** The width that a user can scroll sideways. */
const overflowWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

async function fits(page: Page, path: string, seen: Locator): Promise<void> {
  await page.goto(path);
  await expect(seen.first()).toBeVisible();
  expect(await overflowWidth(page), path).toBe(0);
}

const translated = [
  { locale: 'fil-PH', sample: landingFil },
  { locale: 'ceb-PH', sample: landingCeb },
];

for (const { locale, sample } of translated)
  test(`no public page is wider than the smallest phone (${locale})`, async ({ visitors, suki }) => {
    const { page } = await visitors.at({ url: suki.url, ...small, locale });
    for (const path of ['/', '/login', '/signup', '/services', '/provider/info'])
      await fits(page, path, page.getByRole('heading', { level: 1 }));
    await page.goto('/');
    for (const words of [sample.sampleArrived, sample.sampleJob]) {
      const line = page.getByText(words, { exact: true });
      await expect(line).toBeVisible();
      expect(await line.evaluate((element) => element.scrollWidth - element.clientWidth), `${words} is not cut`).toBe(
        0,
      );
    }
    for (const name of ['Jun', 'Ramil', 'Nestor']) {
      const word = page.locator('#how-it-works').getByText(name, { exact: true });
      expect((await boxOf(word)).height, `${name} stands on one line`).toBeLessThan(25);
    }
  });

test('a long address and a long name widen no client screen', async ({ visitors, suki, cast }) => {
  const { carla, service } = cast;
  const worker = await openRoundTheClock(
    await approvedWorker(suki.url, carla, 'Maria-Concepcion-Esperanza', 'Villanueva-Macaraeg', service.id),
  );
  const ising = await person(suki.url, 'Ising', 'Macaraeg', 'client');
  await withContact(ising, { email: `${'isidora.macaraeg-villanueva'.repeat(2)}@bahay-ng-mga-suki.test` });
  await ising.call('createBooking', {
    body: {
      serviceId: service.id,
      workerId: worker.session?.user.workerId ?? '',
      date: nextWorkday(),
      time: '07:30',
      address: kapitolyo,
      paymentMethod: 'cash',
    },
  });
  await expect.poll(async () => (await ising.call('listBookings')).total).toBe(1);
  const { page } = await visitors.at({ url: suki.url, session: ising.session, ...small });
  await fits(page, '/client/profile', page.getByText('@bahay-ng-mga-suki.test'));
  await fits(page, '/client/bookings', page.getByRole('main').getByRole('link', { name: /Maria-Concepcion/ }));
  await fits(
    page,
    '/search?q=maria-concepcion',
    page.getByRole('main').getByRole('link', { name: /Maria-Concepcion/ }),
  );
});

test('buttons are as large as a finger, with their text on one line', async ({ visitors, suki, cast }) => {
  const { page } = await visitors.at({ url: suki.url, session: cast.andrea.session, ...phone });
  await page.goto(`/client/booking-flow/schedule?${new URLSearchParams({ serviceId: cast.service.id })}`);
  await page.getByRole('switch', { name: 'As soon as possible' }).check();
  expect((await boxOf(page.getByRole('button', { name: 'Choose a worker' }).filter({ visible: true }))).height).toBe(
    48,
  );
  const days = page.getByRole('grid').getByRole('button');
  for (const day of [days.first(), days.last()]) {
    const { width, height } = await boxOf(day);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }

  const { page: stranger } = await visitors.at({ url: suki.url, ...phone });
  await stranger.goto('/signup');
  for (const name of ['Suki, to the start page', 'Change'])
    expect((await boxOf(stranger.getByRole('link', { name }))).height, name).toBeGreaterThanOrEqual(44);
});

test('a quote shows rating, jobs and distance on two lines at most beside a long amount', async ({
  visitors,
  suki,
  cast,
}) => {
  const { andrea, carla, service } = cast;
  const nilo = await openRoundTheClock(await approvedWorker(suki.url, carla, 'Nilo', 'Lim', service.id));
  const open = {
    params: {
      id: (
        await andrea.call('createBooking', {
          body: {
            serviceId: service.id,
            date: nextWorkday(),
            time: '08:30',
            address: kapitolyo,
            paymentMethod: 'cash',
          },
        })
      ).id,
    },
  };
  await nilo.call('offerQuote', { ...open, body: { amount: 1200_50, message: '' } });
  const { page } = await visitors.at({ url: suki.url, session: andrea.session, ...phone });
  await page.route(`**/api/bookings/${open.params.id}**`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text())
      .replaceAll(/"rating":\d+(\.\d+)?/g, '"rating":4.9')
      .replaceAll(/"completedJobs":\d+/g, '"completedJobs":130')
      .replaceAll(/"distanceKm":(null|[\d.]+)/g, '"distanceKm":12');
    await route.fulfill({ response: answer, body });
  });
  await page.goto(`/client/bookings/${open.params.id}`);
  const quote = page.getByRole('article', { name: /Quote of Nilo Lim/ });
  await expect(quote).toContainText(/₱1,200\.50/);
  expect((await boxOf(quote.locator('p').filter({ hasText: '130 jobs' }))).height).toBeLessThan(45);
  await andrea.call('cancelBooking', { ...open, body: { reason: 'Seen' } });
});

test('late content causes no layout shift', async ({ visitors, suki, cast }) => {
  const ising = await person(suki.url, 'Ising', 'Lagman', 'client');
  const { page } = await visitors.at({ url: suki.url, session: ising.session, ...phone });
  const slow = Promise.withResolvers<void>();
  await page.route(/\/api\/(services\/|payments)/, async (route) => {
    await slow.promise;
    await route.fallback();
  });
  const yOf = async (part: Locator) => (await boxOf(part)).y;
  const asap = page.getByText('As soon as possible', { exact: true }).first();
  await page.goto(`/client/booking-flow/schedule?${new URLSearchParams({ serviceId: cast.service.id })}`);
  await expect(asap).toBeVisible();
  const other = await page.context().newPage();
  await other.route(/\/api\/payments/, async (route) => {
    await slow.promise;
    await route.fallback();
  });
  await other.goto('/client/payments');
  const filters = other.getByRole('button', { name: 'Processing' });
  await expect(filters).toBeVisible();
  const before = [await yOf(asap), await yOf(filters)];
  slow.resolve();
  await expect(page.getByRole('switch', { name: 'As soon as possible' })).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(other.getByText('No payments', { exact: true })).toBeVisible();
  const moved = [await yOf(asap), await yOf(filters)].map((y, place) => Math.abs(y - (before[place] ?? 0)));
  for (const px of moved) expect(px).toBeLessThanOrEqual(1);
});

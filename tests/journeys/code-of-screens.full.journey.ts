import { expect, type Page } from '@playwright/test';
import { test } from './suki-test.ts';

/** The code of each screen loads when it is first opened: also offline, and after an upgrade. */
const toBookings = (page: Page) =>
  page.getByRole('link', { name: 'Bookings', exact: true }).filter({ visible: true }).click();
const opening = (page: Page) => page.getByRole('progressbar', { name: 'Loading…' });
const title = (page: Page, words: string) => page.getByRole('heading', { level: 1, name: words });

test('a screen opened offline loads once the network is back', async ({ visitors, suki, cast }) => {
  const { page, context, loads } = await visitors.at({ url: suki.url, session: cast.andrea.session });
  await page.goto('/client/home');
  await expect(title(page, 'Andrea')).toBeVisible();
  await context.setOffline(true);
  await toBookings(page);
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await expect(opening(page)).toBeVisible();
  await context.setOffline(false);
  await expect(title(page, 'Bookings')).toBeVisible();
  await expect(opening(page)).toHaveCount(0);
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  expect(loads()).toBe(1);
});

test('a tab of an earlier version loads the new version with the next screen', async ({ visitors, suki, cast }) => {
  const { page, loads } = await visitors.at({ url: suki.url, session: cast.andrea.session });
  let isReplaced = false;
  await page.route('**/assets/*.js', (route) => (isReplaced ? route.fulfill({ status: 404 }) : route.fallback()));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isReplaced = false;
  });
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 3_600_000;
  });
  await page.goto('/client/home');
  await expect(title(page, 'Andrea')).toBeVisible();
  isReplaced = true;
  await toBookings(page);
  await expect(title(page, 'Bookings')).toBeVisible();
  expect(loads()).toBe(2);
});

test('Retry never leads to the browser’s error page while the server is unreachable', async ({
  visitors,
  suki,
  cast,
}) => {
  const { page, loads } = await visitors.at({ url: suki.url, session: cast.andrea.session });
  let isAway = false;
  const isPart = ({ pathname }: URL) => pathname.startsWith('/assets/') || pathname === '/client/bookings';
  await page.route(isPart, (route) => (isAway ? route.abort() : route.fallback()));
  await page.goto('/client/home');
  await expect(title(page, 'Andrea')).toBeVisible();
  isAway = true;
  await toBookings(page);
  const said = page.getByRole('alert');
  await expect(said).toContainText('This screen couldn’t be shown. Nothing you did is lost.');
  await said.getByRole('button', { name: 'Retry' }).click();
  await expect(said).toContainText('We still can’t reach Suki. Check your connection, then try again.');
  expect(loads()).toBe(1);
  isAway = false;
  await said.getByRole('button', { name: 'Retry' }).click();
  await expect(title(page, 'Bookings')).toBeVisible();
});

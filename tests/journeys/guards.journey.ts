import { expect } from '@playwright/test';
import { ApiClient } from '../harness/api-client.ts';
import { LoginPage } from './pages/login-page.ts';
import { test, PASSWORD } from './suki-test.ts';

test.describe('route guards', () => {
  test('send a guest to /login', async ({ visitors, suki }) => {
    const { page } = await visitors.at({ url: suki.url });
    for (const path of ['/client/bookings', '/worker-dashboard', '/admin/users', '/dashboard']) {
      await page.goto(path);
      await expect(page).toHaveURL('/login');
    }
  });

  test('return a user to the requested page after sign-in', async ({ visitors, suki, cast }) => {
    const { page } = await visitors.at({ url: suki.url });
    await page.goto('/client/bookings?status=completed');
    await expect(page).toHaveURL('/login');
    await new LoginPage(page).signIn(cast.andrea.session?.user.email ?? '', PASSWORD);
    await expect(page).toHaveURL('/client/bookings?status=completed');
  });

  for (const { who, lost, place } of [
    { who: 'andrea', lost: '/client/nowhere', place: '/client/bookings' },
    { who: 'jun', lost: '/worker-nowhere', place: '/worker-dashboard' },
    { who: 'carla', lost: '/admin/nowhere', place: '/admin/bookings' },
  ] as const)
    test(`${lost} has no such page, and keeps the navigation`, async ({ visitors, suki, cast }) => {
      const { page } = await visitors.at({ url: suki.url, session: cast[who].session });
      await page.goto(lost);
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
      const navigation = page.getByRole('navigation', { name: 'Main navigation' }).filter({ visible: true });
      await navigation.locator(`a[href="${place}"]`).click();
      await expect(page).toHaveURL(place);
    });

  const homes = [
    {
      who: 'andrea',
      type: 'a client',
      home: '/client/home',
      shut: ['/admin/audit-logs', '/worker-dashboard', '/worker-registration'],
    },
    { who: 'jun', type: 'a worker', home: '/worker-dashboard', shut: ['/admin/users'] },
    { who: 'carla', type: 'an admin', home: '/admin', shut: ['/worker-dashboard', '/worker-registration'] },
  ] as const;
  for (const { who, type, home, shut } of homes) {
    test(`${type} starts at ${home}, and is sent there from ${shut.join(', ')}`, async ({ visitors, suki, cast }) => {
      const { page } = await visitors.at({ url: suki.url, session: cast[who].session });
      for (const path of ['/dashboard', '/login', ...shut]) {
        await page.goto(path);
        await expect(page).toHaveURL(home);
      }
    });
  }
});

test('logging out asks first, ends the session on the server, and leaves no data in the browser', async ({
  visitors,
  suki,
  cast,
}) => {
  const andrea = await new ApiClient(suki.url).signIn(cast.andrea.session?.user.email ?? '', PASSWORD);
  const { page } = await visitors.at({ url: suki.url, session: andrea.session });
  await page.goto('/logout');
  await expect(page.getByText('Are you sure you want to log out?')).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL('/client/home');
  await page.goto('/logout');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  const cookie = async () =>
    (await page.context().cookies(`${suki.url}/api/auth`)).find(({ name }) => name === 'suki_session')?.value;
  const refreshToken = await cookie();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  expect(
    await page.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
        (key) => key !== 'suki.language' && key !== 'suki.theme',
      ),
    ),
  ).toEqual([]);
  const refreshed = await andrea.send('POST', '/auth/refresh', {
    body: JSON.stringify({ refreshToken }),
  });
  expect(refreshed.status).toBe(401);
  expect(await cookie()).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL('/login');
});

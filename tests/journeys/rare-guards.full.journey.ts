import { expect } from '@playwright/test';
import { newcomer } from '../harness/test-users.ts';
import { storageKeys } from '../../frontend/src/browser/storage-keys.ts';
import { LoginPage } from './pages/login-page.ts';
import { test } from './suki-test.ts';

test.describe('route guards', () => {
  test('show a wrong password at its field', async ({ visitors, suki, cast }) => {
    const { page } = await visitors.at({ url: suki.url });
    const login = new LoginPage(page);
    await page.goto('/login');
    await login.signIn(cast.andrea.session?.user.email ?? '', 'not-the-password');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(login.password).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveURL('/login');
  });

  test('let a guest browse, but not work', async ({ visitors, suki }) => {
    const { page } = await visitors.at({ url: suki.url });
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue as guest' }).click();
    await expect(page).toHaveURL('/guest/home');
    await page.goto('/client/explore-services');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/client/explore-services');
    await page.goto('/admin');
    await expect(page).toHaveURL('/guest/home');
  });

  test('treat a malformed stored user as a guest', async ({ visitors, suki }) => {
    const { page } = await visitors.at({ url: suki.url });
    await page.goto('/login');
    for (const [path, stored] of [
      ['/dashboard', '{'],
      ['/dashboard', '"text"'],
      ['/admin', '{}'],
      ['/client/home', '{"isAuthenticated":"yes","userType":"client"}'],
    ] as const) {
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [storageKeys.user, stored] as const);
      await page.goto(path);
      await expect(page, `${path} with ${stored}`).toHaveURL('/login');
    }
  });

  test('send an unproven address to /verify-email', async ({ visitors, suki }) => {
    const mia = await newcomer(suki.url, 'Mia', 'Santos', 'client');
    const { page } = await visitors.at({ url: suki.url, session: mia.session });
    await page.goto('/client/home');
    await expect(page).toHaveURL('/verify-email');
  });
});

test('an unknown path says so, and links back and home', async ({ visitors, suki }) => {
  const { page } = await visitors.at({ url: suki.url });
  await page.goto('/terms');
  await page.goto('/somewhere/else');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(
    page.getByText("We couldn't find the page you're looking for. It may have been removed or the URL is incorrect."),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page).toHaveURL('/terms');
  await page.goto('/404');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to home' }).click();
  await expect(page).toHaveURL('/');
});

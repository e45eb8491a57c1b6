import { expect } from '@playwright/test';
import { person } from '../harness/test-users.ts';
import { LoginPage } from './pages/login-page.ts';
import { PASSWORD, test } from './suki-test.ts';

const androidPhone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36';

/** The end counts within two seconds (tests/api/ended-sessions.test.ts measures it by itself); then the screen says so. */
const OUT_WITHIN = { timeout: 2_000 };

test('a lost phone is signed out from settings, and is out at once', async ({ visitors, suki }) => {
  const andrea = await person(suki.url, 'Andrea', 'Reyes', 'client');
  const email = andrea.session?.user.email ?? '';
  const { page: phone } = await visitors.at({ url: suki.url, userAgent: androidPhone });
  await phone.goto('/login');
  await new LoginPage(phone).signIn(email, PASSWORD);
  await expect(phone).toHaveURL('/client/home');
  const { page } = await visitors.at({ url: suki.url });
  await page.goto('/login');
  await new LoginPage(page).signIn(email, PASSWORD);
  await expect(page).toHaveURL('/client/home');

  await page.goto('/client/settings');
  await expect(page.getByText('This device')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out Chrome on Android' }).click();
  await expect(page.getByRole('button', { name: 'Sign out Chrome on Android' })).toHaveCount(0);
  await expect(phone).toHaveURL('/login', OUT_WITHIN);
  await expect(phone.getByText('Session expired. Please sign in again.')).toHaveCount(1);

  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(page.getByText('1 device signed out.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('This device'), 'and this one goes on').toBeVisible();
});

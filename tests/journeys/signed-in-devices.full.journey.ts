import { expect, type Page } from '@playwright/test';
import { adminEn } from '../../frontend/src/features/admin/admin.en.ts';
import { usersEn } from '../../frontend/src/features/admin/users/users.en.ts';
import { person } from '../harness/test-users.ts';
import { axe } from './axe.ts';
import { LoginPage } from './pages/login-page.ts';
import { PASSWORD, test } from './suki-test.ts';

const androidPhone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36';

/** The URLs of its sockets. */
function socketsOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('websocket', (socket) => addresses.push(socket.url()));
  return addresses;
}

test('settings sign a lost phone out, which takes effect immediately', async ({ visitors, suki }) => {
  const andrea = await person(suki.url, 'Andrea', 'Reyes', 'client');
  const email = andrea.session?.user.email ?? '';
  const { page: phone } = await visitors.at({ url: suki.url, userAgent: androidPhone });
  const sockets = socketsOf(phone);
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
  await expect(phone).toHaveURL('/login');
  await expect(phone.getByText('Session expired. Please sign in again.')).toHaveCount(1);
  expect(sockets).not.toEqual([]);
  expect(
    sockets.filter((address) => address.includes('token')),
    'addresses are logged on the way',
  ).toEqual([]);

  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(page.getByText('1 device signed out.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('This device'), 'this session continues').toBeVisible();
});

test('staff sign a user out everywhere, with a reason', async ({ visitors, suki, cast }) => {
  const bea = await person(suki.url, 'Bea', 'Lim', 'client');
  const email = bea.session?.user.email ?? '';
  const { page: phone } = await visitors.at({ url: suki.url, userAgent: androidPhone });
  await phone.goto('/login');
  await new LoginPage(phone).signIn(email, PASSWORD);
  await expect(phone).toHaveURL('/client/home');

  const { page: desk } = await visitors.at({ url: suki.url, session: cast.carla.session });
  await desk.goto(`/admin/users/${bea.session?.user.id ?? ''}`);
  await desk.getByRole('button', { name: usersEn.endSessions }).click();
  const dialog = desk.getByRole('dialog', { name: usersEn.endSessionsTitle });
  await dialog.getByRole('textbox', { name: adminEn.reason }).fill('Her bag was stolen');
  expect(await axe(desk)).toEqual([]);
  await dialog.getByRole('button', { name: usersEn.endSessions }).click();
  await expect(desk.getByText(usersEn.didEndSessions.replace('{name}', 'Bea Lim'))).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(phone).toHaveURL('/login');

  await new LoginPage(phone).signIn(email, PASSWORD);
  await expect(phone, 'her account is hers').toHaveURL('/client/home');
});

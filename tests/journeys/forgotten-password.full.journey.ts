import { expect } from '@playwright/test';
import { ApiClient } from '../harness/api-client.ts';
import { person } from '../harness/test-users.ts';
import { LoginPage } from './pages/login-page.ts';
import { PASSWORD, test } from './suki-test.ts';

const NEW = 'three mango trees';

/** The newest password link sent to this address. */
async function resetLink(url: string, to: string): Promise<string> {
  const newest = async () => {
    const sent = (await (await fetch(`${url}/dev/outbox.json`)).json()) as { to: string; text: string }[];
    const links = sent.flatMap((message) =>
      message.to === to ? (/\/reset-password\?token=[\w-]+/.exec(message.text) ?? []) : [],
    );
    return links[0] ?? '';
  };
  await expect.poll(newest).not.toBe('');
  return newest();
}

test('a mailed link sets a new password once, and ends every session', async ({ visitors, suki }) => {
  const lita = await person(suki.url, 'Lita', 'Ramos', 'client');
  const email = lita.session?.user.email ?? '';
  const elsewhere = await visitors.at({ url: suki.url, session: lita.session });
  await elsewhere.page.goto('/client/home');
  const { page } = await visitors.at({ url: suki.url });

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  for (const name of ['nobody@suki.test', email]) {
    await page.getByLabel('Email or mobile number').fill(name);
    await page.getByRole('button', { name: 'Send it to me' }).click();
    await expect(page.getByRole('heading', { name: 'Check your messages' })).toBeVisible();
    await expect(page.getByText(`If ${name} has a Suki account, a link is on its way.`)).toBeVisible();
    if (name !== email) await page.getByRole('button', { name: 'Try another email or number' }).click();
  }

  const link = await resetLink(suki.url, email);
  await page.goto(link);
  await expect(page, 'the token leaves the address bar').toHaveURL('/reset-password');
  await page.reload();
  const field = page.getByLabel('New password', { exact: true });
  await field.fill('password123');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('alert')).toContainText('too easy to guess');
  await field.fill(NEW);
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('heading', { name: 'Your new password is saved' }).waitFor();
  await elsewhere.page.waitForURL(/\/login$/);

  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await new LoginPage(page).signIn(email, PASSWORD);
  await expect(page.getByRole('alert')).toBeVisible();
  await new LoginPage(page).signIn(email, NEW);
  await page.waitForURL(/\/client\/home$/);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', '/forgot-password');
});

test('a new password in settings ends other sessions, and keeps this one', async ({ visitors, suki }) => {
  const nonoy = await person(suki.url, 'Nonoy', 'Ramos', 'worker');
  const email = nonoy.session?.user.email ?? '';
  const other = await new ApiClient(suki.url).signIn(email, PASSWORD);
  const { page } = await visitors.at({ url: suki.url, session: nonoy.session });

  await page.goto('/worker/settings');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('New password', { exact: true }).fill(NEW);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your new password is saved. Your other devices are signed out.')).toBeVisible();
  await expect.poll(async () => (await other.send('GET', '/auth/me')).status).toBe(401);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await page.goto('/worker-earnings');
  await expect(page).toHaveURL(/\/worker-earnings$/);
  await new ApiClient(suki.url).signIn(email, NEW);
});

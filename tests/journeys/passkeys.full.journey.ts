import { expect, type Page } from '@playwright/test';
import { admin, startTestSuki } from '../harness/start-suki.ts';
import { person } from '../harness/test-users.ts';
import { verified } from '../harness/verified.ts';
import { LoginPage } from './pages/login-page.ts';
import { test } from './suki-test.ts';
import { withFingerprint } from './with-fingerprint.ts';

const byPasskey = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' });

async function logOut(page: Page): Promise<void> {
  await page.goto('/logout');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
}

test('a user adds a passkey, signs in, renames and removes it, and it is refused from then on', async ({
  visitors,
  suki,
}) => {
  const rosa = await verified(await person(suki.url, 'Rosa', 'Villar', 'client'));
  const { page, context } = await visitors.at({ url: suki.url, session: rosa.session });
  await withFingerprint(context, page);
  await page.goto('/client/settings');
  await expect(page.getByText('You have none yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Rename Chrome on Windows' })).toBeVisible();
  await expect(page.getByText('Not used yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('There’s already a passkey for your account on this device.')).toBeVisible();

  await logOut(page);
  await byPasskey(page).click();
  await expect(page).toHaveURL('/client/home');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rosa');

  await page.goto('/client/settings');
  await expect(page.getByText('Not used yet')).toHaveCount(0);
  await page.getByRole('button', { name: 'Rename Chrome on Windows' }).click();
  await page.getByLabel('Name', { exact: true }).fill('My laptop');
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await page.getByRole('button', { name: 'Remove My laptop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('You have none yet.')).toBeVisible();

  await logOut(page);
  await byPasskey(page).click();
  await expect(page.getByText('We couldn’t confirm that passkey.')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('a user without a passkey on this device reads so, and signs in another way', async ({ visitors, suki }) => {
  const { page, context } = await visitors.at({ url: suki.url });
  await withFingerprint(context, page);
  await page.goto('/login');
  await byPasskey(page).click();
  await expect(page.getByText('Nothing happened')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
});

test('an admin with a required second factor sets up a passkey, and uses it after the password', async ({
  visitors,
}) => {
  const strict = await startTestSuki({ env: { ADMIN_SECOND_FACTOR: 'required' } });
  try {
    const { page, context } = await visitors.at({ url: strict.url });
    await withFingerprint(context, page);
    // A browser without suggestions in the field: the test's device would choose a passkey before any typing.
    await page.addInitScript(() => (PublicKeyCredential.isConditionalMediationAvailable = async () => false));
    await page.goto('/login');
    await new LoginPage(page).signIn(admin.email, admin.password);
    await expect(page).toHaveURL('/second-factor');
    await page.getByRole('button', { name: 'Use a passkey instead' }).click();
    await expect(page).toHaveURL('/admin');

    await logOut(page);
    await new LoginPage(page).signIn(admin.email, admin.password);
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await page.getByRole('button', { name: 'Use your passkey' }).click();
    await expect(page).toHaveURL('/admin');
  } finally {
    await strict.stop();
  }
});

test('the browser’s suggestions for the email offer a passkey, which signs in without the button', async ({
  visitors,
  suki,
}) => {
  const rosa = await verified(await person(suki.url, 'Rosa', 'Villar', 'client'));
  const { page, context } = await visitors.at({ url: suki.url, session: rosa.session });
  await withFingerprint(context, page);
  await page.goto('/client/settings');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Rename Chrome on Windows' })).toBeVisible();
  await logOut(page);
  // The test's device chooses immediately.
  await page.getByLabel('Email').focus();
  await expect(page).toHaveURL('/client/home');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rosa');
});

import { expect, type Page } from '@playwright/test';
import { ApiClient } from '../harness/api-client.ts';
import { admin, startTestSuki } from '../harness/start-suki.ts';
import { person } from '../harness/test-users.ts';
import { expireRecentSignIn } from './expire-recent-sign-in.ts';
import { PASSWORD, test } from './suki-test.ts';
import { withFingerprint } from './with-fingerprint.ts';

const NEW = 'three mango trees';
const isItYou = (page: Page) => page.getByRole('dialog', { name: 'Is it you?' });

async function confirm(page: Page, password: string): Promise<void> {
  const field = isItYou(page).getByLabel('Your password', { exact: true });
  await expect(field).toBeFocused();
  await field.fill(password);
  await isItYou(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(isItYou(page)).toBeHidden();
}

test('a password change asks to re-authenticate, and keeps its form when the user cancels', async ({ visitors }) => {
  const suki = await startTestSuki();
  try {
    const nonoy = await person(suki.url, 'Nonoy', 'Ramos', 'worker');
    const email = nonoy.session?.user.email ?? '';
    expireRecentSignIn();
    const { page } = await visitors.at({ url: suki.url, session: nonoy.session });
    await page.goto('/worker/settings');
    await page.getByRole('button', { name: 'Change password' }).click();
    const wanted = page.getByLabel('New password', { exact: true });
    await wanted.fill(NEW);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(isItYou(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(isItYou(page)).toBeHidden();
    await expect(page.getByRole('alert')).toHaveText('Nothing was changed, as you didn’t confirm that it’s you.');
    await expect(wanted).toHaveValue(NEW);
    await new ApiClient(suki.url).signIn(email, PASSWORD);

    await page.getByRole('button', { name: 'Save password' }).click();
    await confirm(page, PASSWORD);
    await expect(page.getByText('Your new password is saved. Your other devices are signed out.')).toBeVisible();
    await new ApiClient(suki.url).signIn(email, NEW);
  } finally {
    await suki.stop();
  }
});

test('an admin after a pause re-authenticates once for requests of both tabs; a stolen token does nothing', async ({
  visitors,
}) => {
  const suki = await startTestSuki();
  try {
    const carla = await new ApiClient(suki.url).signIn(admin.email, admin.password);
    const rude = [
      await person(suki.url, 'Rody', 'Cruz', 'client'),
      await person(suki.url, 'Rina', 'Cruz', 'client'),
    ] as const;
    expireRecentSignIn();
    const pathOf = (who: ApiClient) => `/admin/users/${who.session?.user.id}`;

    const thief = new ApiClient(suki.url);
    thief.token = carla.token;
    expect(
      await thief.send('PATCH', pathOf(rude[0]), { body: JSON.stringify({ action: 'suspend', reason: 'For fun' }) }),
    ).toMatchObject({ status: 403, body: { code: 'sign_in_again', details: { ways: ['password', 'code'] } } });

    const { page, context } = await visitors.at({ url: suki.url, session: carla.session });
    const tabs = [page, await context.newPage()] as const;
    for (const [index, tab] of tabs.entries()) {
      await tab.goto(pathOf(rude[index === 0 ? 0 : 1]));
      await tab.getByRole('button', { name: 'Suspend' }).click();
      const reason = tab.getByRole('dialog', { name: 'Suspend this account?' });
      await reason.getByRole('textbox').fill('Rude');
      await reason.getByRole('button', { name: 'Suspend' }).click();
      await expect(isItYou(tab)).toBeVisible();
    }
    await confirm(tabs[1], admin.password);
    for (const tab of tabs) await expect(tab.getByRole('dialog')).toBeHidden();
    for (const who of rude) await expect.poll(async () => (await who.send('GET', '/auth/me')).status).toBe(401);
  } finally {
    await suki.stop();
  }
});

test('a user with a passkey re-authenticates by a press, and may use their password instead', async ({ visitors }) => {
  const suki = await startTestSuki();
  try {
    const luz = await person(suki.url, 'Luz', 'Ramos', 'client');
    const { page, context } = await visitors.at({ url: suki.url, session: luz.session });
    await withFingerprint(context, page);
    await page.goto('/client/settings');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByText('Not used yet')).toBeVisible();
    const choose = async (wanted: string) => {
      expireRecentSignIn();
      await page.reload();
      await page.getByRole('button', { name: 'Change password' }).click();
      await page.getByLabel('New password', { exact: true }).fill(wanted);
      await page.getByRole('button', { name: 'Save password' }).click();
      await expect(isItYou(page)).toBeVisible();
    };
    const saved = page.getByText('Your new password is saved.');
    await choose(NEW);
    await isItYou(page).getByRole('button', { name: 'Use your passkey' }).click();
    await expect(saved).toBeVisible();

    await choose(PASSWORD);
    await isItYou(page).getByRole('button', { name: 'Use your password instead' }).click();
    await confirm(page, NEW);
    await expect(saved).toBeVisible();
  } finally {
    await suki.stop();
  }
});

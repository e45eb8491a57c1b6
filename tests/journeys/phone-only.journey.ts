import { expect } from '@playwright/test';
import { ApiClient } from '../harness/api-client.ts';
import { startTestSuki } from '../harness/start-suki.ts';
import { newestCode } from '../harness/verified.ts';
import { aWhileLater } from './a-while-later.ts';
import { LoginPage } from './pages/login-page.ts';
import { PASSWORD, test } from './suki-test.ts';

const NUMBER = '+639185550142';

test('whoever has no password chooses a first one by a code to their number, and logs in with it', async ({
  visitors,
}) => {
  const suki = await startTestSuki();
  const lourdes = new ApiClient(suki.url);
  await lourdes.call('sendSignInCode', { body: { phone: NUMBER } });
  const joining = { phone: NUMBER, firstName: 'Lourdes', lastName: 'Abad', userType: 'client' } as const;
  const phoneCode = await newestCode(suki.url, NUMBER);
  lourdes.keep(await lourdes.call('register', { body: { ...joining, phoneCode } }));
  aWhileLater();
  const { page } = await visitors.at({ url: suki.url, session: lourdes.session });

  await page.goto('/client/settings');
  await page.getByRole('button', { name: 'Choose a password' }).click();
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByRole('button', { name: 'Send a code to 0918 555 0142' }).click();
  await expect(dialog.getByLabel('Code sent to')).toBeFocused();
  await dialog.getByLabel('Code sent to').fill(await newestCode(suki.url, NUMBER));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your new password is saved.')).toBeVisible();

  const other = await visitors.at({ url: suki.url });
  await other.page.goto('/login');
  await new LoginPage(other.page).signIn(NUMBER, PASSWORD);
  await expect(other.page.getByRole('heading', { level: 1 })).toContainText('Lourdes');
  await suki.stop();
});

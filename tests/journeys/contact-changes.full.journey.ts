import { expect, type Page } from '@playwright/test';
import { ApiClient } from '../harness/api-client.ts';
import { person } from '../harness/test-users.ts';
import { startTestSuki } from '../harness/start-suki.ts';
import { newestCode } from '../harness/verified.ts';
import { expireRecentSignIn } from './expire-recent-sign-in.ts';
import { LoginPage } from './pages/login-page.ts';
import { PASSWORD, test } from './suki-test.ts';

const oldEmail = (who: ApiClient) => who.session?.user.email ?? '';
const NUMBER = '+639181112244';
const EMAIL = 'rosa.dizon@suki.test';

/** The link in the message about the change of this address; earlier messages may concern a first number. */
async function undoLink(url: string, to: string): Promise<string> {
  const found = async () => {
    const sent = (await (await fetch(`${url}/dev/outbox.json`)).json()) as { to: string; text: string }[];
    return (
      sent
        .filter(
          (message) => message.to === to && message.text.startsWith('The email of your Suki account was changed.'),
        )
        .map(({ text }) => /\/undo-change\?token=[\w-]+/.exec(text)?.[0] ?? '')
        .find((link) => link !== '') ?? ''
    );
  };
  await expect.poll(found).not.toBe('');
  return found();
}

const confirmation = (page: Page, what: 'email' | 'mobile number') =>
  page.getByRole('region', { name: `Confirm your new ${what}` });

const isItYou = (page: Page) => page.getByRole('dialog', { name: 'Is it you?' });

test('a user changes number and email, a token alone changes nothing, and the old email’s link undoes the change', async ({
  visitors,
}) => {
  const suki = await startTestSuki();
  try {
    const rosa = await person(suki.url, 'Rosa', 'Dizon', 'client');
    const before = oldEmail(rosa);
    expireRecentSignIn();
    const { page, loads } = await visitors.at({ url: suki.url, session: rosa.session });

    await test.step('the token alone changes nothing over HTTP', async () => {
      const thief = new ApiClient(suki.url);
      thief.token = rosa.token;
      for (const wanted of [{ phone: '+639990000001' }, { email: 'thief@suki.test' }]) {
        await thief.call('changeMe', { body: wanted });
        const code = await newestCode(suki.url, Object.values(wanted)[0] ?? '');
        const path = 'phone' in wanted ? '/auth/verify-gcash-code' : '/auth/verify-email/verify-code';
        expect(await thief.send('POST', path, { body: JSON.stringify({ ...wanted, code }) })).toMatchObject({
          status: 403,
          body: { code: 'sign_in_again' },
        });
      }
      expect((await rosa.call('me')).user).toMatchObject({ email: before, phone: null, pendingPhone: '+639990000001' });
    });

    await test.step('a user sees a change requested from their session, and cancels it', async () => {
      await page.goto('/client/profile');
      await expect(page.getByText('thief@suki.test isn’t confirmed yet.')).toBeVisible();
      await page.getByRole('link', { name: 'Confirm it' }).first().click();
      await confirmation(page, 'email').getByRole('button', { name: 'Keep the old one' }).click();
      await confirmation(page, 'mobile number').getByRole('button', { name: 'Don’t add it' }).click();
      await expect(confirmation(page, 'mobile number')).toBeHidden();
      await expect
        .poll(async () => (await rosa.call('me')).user)
        .toMatchObject({ pendingEmail: null, pendingPhone: null });
    });

    await test.step('a first number needs its code and the password', async () => {
      await page.getByLabel('Mobile number').fill('09181112244');
      await page.getByRole('button', { name: 'Save changes' }).click();
      const card = confirmation(page, 'mobile number');
      await expect(card).toContainText('We sent a code to 0918 111 2244.');
      await expect(card.getByLabel('Six-digit code')).toBeFocused();
      await card.getByLabel('Six-digit code').pressSequentially(await newestCode(suki.url, NUMBER));
      const dialog = isItYou(page);
      const password = dialog.getByLabel('Your password', { exact: true });
      await expect(password).toBeFocused();
      await password.fill('not-this-one');
      await dialog.getByRole('button', { name: 'Confirm' }).click();
      await expect(dialog.getByRole('alert')).toHaveText('That password isn’t right.');
      await password.fill(PASSWORD);
      await dialog.getByRole('button', { name: 'Confirm' }).click();
      // While it is open, the page behind it has no accessible roles.
      await expect(dialog).toBeHidden();
      await expect(card).toBeHidden();
      await expect(page.getByLabel('Mobile number')).toHaveValue('918 111 2244');
    });

    await test.step(
      'another email waits on the profile until it is confirmed, with a code to the old one instead of the ' +
        'password',
      async () => {
        expireRecentSignIn();
        const elsewhere = await new ApiClient(suki.url).signIn(before, PASSWORD);
        await page.getByRole('textbox', { name: 'Email' }).fill(EMAIL);
        await page.getByRole('button', { name: 'Save changes' }).click();
        await expect(confirmation(page, 'email')).toContainText(`Until then, we’ll keep using ${before}.`);
        await page.getByRole('main').getByRole('link', { name: 'Profile', exact: true }).click();
        await page.getByRole('link', { name: 'Confirm it' }).click();
        const card = confirmation(page, 'email');
        await card.getByLabel('Six-digit code').pressSequentially(await newestCode(suki.url, EMAIL));
        const dialog = isItYou(page);
        await dialog.getByRole('button', { name: 'Get a code instead' }).click();
        await dialog.getByRole('button', { name: `Send a code to ${before}` }).click();
        const current = dialog.getByLabel(`Code sent to ${before}`);
        await expect(current).toBeFocused();
        await current.fill(await newestCode(suki.url, before));
        await dialog.getByRole('button', { name: 'Confirm' }).click();
        await expect(dialog).toBeHidden();
        const others = page.getByRole('alertdialog', { name: 'Your email has changed. Sign out your other devices?' });
        await others.getByRole('button', { name: 'Sign out all other devices' }).click();
        await expect(page.getByText('1 device signed out.')).toBeVisible();
        await expect.poll(async () => (await elsewhere.send('GET', '/auth/me')).status).toBe(401);
        await expect(others).toBeHidden();
        await expect(card).toBeHidden();
        await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(EMAIL);
        expect(loads(), 'no page was reloaded').toBe(1);
      },
    );

    await test.step('the old email is notified, and its link restores it', async () => {
      const { page: mailed } = await visitors.at({ url: suki.url });
      const link = await undoLink(suki.url, before);
      await mailed.goto(link);
      await mailed.getByRole('button', { name: 'Undo the change' }).click();
      await expect(mailed.getByRole('heading', { name: 'Your old email is back' })).toBeVisible();
      await mailed.getByRole('link', { name: 'Log in' }).click();
      await new LoginPage(mailed).signIn(before, PASSWORD);
      await expect(mailed).toHaveURL('/client/home');
      await mailed.goto('/client/profile');
      await expect(mailed.getByText(before)).toBeVisible();
      await mailed.goto(link);
      await mailed.getByRole('button', { name: 'Undo the change' }).click();
      await expect(mailed.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    });

    await test.step('every other session is signed out without the user’s action', async () => {
      await expect(page).toHaveURL('/login');
      expect(await rosa.send('GET', '/auth/me')).toMatchObject({ status: 401 });
    });
  } finally {
    await suki.stop();
  }
});

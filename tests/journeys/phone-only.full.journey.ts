import { expect } from '@playwright/test';
import { DAY_MS } from '#contracts/manila-time.ts';
import { ApiClient } from '../harness/api-client.ts';
import { startTestSuki } from '../harness/start-suki.ts';
import { kapitolyo, nextWorkday } from '../harness/test-users.ts';
import { newestCode, textsTo } from '../harness/verified.ts';
import { expireRecentSignIn } from './expire-recent-sign-in.ts';
import { BookingFlowPages } from './pages/booking-flow-pages.ts';
import { LoginPage } from './pages/login-page.ts';
import { PASSWORD, test } from './suki-test.ts';
import { english } from './words.ts';
import { now } from '../harness/test-clock.ts';

const NUMBER = '+639185550142';

test('a user without an email joins by phone with the sign-in code, and books', async ({ visitors, suki, cast }) => {
  const { page } = await visitors.at({ url: suki.url });
  const codes = async () =>
    (await textsTo(suki.url, NUMBER)).flatMap((text) => /^(\d{6}) is your Suki code/.exec(text)?.[1] ?? []);
  const askForCode = async () => {
    const before = (await codes()).length;
    await page.getByRole('button', { name: 'Text me a code' }).click();
    // The password form asks for an email or mobile number.
    await page.getByLabel('Mobile number', { exact: true }).fill('0918 555 0142');
    await page.locator('form').getByRole('button', { name: 'Text me a code' }).click();
    await expect(page.getByLabel('Six-digit code')).toBeFocused();
    await expect.poll(async () => (await codes()).length).toBe(before + 1);
    return (await codes())[0] ?? '';
  };

  await test.step('the sign-in passes a number without an account and its code on to sign-up', async () => {
    await page.goto('/login');
    await page.getByLabel('Six-digit code').waitFor({ state: 'hidden' });
    const code = await askForCode();
    await page.getByLabel('Six-digit code').pressSequentially(code);
    await page.getByRole('link', { name: 'Create an account with it' }).click();
    await page.getByLabel('First name').fill('Lourdes');
    await page.getByLabel('Last name').fill('Abad');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL(/\/client\/home$/);
  });

  await test.step('no screen shows an email', async () => {
    await page.goto('/client/settings');
    await expect(page.getByText('No email yet')).toBeVisible();
    await expect(page.locator('main')).toContainText('555');
    await expect(page.getByText('A text can be read by whoever gets hold of your number')).toBeVisible();
    await expect(page.locator('body')).not.toContainText('suki.local');
  });

  await test.step('the user requests a job, with nothing else to prove', async () => {
    const start = {
      serviceId: cast.service.id,
      workerId: cast.jun.session?.user.workerId ?? '',
      price: '65000',
      // Does not overlap others' bookings on the next workday.
      date: nextWorkday(new Date(now().getTime() + 6 * DAY_MS)),
      time: '10:00',
      address: JSON.stringify(kapitolyo),
    };
    await page.goto(`/client/booking-flow/payment?${new URLSearchParams(start)}`);
    await new BookingFlowPages(page, english).payBy('Cash');
    await page.waitForURL(/waiting|booking-confirmation/);
  });
});

test('a user without a password sets a first one by a code to their number, and logs in with it', async ({
  visitors,
}) => {
  const suki = await startTestSuki();
  const lourdes = new ApiClient(suki.url);
  await lourdes.call('sendSignInCode', { body: { phone: NUMBER } });
  const joining = { phone: NUMBER, firstName: 'Lourdes', lastName: 'Abad', userType: 'client' } as const;
  const phoneCode = await newestCode(suki.url, NUMBER);
  lourdes.keep(await lourdes.call('register', { body: { ...joining, phoneCode } }));
  expireRecentSignIn();
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

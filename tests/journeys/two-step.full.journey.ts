import { expect, type Page } from '@playwright/test';
import { createTestClock } from '../harness/test-clock.ts';
import { ApiClient } from '../harness/api-client.ts';
import { appCode } from '../harness/authenticator.ts';
import { admin, startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { person } from '../harness/test-users.ts';
import { axe } from './axe.ts';
import { LoginPage } from './pages/login-page.ts';
import { PASSWORD, test } from './suki-test.ts';

const HALF_MINUTE_MS = 30_000;
const clock = createTestClock();
/** Requires two factors of all admins, and not of a client. */
let suki: TestSuki;

test.beforeAll(async () => {
  suki = await startTestSuki({ clock, env: { ADMIN_SECOND_FACTOR: 'required' } });
});
test.afterAll(() => suki.stop());

/** The key that the screen shows for typing. */
async function shownKey(page: Page): Promise<string> {
  const key = (await page.locator('code').textContent()) ?? '';
  return key.replaceAll(' ', '');
}

/** The app's next unused code at the start of its half minute. */
function nextCode(key: string): string {
  clock.jumpTo(new Date((Math.floor(clock.now().getTime() / HALF_MINUTE_MS) + 1) * HALF_MINUTE_MS));
  return appCode(key, clock.now());
}

async function shownCodes(page: Page): Promise<string[]> {
  return page.locator('[data-print] li').allTextContents();
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/logout');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(/\/login$/);
}

test('a user enables two-step sign-in, signs in with a code, and once with a recovery code', async ({ visitors }) => {
  const mila = await person(suki.url, 'Mila', 'Torres', 'client');
  const email = mila.session?.user.email ?? '';
  const { page } = await visitors.at({ url: suki.url, session: mila.session });
  await page.goto('/client/settings');
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Two-step sign-in' }) });
  await section.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  const key = await shownKey(page);
  await section.getByLabel('Then type the code that the app shows').fill(nextCode(key));
  await section.getByRole('button', { name: 'Turn on' }).click();
  await expect(section.getByText('Keep your recovery codes')).toBeVisible();
  const [first = '', second = ''] = await shownCodes(page);
  await section.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(section.getByText('10 recovery codes left')).toBeVisible();

  await logOut(page);
  await new LoginPage(page).signIn(email, PASSWORD);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.getByLabel('Code from your app').fill(nextCode(key));
  await page.waitForURL(/\/client\/home$/);

  const withRecoveryCode = async (code: string) => {
    await page.getByLabel('Recovery code').fill(code);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
  };
  await logOut(page);
  await new LoginPage(page).signIn(email, PASSWORD);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await withRecoveryCode(first.toLowerCase());
  await page.waitForURL(/\/client\/home$/);

  await logOut(page);
  await new LoginPage(page).signIn(email, PASSWORD);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await withRecoveryCode(first);
  await expect(page.getByText('That code isn’t right or has expired.')).toBeVisible();
  await withRecoveryCode(second);
  await page.waitForURL(/\/client\/home$/);

  await page.goto('/client/settings');
  await expect(section.getByText('8 recovery codes left')).toBeVisible();
  await section.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(section.getByRole('button', { name: 'Turn on' })).toBeVisible();
  expect((await new ApiClient(suki.url).signIn(email, PASSWORD)).session?.user.email).toBe(email);
});

test('an admin without a required second factor must set it up first', async ({ visitors }) => {
  const { page } = await visitors.at({ url: suki.url });
  await page.goto('/login');
  await new LoginPage(page).signIn(admin.email, admin.password);
  await page.waitForURL(/\/second-factor$/);
  await page.goto('/admin/users');
  await page.waitForURL(/\/second-factor$/);
  const bare = await new ApiClient(suki.url).signIn(admin.email, admin.password);
  expect(await bare.send('GET', '/admin/users')).toMatchObject({
    status: 403,
    body: { code: 'second_factor_needed' },
  });

  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Then type the code that the app shows')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  const key = await shownKey(page);
  await page.getByLabel('Then type the code that the app shows').fill(nextCode(key));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await page.waitForURL(/\/admin\/users$/);
  await expect(page.getByText('Live', { exact: true }), 'its sockets are accepted now').toBeVisible();
  await expect.poll(async () => (await bare.send('GET', '/auth/me')).status, 'the session of before').toBe(401);

  await logOut(page);
  await new LoginPage(page).signIn(admin.email, admin.password);
  await page.getByLabel('Code from your app').fill(nextCode(key));
  await page.waitForURL(/\/admin$/);
});

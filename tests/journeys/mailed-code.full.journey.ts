import { expect } from '@playwright/test';
import { accountCalls } from '#contracts/calls/account.ts';
import { newcomer, person } from '../harness/test-users.ts';
import { AccountPages } from './pages/account-pages.ts';
import { test } from './suki-test.ts';
import { newestCode } from '../harness/verified.ts';
import { LoginPage } from './pages/login-page.ts';
import { english, said } from './words.ts';

test('a mailed code stays valid over a reload and a visit to another screen', async ({ visitors, suki }) => {
  const ising = await newcomer(suki.url, 'Ising', 'Salonga', 'client');
  const email = ising.session?.user.email ?? '';
  const { page } = await visitors.at({ url: suki.url, session: ising.session });
  const accounts = new AccountPages(page, english);
  let mailed = 0;
  page.on(
    'request',
    (request) =>
      (mailed += request.method() === 'POST' && request.url().endsWith(accountCalls.sendEmailCode.path) ? 1 : 0),
  );

  await page.goto('/verify-email');
  await accounts.codeWasSent();
  const first = await newestCode(suki.url, email);
  await page.reload();
  await accounts.codeWasSent();
  await expect(page.getByText(/You can ask for a new code in/)).toBeVisible();
  await page.goto('/client/home');
  await expect(page).toHaveURL('/verify-email');
  await accounts.codeWasSent();
  expect(mailed, 'one mail, which no other replaces').toBe(1);
  expect(await newestCode(suki.url, email)).toBe(first);

  await accounts.enterCode(first);
  await expect(page).toHaveURL('/client/home');
});

test('only the holder of the code learns that an email has an account, and logs in to it', async ({
  visitors,
  suki,
}) => {
  const ising = await person(suki.url, 'Ising', 'Torres', 'client');
  const email = ising.session?.user.email ?? '';
  const { page } = await visitors.at({ url: suki.url });
  const accounts = new AccountPages(page, english);
  const taken = page.getByText(said(english.account.emailTaken, { email }));
  await page.goto('/signup');
  await accounts.signUp({ firstName: 'Ising', lastName: 'Torres', email, password: 'narra-forest-7' });
  const code = await newestCode(suki.url, email);
  await accounts.enterCode(code === '000000' ? '000001' : '000000');
  await expect(page.getByText('That code isn’t right or has expired.')).toBeVisible();
  await expect(taken).toBeHidden();
  await page.getByLabel(english.account.code).fill('');
  await accounts.enterCode(code);
  await expect(taken).toBeVisible();
  await page.locator('form').getByRole('link', { name: 'Log in', exact: true }).click();
  await new LoginPage(page).signIn(email, 'suki-test-1');
  await expect(page).toHaveURL('/client/home');
});

test('five wrong codes use up the code, each press is one attempt, and the screen offers a new code', async ({
  visitors,
  suki,
}) => {
  const nena = await newcomer(suki.url, 'Nena', 'Salonga', 'client');
  const email = nena.session?.user.email ?? '';
  const { page } = await visitors.at({ url: suki.url, session: nena.session });
  const accounts = new AccountPages(page, english);
  let tries = 0;
  page.on(
    'request',
    (request) =>
      (tries += request.method() === 'POST' && request.url().endsWith(accountCalls.verifyEmail.path) ? 1 : 0),
  );

  await page.goto('/verify-email');
  await accounts.codeWasSent();
  const first = await newestCode(suki.url, email);
  const wrong = ['000000', '000001', '000002', '000003', '000004', '000005']
    .filter((each) => each !== first)
    .slice(0, 5);
  const code = page.getByLabel('Six-digit code');
  for (const [index, each] of wrong.entries()) {
    const answer = page.waitForResponse((response) => response.url().endsWith(accountCalls.verifyEmail.path));
    await code.fill(each);
    // The sixth digit sends the code: neither Enter nor the button sends it again, before the response or after it.
    await code.press('Enter');
    await answer;
    await code.press('Enter');
    await expect(
      page.getByText(
        index < 4 ? 'That code isn’t right or has expired.' : 'Too many tries with that code. Get a new one.',
      ),
    ).toBeVisible();
    await code.fill('');
  }
  expect(tries).toBe(5);

  await page.getByRole('button', { name: 'Send me a new code' }).click();
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeVisible();
  await expect(code).toBeFocused();
  const second = await newestCode(suki.url, email);
  expect(second).not.toBe(first);
  await accounts.enterCode(second);
  await expect(page).toHaveURL('/client/home');
});

import { expect } from '@playwright/test';
import { accountCalls } from '#contracts/calls/account.ts';
import { newcomer } from '../cast.ts';
import { AccountPages } from './pages/account-pages.ts';
import { test } from './suki-test.ts';
import { newestCode } from '../verified.ts';
import { english } from './words.ts';

test('the code that was mailed stays good over a reload and a look elsewhere', async ({ visitors, suki }) => {
  const ising = await newcomer(suki.url, 'Ising', 'Salonga', 'client');
  const email = ising.session?.user.email ?? '';
  const { page } = await visitors.at({ url: suki.url, session: ising.session });
  const accounts = new AccountPages(page, english);
  let mailed = 0;
  page.on('request', (request) => (mailed += request.method() === 'POST' && request.url().endsWith(accountCalls.sendEmailCode.path) ? 1 : 0));

  await page.goto('/verify-email');
  await accounts.codeWasSent();
  const first = await newestCode(suki.url, email);
  await page.reload();
  await accounts.codeWasSent();
  await expect(page.getByText(/You can ask for a new code in/)).toBeVisible();
  await page.goto('/client/home');
  await expect(page).toHaveURL('/verify-email');
  await accounts.codeWasSent();
  expect(mailed, 'one mail, and no other that takes its place').toBe(1);
  expect(await newestCode(suki.url, email)).toBe(first);

  await accounts.enterCode(first);
  await expect(page).toHaveURL('/client/home');
});

import { expect, type Page } from '@playwright/test';
import type { ApiClient } from '../harness/api-client.ts';
import { person } from '../harness/test-users.ts';
import { storageKeys } from '../../frontend/src/browser/storage-keys.ts';
import { openLine } from './network.ts';
import { ChatPage } from './pages/chat-page.ts';
import { LoginPage } from './pages/login-page.ts';
import { PASSWORD, test } from './suki-test.ts';
import { english } from './words.ts';

const chatWith = (other: ApiClient) => `/client/chat?with=${other.session?.user.id}`;
const greeting = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name: new RegExp(`Good (Morning|Afternoon|Evening), ${name}`) });
const client = (url: string, name: string) => person(url, name, 'Cruz', 'client');
const signIn = (page: Page, who: ApiClient) => new LoginPage(page).signIn(who.session?.user.email ?? '', PASSWORD);

async function logOut(page: Page): Promise<void> {
  await page.goto('/logout');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
}

async function expire(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.reload();
  await expect(page).toHaveURL('/login');
}

/** One browser, used by one person after another. */
test.describe('data that one user leaves in a browser', () => {
  test('is not sent as the next user, in a tab that slept meanwhile', async ({ visitors, suki, cast: { jun } }) => {
    const [lia, grace] = [await client(suki.url, 'Lia'), await client(suki.url, 'Grace')];
    const line = await openLine(suki.url);
    const { page, context } = await visitors.at({ url: line.url, session: lia.session });
    const chat = new ChatPage(page, english);
    await page.goto(chatWith(jun));
    await expect(chat.composer).toBeVisible();
    line.goDown();
    await chat.type('For Jun from Lia');
    await chat.send();
    await chat.newestIs('notSent');

    const lifecycle = await context.newCDPSession(page);
    await lifecycle.send('Page.setWebLifecycleState', { state: 'frozen' });
    line.comeBack();
    const tab = await context.newPage();
    await logOut(tab);
    await signIn(tab, grace);
    await expect(greeting(tab, 'Grace')).toBeVisible();
    await lifecycle.send('Page.setWebLifecycleState', { state: 'active' });

    await expect(greeting(page, 'Grace')).toBeVisible();
    await page.goto(chatWith(jun));
    await chat.type('For Jun from Grace');
    await chat.send();
    await chat.newestIs('sent');
    const toJun = async () =>
      (await jun.call('readPartnerMessages', { params: { id: grace.session?.user.id ?? '' }, query: {} })).items.map(
        ({ text }) => text,
      );
    await expect.poll(toJun).toEqual(['For Jun from Grace']);
    await line.close();
  });

  test('is deleted in every tab when they log out in one', async ({ visitors, suki, cast: { jun } }) => {
    const [lia, grace] = [await client(suki.url, 'Lia'), await client(suki.url, 'Grace')];
    const { page, context } = await visitors.at({ url: suki.url, session: lia.session });
    const chat = new ChatPage(page, english);
    await page.goto(chatWith(jun));
    await chat.type('Half a word');
    await logOut(await context.newPage());
    await expect(page).toHaveURL('/login');
    await signIn(page, grace);
    await expect(page).toHaveURL('/client/home');
    await page.goto(chatWith(jun));
    await expect(chat.composer).toHaveValue('');
  });

  test('is kept for them after their session expired', async ({ visitors, suki, cast: { jun } }) => {
    const lia = await client(suki.url, 'Lia');
    const { page } = await visitors.at({ url: suki.url, session: lia.session });
    const chat = new ChatPage(page, english);
    await page.goto(chatWith(jun));
    await chat.type('Half a word');
    await expire(page);
    await signIn(page, lia);
    await expect(page).toHaveURL(chatWith(jun));
    await expect(chat.composer).toHaveValue('Half a word');
  });

  test('is never shown to another user', async ({ visitors, suki, cast: { jun } }) => {
    const [lia, grace] = [await client(suki.url, 'Lia'), await client(suki.url, 'Grace')];
    const { page } = await visitors.at({ url: suki.url, session: lia.session });
    const chat = new ChatPage(page, english);
    await page.goto(chatWith(jun));
    await chat.type('Half a word');
    await expire(page);
    await signIn(page, grace);
    await expect(page).toHaveURL('/client/home');
    await page.goto(chatWith(jun));
    await expect(chat.composer).toHaveValue('');
  });
});

test('a user who logs out during a token refresh stays signed out', async ({ visitors, suki }) => {
  const lia = await client(suki.url, 'Lia');
  const { page } = await visitors.at({
    url: suki.url,
    session: lia.session,
  });
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/api/auth/refresh', async (route) => {
    const response = await route.fetch();
    asked.resolve();
    await answer.promise;
    await route.fulfill({ response });
  });
  await page.goto('/logout');
  await asked.promise;
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  const answered = page.waitForResponse('**/api/auth/refresh');
  answer.resolve();
  await (await answered).finished();
  // The response's effects precede the next statement.
  await page.evaluate(() => fetch('/api/healthz').then(() => undefined));
  await expect(page).toHaveURL('/login');
  expect(
    await page.evaluate(
      (keys) => keys.filter((key) => localStorage.getItem(key) !== null),
      [storageKeys.accessToken, storageKeys.refreshToken, storageKeys.user, storageKeys.userId],
    ),
  ).toEqual([]);
});

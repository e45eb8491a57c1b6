import { expect, type Page } from '@playwright/test';
import type { Session } from '#contracts/views/account.ts';
import { ApiClient } from '../harness/api-client.ts';
import { person } from '../harness/test-users.ts';
import { storageKeys } from '../../frontend/src/browser/storage-keys.ts';
import { LoginPage } from './pages/login-page.ts';
import { PASSWORD, test } from './suki-test.ts';

/** A new user each time, without earlier events. */
async function newSession(url: string): Promise<Session> {
  const { session } = await person(url, 'Andrea', 'Reyes', 'client');
  if (!session) throw new Error('The registration returned no session');
  return { ...session };
}

/** Every API response from now on, as `200 GET /auth/me`. */
function answersTo(page: Page): string[] {
  const answers: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/'))
      answers.push(`${response.status()} ${response.request().method()} ${pathname.slice('/api'.length)}`);
  });
  return answers;
}

const refreshes = (answers: readonly string[]) => answers.filter((answer) => answer.endsWith('POST /auth/refresh'));
const greeting = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /Good (Morning|Afternoon|Evening), Andrea/ });

test.describe('a session', () => {
  test('survives a reload and opens in a new tab', async ({ visitors, suki }) => {
    const { page, context } = await visitors.at({ url: suki.url, session: await newSession(suki.url) });
    await page.goto('/client/home');
    await expect(greeting(page)).toBeVisible();
    await page.reload();
    await expect(greeting(page)).toBeVisible();
    const tab = await context.newPage();
    await tab.goto('/login');
    await expect(tab).toHaveURL('/client/home');
  });

  test('is refreshed once for all calls of a new tab', async ({ visitors, suki }) => {
    const session = await newSession(suki.url);
    const { page } = await visitors.at({
      url: suki.url,
      session,
    });
    const answers = answersTo(page);
    await page.goto('/client/home');
    await expect(greeting(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nothing to track yet' })).toBeVisible();
    expect(refreshes(answers)).toEqual(['200 POST /auth/refresh']);
    await expect.poll(() => answers.length, 'several calls waited for it').toBeGreaterThan(3);
  });

  test('hides its token from scripts', async ({ visitors, suki }) => {
    const session = await newSession(suki.url);
    const { page, context } = await visitors.at({ url: suki.url });
    await page.goto('/login');
    await new LoginPage(page).signIn(session.user.email, PASSWORD);
    await expect(page).toHaveURL('/client/home');
    await page.reload();
    await expect(greeting(page)).toBeVisible();
    const [cookie] = (await context.cookies(`${suki.url}/api/auth/refresh`)).filter(
      ({ name }) => name === 'suki_session',
    );
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/auth' });
    const seen = await page.evaluate(() => JSON.stringify([document.cookie, localStorage, sessionStorage]));
    expect(seen).not.toContain(cookie?.value ?? '');
    expect(seen, 'the start of every JWT').not.toContain('eyJ');
  });

  test('that cannot be refreshed is cleared, and leads to /login', async ({ visitors, suki }) => {
    const session = await newSession(suki.url);
    const { page } = await visitors.at({
      url: suki.url,
      session: { ...session, refreshToken: 'not-one' },
    });
    await page.goto('/client/home');
    await expect(page).toHaveURL('/login');
    const left = await page.evaluate(
      (keys) => keys.filter((key) => localStorage.getItem(key) !== null),
      [storageKeys.accessToken, storageKeys.refreshToken, storageKeys.user, storageKeys.userId],
    );
    expect(left).toEqual([]);
  });

  test('that ends elsewhere leads to sign-in with a message, and back to the same page', async ({ visitors, suki }) => {
    const session = await newSession(suki.url);
    const { page } = await visitors.at({ url: suki.url, session });
    await page.goto('/client/bookings');
    await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
    await new ApiClient(suki.url).call('logout', { body: { refreshToken: session.refreshToken } });
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Session expired. Please sign in again.')).toHaveCount(1);
    await new LoginPage(page).signIn(session.user.email, PASSWORD);
    await expect(page).toHaveURL('/client/bookings');
  });
});

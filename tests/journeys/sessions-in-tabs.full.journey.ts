import { expect, type Page } from '@playwright/test';
import type { Session } from '#contracts/views/account.ts';
import { ApiClient } from '../harness/api-client.ts';
import { person } from '../harness/test-users.ts';
import { LoginPage } from './pages/login-page.ts';
import { PASSWORD, test } from './suki-test.ts';

/** A new user each time, without earlier events. */
async function newSession(url: string): Promise<Session> {
  const { session } = await person(url, 'Andrea', 'Reyes', 'client');
  if (!session) throw new Error('The registration returned no session');
  return { ...session };
}

/** The next call to this path has a token that the server refuses. */
async function spoilNextToken(page: Page, path: string): Promise<void> {
  await page.route(
    `**/api${path}`,
    (route) => route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer not-a-token' } }),
    { times: 1 },
  );
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

/** The number of the page's open sockets. */
function resumedSockets(page: Page): () => number {
  let resumed = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"resumed"')) resumed += 1;
    }),
  );
  return () => resumed;
}

const refreshes = (answers: readonly string[]) => answers.filter((answer) => answer.endsWith('POST /auth/refresh'));
const greeting = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /Good (Morning|Afternoon|Evening), Andrea/ });

test.describe('a session', () => {
  test('with a refused token is refreshed once, and the calls are sent again', async ({ visitors, suki }) => {
    const { page } = await visitors.at({ url: suki.url, session: await newSession(suki.url) });
    const resumed = resumedSockets(page);
    await page.goto('/client/home');
    await expect(page.getByRole('heading', { name: 'Nothing to track yet' })).toBeVisible();
    // A socket that opens later would renew the token first.
    await expect.poll(resumed).toBe(2);
    const answers = answersTo(page);
    await spoilNextToken(page, '/bookings?*');
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Bookings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
    await expect.poll(() => answers).toContain('200 GET /bookings');
    expect(refreshes(answers)).toEqual(['200 POST /auth/refresh']);
    expect(answers).toContain('401 GET /bookings');
  });

  test('stays open when two tabs refresh at once', async ({ visitors, suki }) => {
    const { page, context } = await visitors.at({ url: suki.url, session: await newSession(suki.url) });
    const tab = await context.newPage();
    await Promise.all([page.goto('/client/home'), tab.goto('/client/home')]);
    await Promise.all([expect(greeting(page)).toBeVisible(), expect(greeting(tab)).toBeVisible()]);
    await Promise.all([page.reload(), tab.reload()]);
    await Promise.all([expect(greeting(page)).toBeVisible(), expect(greeting(tab)).toBeVisible()]);
  });

  test('that ends during typing keeps the draft for the same user only', async ({ visitors, suki }) => {
    const session = await newSession(suki.url);
    const { page, context } = await visitors.at({ url: suki.url, session });
    await page.goto('/client/profile/edit');
    await page.getByLabel('Last name').fill('Reyes-Santos');
    await new ApiClient(suki.url).call('logout', { body: { refreshToken: session.refreshToken } });
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Log in to pick up where you left off.')).toBeVisible();
    await new LoginPage(page).signIn(session.user.email, PASSWORD);
    await expect(page).toHaveURL('/client/profile/edit');
    await expect(page.getByLabel('Last name')).toHaveValue('Reyes-Santos');
    await page.reload();
    await expect(page.getByLabel('Last name'), 'kept once').toHaveValue('Reyes');

    await page.getByLabel('Last name').fill('Nobody’s business');
    await context.clearCookies();
    await spoilNextToken(page, '/auth/me');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL('/login');
    const other = await newSession(suki.url);
    await new LoginPage(page).signIn(other.user.email, PASSWORD);
    await expect(page).not.toHaveURL('/login');
    await page.goto('/client/profile/edit');
    await expect(page.getByLabel('Last name')).toHaveValue('Reyes');
  });

  test('of a suspended user leads to sign-in, and shows the reason', async ({ visitors, suki, cast: { carla } }) => {
    const session = await newSession(suki.url);
    const { page } = await visitors.at({ url: suki.url, session });
    const resumed = resumedSockets(page);
    await page.goto('/client/home');
    await expect.poll(resumed).toBe(2);
    await carla.call('changeUser', {
      params: { id: session.user.id },
      body: { action: 'suspend', reason: 'Rude to a worker' },
    });
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('This account is suspended.')).toHaveCount(1);
  });

  test('ends in every tab when one logs out', async ({ visitors, suki }) => {
    const { page, context } = await visitors.at({ url: suki.url, session: await newSession(suki.url) });
    await page.goto('/client/home');
    await expect(greeting(page)).toBeVisible();
    const tab = await context.newPage();
    await tab.goto('/logout');
    await tab.getByRole('button', { name: 'Log out' }).click();
    await expect(tab).toHaveURL('/login');
    await expect(page).toHaveURL('/login');
  });
});

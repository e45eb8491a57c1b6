import { type Browser, expect, type Page } from '@playwright/test';
import type { Session } from '#contracts/views/account.ts';
import { ApiClient } from '../harness/api-client.ts';
import { newcomer, person } from '../harness/test-users.ts';
import { storageKeys } from '../../frontend/src/browser/storage-keys.ts';
import { demoAddresses, demoPerson, type Who } from './addresses.ts';
import { watchReads } from './failing-reads.ts';
import { watchShifts } from './layout-shift.ts';
import { test as base } from './suki-test.ts';
import { openContext, signedInAt } from './visitors.ts';

type Rooms = { pageOf: (who: Who) => Promise<Page>; addressOf: (path: string) => string };

/** Journeys over all screens of the demo, with one page per kind of user, reused from screen to screen. */
export const test = base.extend<Rooms>({
  pageOf: async ({ browser, demo, fileScope }, use) =>
    use(await fileScope.once('pages', () => pagesAt(browser, demo.url))),
  addressOf: async ({ demo, fileScope }, use) =>
    use(await fileScope.once('addresses', async () => ({ value: await demoAddresses(demo.url), end: async () => {} }))),
});

async function pagesAt(browser: Browser, url: string) {
  const pages = new Map<Who, Promise<Page>>();
  async function open(who: Who): Promise<Page> {
    const session = await sessions[who](url);
    // Signing in is an event: lists must contain it before the page is checked.
    await new ApiClient(url).call('listServices');
    const context = await openContext(browser, {
      baseURL: url,
      ...(session && { storageState: signedInAt(url, session) }),
    });
    await watchShifts(context);
    await watchReads(context);
    if (who === 'guest')
      await context.addInitScript(
        (key) => localStorage.setItem(key, JSON.stringify({ isAuthenticated: false, isGuest: true })),
        storageKeys.user,
      );
    if (who === 'client')
      await context.addInitScript(
        ([key, method]) =>
          localStorage.setItem(
            key,
            JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), paymentMethod: method }),
          ),
        [storageKeys.bookingDraft, 'gcash'] as const,
      );
    return context.newPage();
  }
  return {
    value(who: Who): Promise<Page> {
      const page = pages.get(who) ?? open(who);
      pages.set(who, page);
      return page;
    },
    async end() {
      for (const page of pages.values()) await (await page).context().close();
    },
  };
}

const sessions: Record<Who, (url: string) => Promise<Session | null>> = {
  nobody: async () => null,
  guest: async () => null,
  client: async (url) => (await demoPerson(url, 'client')).session,
  worker: async (url) => (await demoPerson(url, 'worker')).session,
  admin: async (url) => (await demoPerson(url, 'admin')).session,
  new: async (url) => (await newcomer(url, 'Mia', 'Santos', 'client')).session,
  applicant: async (url) => (await person(url, 'Rey', 'Dizon', 'worker')).session,
};

export async function loaded(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.getByText('Loading…')).toHaveCount(0);
}

import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { anotherSession } from '../harness/api-client.ts';
import type { Session } from '#contracts/views/account.ts';
import { storageKeys } from '../../frontend/src/browser/storage-keys.ts';
import { storedUserOf } from '../../frontend/src/browser/storage.ts';
import { now } from '../harness/test-clock.ts';

type Options = BrowserContextOptions & {
  /** The origin to open. */ url: string;
  /** Signed in already, like after a login in another tab. */ session?: Session | null;
};

export type Visitor = {
  page: Page;
  context: BrowserContext;
  /** How often the page was loaded; live screens stay at one. */
  loads: () => number;
};

export type Visitors = { at(options: Options): Promise<Visitor>; leave(): Promise<void> };

/** Each visitor has their own browser context: storage, cookies, network. */
export function createVisitors(browser: Browser): Visitors {
  const contexts: BrowserContext[] = [];
  return {
    async at({ url, session = null, ...options }) {
      const context = await openContext(browser, {
        baseURL: url,
        ...options,
        ...(session && { storageState: signedInAt(url, await ownSession(session)) }),
      });
      contexts.push(context);
      const page = await context.newPage();
      let loads = 0;
      page.on('domcontentloaded', () => (loads += 1));
      return { page, context, loads: () => loads };
    },
    async leave() {
      await Promise.all(contexts.map((context) => context.close()));
    },
  };
}

/** A browser context whose clock starts at the test's time. */
export async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.clock.install({ time: now() });
  return context;
}

const inBrowsers = new WeakSet<Session>();

/**
 * A refresh token works once: the first browser continues the session, and each other one gets another session of the
 * same user.
 */
async function ownSession(session: Session): Promise<Session> {
  if (inBrowsers.has(session)) return anotherSession(session);
  inBrowsers.add(session);
  return session;
}

/** The server's cookie after a sign-in over http. */
export function sessionCookie(url: string, refreshToken: string) {
  return {
    name: 'suki_session',
    value: refreshToken,
    domain: new URL(url).hostname,
    path: '/api/auth',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Strict' as const,
  };
}

/** The app's and the server's browser storage after a sign-in. */
export function signedInAt(url: string, session: Session): Exclude<BrowserContextOptions['storageState'], string> {
  const entries = {
    [storageKeys.userId]: session.user._id,
    [storageKeys.user]: JSON.stringify(storedUserOf(session.user, now().toISOString())),
  };
  return {
    cookies: [sessionCookie(url, session.refreshToken ?? '')],
    origins: [{ origin: url, localStorage: Object.entries(entries).map(([name, value]) => ({ name, value })) }],
  };
}

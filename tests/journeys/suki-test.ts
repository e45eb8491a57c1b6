import { test as base } from '@playwright/test';
import type { ApiClient } from '../harness/api-client.ts';
import { testUsersOf } from '../harness/test-users.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { TOKEN_SIGNING_KEY } from '../harness/test-tokens.ts';
import { createVisitors, type Visitors } from './visitors.ts';

type TestUsers = Awaited<ReturnType<typeof testUsersOf>>;
type OfOneTest = { visitors: Visitors; cast: TestUsers };
type OfTheWorker = { suki: TestSuki; people: TestUsers; demo: TestSuki };

/** What the cast's people sign in with. */
export const PASSWORD = 'suki-test-1';

/** Suki in this very process, empty or with the demo's year, started once for all journeys that ask for it. */
export const test = base.extend<OfOneTest, OfTheWorker>({
  suki: [async ({}, use) => usedWhileRunning(await startEmpty(), use), { scope: 'worker' }],
  demo: [
    async ({}, use) => usedWhileRunning(await startTestSuki({ demo: true }), use),
    { scope: 'worker', timeout: 300_000 },
  ],
  /** An admin, a client and an approved plumber at `suki`. */
  people: [async ({ suki }, use) => use(await testUsersOf(suki.url)), { scope: 'worker' }],
  /**
   * The same, newly signed in and in English: a token lives for minutes, a refresh token works once, and a language stays
   * with the account.
   */
  cast: async ({ people }, use) => {
    for (const person of [people.carla, people.andrea, people.jun]) await signInAnew(person);
    await use(people);
  },
  /** People at browsers of their own; all leave when the journey ends. */
  visitors: async ({ browser }, use) => {
    const visitors = createVisitors(browser);
    await use(visitors);
    await visitors.leave();
  },
});

/** For who looks at all that there is: at a `suki` that the journeys with `test` write nothing to. */
export const searchTest = test.extend<object, Pick<OfTheWorker, 'suki'>>({
  suki: [async ({}, use) => usedWhileRunning(await startEmpty(), use), { scope: 'worker' }],
});

function startEmpty(): Promise<TestSuki> {
  return startTestSuki({ env: { TOKEN_SIGNING_KEY, CLOUD_SIGN_IN: 'stand-in' } });
}

async function usedWhileRunning(suki: TestSuki, use: (suki: TestSuki) => Promise<void>): Promise<void> {
  await use(suki);
  await suki.stop();
}

async function signInAnew(person: ApiClient): Promise<void> {
  const email = person.session?.user.email ?? '';
  await person.signIn(email, PASSWORD);
  if (person.session?.user.language === 'en') return;
  await person.call('changeMe', { body: { language: 'en' } });
  await person.signIn(email, PASSWORD);
}

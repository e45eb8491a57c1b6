import { test as base } from '@playwright/test';
import type { ApiClient } from '../harness/api-client.ts';
import { reserveCastEmails, signInTestUsers, type TestUsers } from '../harness/test-users.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { TOKEN_SIGNING_KEY } from '../harness/test-tokens.ts';
import { now } from '../harness/test-clock.ts';
import { createFileScope, type FileScope } from './file-scope.ts';
import { createVisitors, type Visitors } from './visitors.ts';

type OfOneTest = { fileScope: FileScope; suki: TestSuki; demo: TestSuki; visitors: Visitors; cast: TestUsers };
type OfTheWorker = { fileScopes: ReturnType<typeof createFileScope> };

/** The password of every user in the cast. */
export const PASSWORD = 'suki-test-1';

/**
 * Journeys with a Suki in this process. Each file starts its own copy of prepared data, to which no other file writes.
 */
export const test = base.extend<OfOneTest, OfTheWorker>({
  fileScopes: [
    async ({}, use) => {
      const scopes = createFileScope();
      await use(scopes);
      await scopes.end();
    },
    { scope: 'worker' },
  ],
  fileScope: async ({ fileScopes }, use, { file }) => use(await fileScopes.of(file)),
  /** With the cast only. */
  suki: async ({ fileScope }, use) =>
    use(
      await fileScope.once('suki', async () => {
        reserveCastEmails();
        const suki = await startTestSuki({ data: 'cast', env: { TOKEN_SIGNING_KEY, CLOUD_SIGN_IN: 'stand-in' } });
        return { value: suki, end: () => suki.stop() };
      }),
    ),
  /** With the demo's year of data. */
  demo: async ({ fileScope }, use) =>
    use(
      await fileScope.once('demo', async () => {
        const suki = await startTestSuki({ data: 'demo' });
        return { value: suki, end: () => suki.stop() };
      }),
    ),
  /**
   * An admin, a client and an approved plumber at `suki`, newly signed in and in English: a token lasts for minutes, a
   * refresh token works once, and the account stores the language.
   */
  cast: async ({ suki }, use) => {
    const cast = await signInTestUsers(suki.url);
    for (const person of [cast.carla, cast.andrea, cast.jun]) await setEnglish(person);
    await use(cast);
  },
  context: async ({ context }, use) => {
    await context.clock.install({ time: now() });
    await use(context);
  },
  /** Users with their own browsers, which close when the journey ends. */
  visitors: async ({ browser }, use) => {
    const visitors = createVisitors(browser);
    await use(visitors);
    await visitors.leave();
  },
});

async function setEnglish(person: ApiClient): Promise<void> {
  const { email = '', language = 'en' } = person.session?.user ?? {};
  if (language === 'en') return;
  await person.call('changeMe', { body: { language: 'en' } });
  await person.signIn(email, PASSWORD);
}

import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { MyData } from '#contracts/views/account-my-data.ts';
import { myDataCeb } from '../../frontend/src/features/account/my-data/my-data.ceb.ts';
import { myDataEn } from '../../frontend/src/features/account/my-data/my-data.en.ts';
import { myDataFil } from '../../frontend/src/features/account/my-data/my-data.fil.ts';
import { person } from '../harness/test-users.ts';
import { axe } from './axe.ts';
import { PASSWORD, test } from './suki-test.ts';

const languages = [
  { language: 'en', words: myDataEn },
  { language: 'fil', words: myDataFil },
  { language: 'ceb', words: myDataCeb },
] as const;

async function saved(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

for (const { language, words } of languages) {
  test(`somebody takes everything that is kept of them (${language})`, async ({ visitors, suki }) => {
    const mia = await person(suki.url, 'Mia', 'Cruz', 'client');
    const email = mia.session?.user.email ?? '';
    await mia.call('changeMe', { body: { language } });
    const { session } = await mia.signIn(email, PASSWORD);
    const { page } = await visitors.at({ url: suki.url, session });
    await page.goto('/client/settings');
    await page.getByRole('button', { name: words.download }).click();
    await expect(page.getByText(words.ready)).toBeVisible();
    expect(await axe(page)).toEqual([]);
    const { sessions, ...data } = JSON.parse(await saved(page, words.saveJson)) as { sessions: unknown[] };
    expect(MyData.parse(data).account.email).toBe(email);
    expect(sessions.length).toBeGreaterThan(0);
    const file = await saved(page, words.savePage);
    expect(file).toContain(`<h1>${words.pageTitle}</h1>`);
    expect(file).toContain(email);
  });
}

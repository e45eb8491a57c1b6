import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { MyData } from '#contracts/views/account-my-data.ts';
import { myDataEn } from '../../frontend/src/features/account/my-data/my-data.en.ts';
import { myDataLabelsEn } from '../../frontend/src/features/account/my-data/my-data-labels.en.ts';
import { person } from '../harness/test-users.ts';
import { axe } from './axe.ts';
import { PASSWORD, test } from './suki-test.ts';
import { translatedTexts } from '#infra/translations/translated-texts.ts';

const myDataCeb = translatedTexts('ceb', myDataEn, 'frontend/src/features/account/my-data/my-data');
const myDataLabelsCeb = translatedTexts('ceb', myDataLabelsEn, 'frontend/src/features/account/my-data/my-data-labels');
const myDataFil = translatedTexts('fil', myDataEn, 'frontend/src/features/account/my-data/my-data');
const myDataLabelsFil = translatedTexts('fil', myDataLabelsEn, 'frontend/src/features/account/my-data/my-data-labels');

const languages = [
  { language: 'en', words: myDataEn, labels: myDataLabelsEn },
  { language: 'fil', words: myDataFil, labels: myDataLabelsFil },
  { language: 'ceb', words: myDataCeb, labels: myDataLabelsCeb },
] as const;

async function saved(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

for (const { language, words, labels } of languages) {
  test(`a user exports all of their data (${language})`, async ({ visitors, suki }) => {
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
    expect(file).toContain(`<h1>${labels.pageTitle}</h1>`);
    expect(file).toContain(`<dt>${labels.email}</dt><dd>${email}</dd>`);
    expect(file).toContain(`<dt>${labels.accountHistory_type}</dt>`);
    expect(file, 'machine-readable names and dates').not.toMatch(/<dt>[a-z]|<dd>\d{4}-\d\d-\d\dT|emailVerified/);
  });
}

import { expect } from '@playwright/test';
import { accountEn } from '../../frontend/src/features/account/account.en.ts';
import { closingEn } from '../../frontend/src/features/account/my-data/closing.en.ts';
import { person } from '../harness/test-users.ts';
import { axe } from './axe.ts';
import { PASSWORD, test } from './suki-test.ts';
import { translatedTexts } from '#infra/translations/translated-texts.ts';

const accountCeb = translatedTexts('ceb', accountEn, 'frontend/src/features/account/account');
const accountFil = translatedTexts('fil', accountEn, 'frontend/src/features/account/account');
const closingCeb = translatedTexts('ceb', closingEn, 'frontend/src/features/account/my-data/closing');
const closingFil = translatedTexts('fil', closingEn, 'frontend/src/features/account/my-data/closing');

const languages = [
  { language: 'en', words: closingEn, account: accountEn },
  { language: 'fil', words: closingFil, account: accountFil },
  { language: 'ceb', words: closingCeb, account: accountCeb },
] as const;

for (const { language, words, account } of languages) {
  test(`a user closes their account, and reopens it by signing in (${language})`, async ({ visitors, suki }) => {
    const mia = await person(suki.url, 'Mia', 'Cruz', 'client');
    const email = mia.session?.user.email ?? '';
    await mia.call('changeMe', { body: { language } });
    const { session } = await mia.signIn(email, PASSWORD);
    const { page } = await visitors.at({ url: suki.url, session });
    await page.goto('/client/settings');
    await page.getByRole('button', { name: words.look }).click();
    await expect(page.getByText(words.kept)).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: words.close }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: words.close }).click();
    await expect(page).toHaveURL('/login');
    const told = account.accountClosed.split('{day}')[0] ?? '';
    await expect(page.getByText(told), 'the closing message, not an expired session').toBeVisible();
    await expect(async () => expect((await mia.send('GET', '/auth/me')).status).toBe(401)).toPass();
    expect((await mia.signIn(email, PASSWORD)).session?.user.status).toBe('active');
  });
}

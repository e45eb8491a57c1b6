import { expect } from '@playwright/test';
import { person } from '../harness/test-users.ts';
import { verified } from '../harness/verified.ts';
import { test } from './suki-test.ts';

test('a user adds Google in settings, signs in with it, and removes it', async ({ visitors, suki }) => {
  const nilda = await verified(await person(suki.url, 'Nilda', 'Ramos', 'client'));
  const { page } = await visitors.at({ url: suki.url, session: nilda.session });
  await page.goto('/client/settings');
  await page.getByRole('button', { name: 'Add Google' }).click();
  await page.getByLabel('Or use another: name').fill('N. R.');
  await page.getByLabel('Email').fill('nilda.elsewhere@suki.test');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/client/settings');
  await expect(page.getByText('nilda.elsewhere@suki.test')).toBeVisible();

  const other = await visitors.at({ url: suki.url });
  await other.page.goto('/login');
  await other.page.getByRole('button', { name: 'Continue with Google' }).click();
  await other.page.getByLabel('Or use another: name').fill('N. R.');
  await other.page.getByLabel('Email').fill('nilda.elsewhere@suki.test');
  await other.page.getByRole('button', { name: 'Continue' }).click();
  await expect(other.page.getByRole('heading', { level: 1 })).toContainText('Nilda');

  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Not added yet')).toBeVisible();
});

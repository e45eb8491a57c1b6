import { expect, type Page } from '@playwright/test';
import { listViewsEn as words } from '../../frontend/src/features/admin/list/views/list-views.en.ts';
import { demoPerson } from './addresses.ts';
import { axe } from './axe.ts';
import { test } from './suki-test.ts';

const views = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Views?(: .*)?$/ });
const named = (text: string, name: string) => text.replace('{name}', name);

test('staff save a list’s view, find it on another device, and open the list with it', async ({ demo, visitors }) => {
  const { session } = await demoPerson(demo.url, 'admin');
  const viewport = { width: 1280, height: 900 };
  const { page } = await visitors.at({ url: demo.url, session, viewport });
  const { page: phone } = await visitors.at({ url: demo.url, session, viewport: { width: 360, height: 740 } });
  const rows = page.getByRole('main').locator('tbody a:visible');
  const dialog = page.getByRole('dialog');

  await test.step('the view gets a name', async () => {
    await page.goto('/admin/users?type=worker&status=approved');
    await rows.first().waitFor();
    await views(page).click();
    await page.getByRole('menuitem', { name: words.saveThis }).click();
    await dialog.getByRole('button', { name: words.save, exact: true }).click();
    await expect(dialog.getByRole('alert')).toHaveText(words.nameNeeded);
    await dialog.getByRole('textbox', { name: words.name }).fill('Our workers');
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole('button', { name: words.save, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(views(page)).toHaveText('Our workers');
  });

  await test.step('the view is on the phone', async () => {
    await phone.goto('/admin/users');
    await views(phone).click();
    await phone.getByRole('menuitemradio', { name: 'Our workers' }).click();
    await expect(phone).toHaveURL(/[?&]status=approved&type=worker/);
  });

  await test.step('the list opens with it, and can still show everything', async () => {
    await views(page).click();
    await page.getByRole('menuitem', { name: words.manage }).click();
    await dialog.getByRole('button', { name: named(words.openWith, 'Our workers') }).click();
    await expect(dialog.getByRole('button', { name: named(words.notOpenWith, 'Our workers') })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await phone.goto('/admin');
    await phone.goto('/admin/users');
    await expect(phone).toHaveURL(/status=approved/);
    await views(phone).click();
    await phone.getByRole('menuitemradio', { name: words.everything }).click();
    await expect(phone).toHaveURL(/\/admin\/users$/);
  });

  await test.step('the view is renamed and deleted', async () => {
    await dialog.getByRole('button', { name: named(words.rename, 'Our workers') }).click();
    const name = dialog.getByRole('textbox', { name: words.name });
    await name.fill('New applications');
    await name.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('That exists already.');
    await name.fill('Approved workers');
    await name.press('Enter');
    await dialog.getByRole('button', { name: named(words.delete, 'Approved workers') }).click();
    await expect(dialog.getByText('Approved workers', { exact: true })).toHaveCount(0);
    await dialog.getByRole('button', { name: words.undo }).click();
    await expect(dialog.getByText('Approved workers', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: named(words.delete, 'Approved workers') }).click();
    await expect(dialog.getByText('Approved workers', { exact: true })).toHaveCount(0);
  });
});

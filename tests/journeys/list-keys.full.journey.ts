import { expect } from '@playwright/test';
import { rowKeysEn } from '../../frontend/src/features/admin/list/row-keys.en.ts';
import { demoPerson } from './addresses.ts';
import { axe } from './axe.ts';
import { test } from './suki-test.ts';

test('staff navigate a list by keyboard, and switch the keys off', async ({ demo, visitors }) => {
  const { session } = await demoPerson(demo.url, 'admin');
  const { page } = await visitors.at({ url: demo.url, session, viewport: { width: 1280, height: 900 } });
  const rows = page.getByRole('table', { name: /^Payments/ }).locator('tbody tr');
  const search = page.getByRole('searchbox', { name: 'Code, person or reference' });
  const dialog = page.getByRole('dialog');
  const chosen = (nth: number) => rows.nth(nth).getByRole('checkbox');

  await test.step('j and k move the focus, x chooses and Enter opens', async () => {
    await page.goto('/admin/payments?period=30');
    await expect(chosen(0)).toBeVisible();
    await page.keyboard.press('j');
    await expect(rows.nth(0)).toBeFocused();
    await page.keyboard.press('j');
    await expect(rows.nth(1)).toBeFocused();
    await page.keyboard.press('k');
    await expect(rows.nth(0)).toBeFocused();
    await page.keyboard.press('x');
    await expect(chosen(0)).toBeChecked();
    await page.keyboard.press('x');
    await expect(chosen(0)).not.toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/payments\/[^/?]+\?/);
  });

  await test.step('/ moves to the search field, where letters are text', async () => {
    await page.goto('/admin/payments?period=30');
    await expect(chosen(0)).toBeVisible();
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await page.keyboard.type('jkx?/');
    await expect(search).toHaveValue('jkx?/');
    await expect(dialog).toBeHidden();
    await search.fill('');
  });

  await test.step('? lists the keys; they do nothing after they are switched off', async () => {
    await page.goto('/admin/payments?period=30');
    await expect(chosen(0)).toBeVisible();
    await page.keyboard.press('?');
    await expect(dialog).toContainText(rowKeysEn.title);
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole('switch', { name: rowKeysEn.useKeys }).uncheck();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('j');
    await page.keyboard.press('?');
    await expect(dialog).toBeVisible();
    await expect(page.locator('tbody tr:focus')).toHaveCount(0);
  });
});

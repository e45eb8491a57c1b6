import { expect, type Page } from '@playwright/test';
import { demoPerson } from './addresses.ts';
import { test } from './suki-test.ts';

const lists = [
  '/admin/users',
  '/admin/payments?period=30',
  '/admin/bookings',
  '/admin/payouts?friday=all',
  '/admin/audit-logs',
];

test('the keyboard opens and closes a row’s quick look, and its dialogs', async ({ demo, visitors }) => {
  const { session } = await demoPerson(demo.url, 'admin');
  const { page } = await visitors.at({ url: demo.url, session, viewport: { width: 1280, height: 900 } });
  // The scrollable content comes last, so the rows are stable by then.
  const listed = page.waitForResponse(/\/api\/admin\/users\?/);
  await page.route('**/assets/LongTable-*.js', async (route) => {
    await listed;
    await route.continue();
  });
  const name = 'Andrea Reyes';
  await page.goto(`/admin/users?${new URLSearchParams({ type: 'client', q: name })}`);
  const row = page.getByRole('table').getByRole('link', { name, exact: true });
  const panel = page.getByRole('complementary', { name: `Quick look: ${name}` });
  await row.press('Enter');
  await expect(panel).toBeFocused();

  const suspend = panel.getByRole('button', { name: 'Suspend' });
  await suspend.press('Enter');
  await expect(page.getByRole('dialog').locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(suspend).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(row).toBeFocused();
});

for (const language of ['en', 'fil'] as const) {
  test(`a table leaves room for the quick look beside it (${language})`, async ({ demo, visitors }) => {
    const admin = await demoPerson(demo.url, 'admin');
    await admin.call('changeMe', { body: { language } });
    const { session } = await demoPerson(demo.url, 'admin');
    const { page } = await visitors.at({ url: demo.url, session, viewport: { width: 1280, height: 900 } });
    for (const path of lists) {
      await page.goto(path);
      await page.getByRole('main').locator('tbody a:visible').first().waitFor();
      expect.soft(await overflowingTables(page), path).toEqual([]);
      await page.getByRole('main').locator('tbody a:visible').first().click();
      await page.getByRole('main').getByRole('complementary').last().waitFor();
      expect.soft(await overflowingTables(page), `${path} with a quick look`).toEqual([]);
    }
    await admin.call('changeMe', { body: { language: 'en' } });
  });
}

/** The tables that are wider than their containers. */
function overflowingTables(page: Page): Promise<string[]> {
  return page
    .locator('main table:visible')
    .evaluateAll((tables) =>
      tables
        .filter(
          (table) => table.getBoundingClientRect().right > (table.parentElement?.getBoundingClientRect().right ?? 0),
        )
        .map((table) => table.querySelector('caption')?.textContent ?? ''),
    );
}

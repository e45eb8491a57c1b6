import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { person } from '../harness/test-users.ts';
import { axe } from './axe.ts';
import { opensToCheck } from './opening-documents.ts';
import { test } from './suki-test.ts';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const clearance = 'nbi-clearance-of-nena-ocampo-scanned-at-the-barangay-hall-of-kapitolyo.png';
const pdf = Buffer.from('%PDF-1.7\nTESDA NC II');

/** A document is opened by a link of its own, and whoever of the staff opens one is written down. */
test('a worker hands in documents, an admin looks at them, and the audit log knows who did', async ({
  visitors,
  suki,
  cast: { carla },
}) => {
  const nena = await person(suki.url, 'Nena', 'Ocampo', 'worker');
  const { page: own } = await visitors.at({
    url: suki.url,
    session: nena.session,
    viewport: { width: 360, height: 780 },
  });
  const { page: staff } = await visitors.at({
    url: suki.url,
    session: carla.session,
    viewport: { width: 1280, height: 900 },
  });
  const panel = staff.getByRole('complementary', { name: 'Quick look: Nena Ocampo' });

  await test.step('an admin sees that there is nothing yet', async () => {
    await staff.goto(`/admin/users/${nena.session?.user.id}`);
    await expect(panel.getByRole('region', { name: 'Papers' })).toContainText('No papers yet');
  });

  await test.step('the worker hands in two, and opens them', async () => {
    await own.goto('/worker-profile');
    await own.locator('input[type=file]').setInputFiles([
      { name: clearance, mimeType: 'image/png', buffer: picture },
      { name: 'tesda.pdf', mimeType: 'application/pdf', buffer: pdf },
    ]);
    await expect(own.getByText('We have your papers.')).toBeVisible();
    expect(await own.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await showsPicture(own, `Open ${clearance}`);
    await saves(own, 'Download tesda.pdf');
  });

  await test.step('the admin is told that it is recorded, and opens them', async () => {
    await staff.reload();
    await expect(panel.getByText('When you open a paper, the audit log records your name and the time.')).toBeVisible();
    await panel.getByRole('button', { name: `Open ${clearance}` }).click();
    const dialog = staff.getByRole('dialog', { name: 'Why are you opening this paper?' });
    await dialog.getByLabel('What for').selectOption('complaint');
    await dialog.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(dialog.getByText('Tell us why in a few words')).toBeVisible();
    expect(await axe(staff)).toEqual([]);
    await dialog.getByRole('button', { name: 'Go back' }).click();
    await showsPicture(staff, `Open ${clearance}`, (button) => opensToCheck(staff, button));
    // Asked once an hour.
    await saves(staff, 'Download tesda.pdf');
    await expect(panel.getByText('Opened a document').first()).toBeVisible();
  });

  await test.step('a link that can’t be had says why, and opens nothing', async () => {
    await staff.route('**/link', (route) =>
      route.fulfill({
        status: 404,
        json: { success: false, code: 'not_found', message: 'Not found.', requestId: 'r1' },
      }),
    );
    const pages = staff.context().pages().length;
    await panel.getByRole('button', { name: `Open ${clearance}` }).click();
    await expect(panel.getByRole('alert')).toBeVisible();
    await expect.poll(() => staff.context().pages().length).toBe(pages);
    await staff.unroute('**/link');
  });

  await test.step('the audit log says who looked at which document', async () => {
    await staff.goto('/admin/audit-logs');
    for (const name of [clearance, 'tesda.pdf']) {
      const row = staff.getByRole('row').filter({ hasText: 'Opened a document' }).filter({ hasText: name });
      await expect(row).toContainText(carla.session?.user.name ?? 'nobody');
      await expect(row).toContainText('Nena Ocampo');
      await expect(row).toContainText('checking the application');
    }
  });
});

async function showsPicture(page: Page, button: string, open = pressOn(page)): Promise<void> {
  const opened = page.context().waitForEvent('page');
  await open(button);
  const tab = await opened;
  await tab.waitForURL(/\/api\/documents\/.+\?grant=/);
  await expect(tab.locator('img')).toBeVisible();
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  await tab.close();
}

function pressOn(page: Page): (button: string) => Promise<void> {
  return (button) => page.getByRole('button', { name: button }).click();
}

async function saves(page: Page, button: string): Promise<void> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('tesda.pdf');
  expect(await readFile(await file.path())).toEqual(pdf);
}

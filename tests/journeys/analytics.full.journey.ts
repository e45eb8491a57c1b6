import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { demoPerson } from './addresses.ts';
import { axe } from './axe.ts';
import { pictureIn } from './picture-in.ts';
import { test } from './suki-test.ts';

const wide = { width: 1280, height: 900 };

test('an admin chooses a year, compares, opens the bookings of a figure, and exports charts', async ({
  demo,
  visitors,
}) => {
  const { session } = await demoPerson(demo.url, 'admin');
  const { page } = await visitors.at({ url: demo.url, session, viewport: wide });
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Analytics' }).click();
  await expect(page).toHaveTitle('Analytics · Admin · Suki');

  await page.getByRole('combobox', { name: 'Range' }).selectOption('Last 12 months');
  await expect(page).toHaveURL(/range=365/);
  const chart = page.getByRole('slider', { name: 'What became of requests' });
  await chart.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(chart).toHaveAttribute('aria-valuetext', /, Done \d/);
  expect(await axe(page)).toEqual([]);

  await expect(page.getByRole('heading', { name: 'Searches that found nobody' })).toBeVisible();
  await expect(page.getByText('Everybody found somebody.')).toHaveCount(0);

  const more = page.getByRole('button', { name: 'More of “What became of requests”' });
  const saved = page.waitForEvent('download');
  await more.click();
  await page.getByRole('menuitem', { name: 'Save as CSV' }).click();
  const csv = await readFile(await (await saved).path(), 'utf8');
  expect(csv).toContain('"Requests"');
  expect(csv.trim().split('\r\n').length).toBeGreaterThan(12);

  const picture = page.waitForEvent('download');
  await more.click();
  await page.getByRole('menuitem', { name: 'Save as picture' }).click();
  const bytes = await readFile(await (await picture).path());
  expect([...bytes.subarray(1, 4)].map((byte) => String.fromCharCode(byte)).join('')).toBe('PNG');

  for (const title of ['Where workers are wanted', 'Prices by service and city']) {
    await page.getByRole('heading', { name: title }).scrollIntoViewIfNeeded();
    if (title === 'Where workers are wanted') await expect(page.locator('.cell-of-map').first()).toBeVisible();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: `More of “${title}”` }).click();
    await page.getByRole('menuitem', { name: 'Save as picture' }).click();
    const { colours } = await pictureIn(page, await readFile(await (await coming).path()));
    expect(colours, title).toBeGreaterThan(20);
  }

  await more.click();
  await page.getByRole('menuitem', { name: 'Show as a table' }).click();
  await expect(
    page
      .getByRole('region', { name: /Requests by the day/ })
      .getByRole('link')
      .first(),
  ).toBeVisible();

  const done = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Done', exact: true }) });
  const count = Number((await done.locator('p').first().textContent())?.trim());
  await done.getByRole('link', { name: 'Bookings' }).click();
  await expect(page).toHaveURL(/\/admin\/bookings\?.*status=completed/);
  await expect(page.getByText(`${count} bookings`)).toBeVisible();
});

test('a custom period is in the address, and a period without requests says so', async ({ demo, visitors }) => {
  const { session } = await demoPerson(demo.url, 'admin');
  const { page } = await visitors.at({ url: demo.url, session, viewport: { width: 360, height: 740 } });
  await page.goto('/admin/analytics?from=2020-01-01&to=2020-01-31&compare=none');
  await expect(page.getByText('No requests on these days').first()).toBeVisible();
  await page.getByLabel('First day').fill('2020-02-10');
  await expect(page).toHaveURL(/from=2020-02-10&to=2020-02-10|to=2020-02-10.*from=2020-02-10/);
  expect(await axe(page)).toEqual([]);
});

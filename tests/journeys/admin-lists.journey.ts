import { expect } from '@playwright/test';
import { demoPerson } from './addresses.ts';
import { axe } from './axe.ts';
import { test } from './suki-test.ts';

const lists = [
  '/admin/audit-logs',
  '/admin/users',
  '/admin/bookings',
  '/admin/payments?period=30',
  '/admin/payouts?friday=all',
];

test('a page beyond the end of an admin’s list leads to its last page', async ({ demo, visitors }) => {
  const { session } = await demoPerson(demo.url, 'admin');
  const { page } = await visitors.at({ url: demo.url, session, viewport: { width: 1280, height: 900 } });
  for (const path of lists) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}page=9999`);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(page.getByRole('main').locator('tbody a:visible').first(), path).toBeVisible();
    await expect(pages.getByText(/^(\d+) of \1$/), path).toBeVisible();
    await expect(pages.getByText(/^[\d,]+ to ([\d,]+) of \1$/), path).toBeVisible();
    expect(page.url(), path).not.toContain('9999');
  }
});

test('the next page of a list is read from its first row, also by keyboard', async ({ demo, visitors }) => {
  const { session } = await demoPerson(demo.url, 'admin');
  const { page } = await visitors.at({ url: demo.url, session, viewport: { width: 1280, height: 900 } });
  await page.goto('/admin/audit-logs');
  await page.getByRole('button', { name: 'Next page' }).press('Enter');
  await expect(page.getByText(/^51 to 100 of \d,\d{3}$/)).toBeAttached();
  await expect(page.getByRole('columnheader', { name: 'Action' })).toBeInViewport();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('table').getByRole('link').first()).toBeFocused();
});

test('a quick look at what is not there says so, and leads back to the list', async ({ demo, visitors }) => {
  const { session } = await demoPerson(demo.url, 'admin');
  const { page } = await visitors.at({ url: demo.url, session, viewport: { width: 1280, height: 900 } });
  for (const path of [
    '/admin/users/nope',
    '/admin/bookings/nope',
    '/admin/payments/nope',
    '/admin/payouts/nope',
    '/admin/audit-logs?look=booking-nope',
  ]) {
    await page.goto(path);
    const panel = page.getByRole('main').getByRole('complementary').last();
    await expect(panel.getByRole('heading', { name: 'There is nothing here' }), path).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Retry' }), path).toHaveCount(0);
    expect(await axe(page), path).toEqual([]);
    await panel.getByRole('button', { name: 'Back to the list' }).click();
    await expect(panel, path).toBeHidden();
  }
});

test('a table of payments cuts neither its header nor ordinary names; tabs are named after the section', async ({
  demo,
  visitors,
}) => {
  const { session } = await demoPerson(demo.url, 'admin');
  const { page } = await visitors.at({ url: demo.url, session, viewport: { width: 1280, height: 900 } });
  await page.goto('/admin/payments?period=30');
  await page.getByRole('main').locator('tbody a:visible').first().waitFor();
  await expect(page).toHaveTitle('Payments · Admin · Suki');
  const cut = await page
    .locator('main th, main tbody .font-strong')
    .evaluateAll((cells) =>
      cells
        .filter((cell) => cell.scrollWidth > cell.clientWidth + 1 && getComputedStyle(cell).overflow === 'hidden')
        .map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);
  await page.goto('/admin/payouts');
  await expect(page).toHaveTitle('Payouts · Admin · Suki');
});

test('on a phone, the place where an admin is stands in sight in the navigation', async ({ demo, visitors }) => {
  const { session } = await demoPerson(demo.url, 'admin');
  const { page } = await visitors.at({ url: demo.url, session, viewport: { width: 360, height: 740 }, hasTouch: true });
  for (const path of ['/admin/settings', '/admin/users', '/admin']) {
    await page.goto(path);
    const here = page.getByRole('navigation', { name: 'Main navigation' }).locator('[aria-current=page]:visible');
    await expect(here, path).toBeInViewport({ ratio: 1 });
  }
});

import { expect, type Locator } from '@playwright/test';
import { demoPerson } from './addresses.ts';
import { axe } from './axe.ts';
import { test } from './suki-test.ts';

/** Letters of most names, and of every service. */
const ORDINARY_NAME = 16;

const lists = ['/admin/users', '/admin/bookings', '/admin/payments?period=30', '/admin/payouts?friday=all'];

test('an address beyond the end of an admin’s list opens its last page', async ({ demo, visitors }) => {
  const carla = await demoPerson(demo.url, 'admin');
  const { page } = await visitors.at({
    url: demo.url,
    session: carla.session,
    viewport: { width: 1280, height: 900 },
  });
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const open = async (path: string) => {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}page=9999`);
    await expect(page.getByRole('main').locator('tbody a:visible').first(), path).toBeVisible();
  };
  for (const path of lists) {
    await open(path);
    await expect(pages.getByText(/^(\d+) of \1$/), path).toBeVisible();
    await expect(pages.getByText(/^[\d,]+ to ([\d,]+) of \1$/), path).toBeVisible();
    expect(page.url(), path).not.toContain('9999');
  }

  // Events continue: a further page may exist meanwhile.
  const { total, limit } = await carla.call('listAuditLogs');
  await open('/admin/audit-logs');
  await expect.poll(async () => shownPage(await pages.innerText())).toBeGreaterThanOrEqual(Math.ceil(total / limit));
  expect(page.url()).not.toContain('9999');
});

/** "7,401 to 7,450 of 7,452", "149 of 150": 149; undefined while loading. */
function shownPage(text: string): number {
  return Number(/^(\d+) of \d+$/m.exec(text)?.[1] ?? Number.NaN);
}

test('the next page of a list starts at its first row, also by keyboard', async ({ demo, visitors }) => {
  const { session } = await demoPerson(demo.url, 'admin');
  const { page } = await visitors.at({ url: demo.url, session, viewport: { width: 1280, height: 900 } });
  await page.goto('/admin/audit-logs');
  await page.getByRole('button', { name: 'Next page' }).press('Enter');
  await expect(page.getByText(/^51 to 100 of \d,\d{3}$/)).toBeAttached();
  const first = page.getByRole('table').locator('tbody tr').first();
  await expect(first).toBeFocused();
  await expect(page.getByRole('columnheader', { name: 'Action' })).toBeInViewport();
  await expect(first).toBeInViewport();
  const row = await first.elementHandle();
  await page.keyboard.press('Tab');
  // An event that arrives meanwhile moves the row down.
  expect(await row?.evaluate((one) => one.querySelector('a') === document.activeElement)).toBe(true);
});

test('a list keeps its address while it scrolls, and its order in the address', async ({ demo, visitors }) => {
  const { session } = await demoPerson(demo.url, 'admin');
  const { page } = await visitors.at({ url: demo.url, session, viewport: { width: 1280, height: 900 } });
  const rows = page.getByRole('table').locator('tbody tr');
  await page.goto('/admin/audit-logs');
  await expect(rows).toHaveCount(50);
  await page.keyboard.press('End');
  await expect(rows.last()).toBeInViewport();
  await expect(page).toHaveURL(/audit-logs$/);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeInViewport();
  expect(await axe(page)).toEqual([]);

  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Person' }).click();
  await expect(page).toHaveURL(/sort=person/);
  const header = page.getByRole('columnheader', { name: 'Person' });
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await header.getByRole('button').click();
  await expect(page).toHaveURL(/sort=-person/);
  await expect(header).toHaveAttribute('aria-sort', 'descending');
});

test('on a phone, a selection mode chooses several rows', async ({ demo, visitors }) => {
  const { session } = await demoPerson(demo.url, 'admin');
  const { page } = await visitors.at({ url: demo.url, session, viewport: { width: 360, height: 740 }, hasTouch: true });
  await page.goto('/admin/user-reports');
  const card = page.getByRole('main').locator('li[data-row]').filter({ hasText: 'I added three photos of my work.' });
  await expect(card).toBeVisible();
  await expect(card.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Select' }).click();
  await card.click();
  await expect(card.getByRole('checkbox')).toBeChecked();
  await expect(page.getByText('1 selected')).toBeVisible();
  await expect(page).toHaveURL(/user-reports$/);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('1 selected')).toBeHidden();
});

test('a quick look at a missing record says so, and leads back to the list', async ({ demo, visitors }) => {
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
    await expect(panel.getByRole('heading', { name: 'There’s nothing here' }), path).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Retry' }), path).toHaveCount(0);
    expect(await axe(page), path).toEqual([]);
    await panel.getByRole('button', { name: 'Back to the list' }).click();
    await expect(panel, path).toBeHidden();
  }
});

/** The texts of cells that are cut off. */
async function cutIn(cells: Locator): Promise<(string | null)[]> {
  return cells.evaluateAll((all) =>
    all
      .filter((cell) => cell.scrollWidth > cell.clientWidth + 1 && getComputedStyle(cell).overflow === 'hidden')
      .map(({ textContent }) => textContent),
  );
}

test('tables of payments and bookings cut neither headers nor ordinary names; tabs are named after the section', async ({
  demo,
  visitors,
}) => {
  const { session } = await demoPerson(demo.url, 'admin');
  const { page } = await visitors.at({ url: demo.url, session, viewport: { width: 1280, height: 900 } });
  await page.goto('/admin/payments?period=30');
  await page.getByRole('main').locator('tbody a:visible').first().waitFor();
  await expect(page).toHaveTitle('Payments · Admin · Suki');
  expect(await cutIn(page.locator('main th, main tbody .font-strong'))).toEqual([]);
  await page.goto('/admin/bookings');
  await page.getByRole('main').locator('tbody a:visible').first().waitFor();
  const cut = await cutIn(page.locator('main th, main tbody .truncate'));
  expect(cut.filter((text) => (text ?? '').length <= ORDINARY_NAME)).toEqual([]);
  await page.goto('/admin/payouts');
  await expect(page).toHaveTitle('Payouts · Admin · Suki');
});

test('on a phone, the navigation shows the current section', async ({ demo, visitors }) => {
  const { session } = await demoPerson(demo.url, 'admin');
  const { page } = await visitors.at({ url: demo.url, session, viewport: { width: 360, height: 740 }, hasTouch: true });
  for (const path of ['/admin/settings', '/admin/users', '/admin']) {
    await page.goto(path);
    const here = page.getByRole('navigation', { name: 'Main navigation' }).locator('[aria-current=page]:visible');
    await expect(here, path).toBeInViewport({ ratio: 1 });
  }
});

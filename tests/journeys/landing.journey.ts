import { expect } from '@playwright/test';
import { test } from './suki-test.ts';

test.describe('the landing page', () => {
  test.beforeEach(async ({ page, suki }) => {
    await page.goto(suki.url);
    await expect(page.getByRole('heading', { level: 1, name: 'Your shortcut to getting things done.' })).toBeVisible();
  });

  test('searches only for entered text', async ({ page, suki }) => {
    const box = page.getByRole('combobox', { name: 'What do you need help with?' });
    const search = page.getByRole('search').getByRole('button', { name: 'Search', exact: true });
    await box.press('Enter');
    await box.fill('   ');
    await search.click();
    await expect(page).toHaveURL(`${suki.url}/`);
    await box.fill('  leaking tap ');
    await search.click();
    await expect(page).toHaveURL(`${suki.url}/search?q=leaking+tap`);
  });

  test('opens four categories with one press each', async ({ page, suki }) => {
    for (const category of ['Cleaning', 'Handyman', 'Plumbing', 'Electrical']) {
      await page.getByRole('list', { name: 'Popular categories' }).getByRole('button', { name: category }).click();
      await expect(page).toHaveURL(`${suki.url}/search?q=${category}`);
      await page.goBack();
    }
  });

  const ways = [
    { link: 'Log in', to: '/login' },
    { link: 'Sign up', to: '/signup' },
    { link: 'See all', to: '/projects' },
    { link: 'View all services', to: '/services' },
    { link: 'Learn more about working with Suki', to: '/provider/info' },
    { link: 'Terms', to: '/terms' },
    { link: 'Privacy', to: '/privacy' },
    { link: 'Contact', to: '/contact' },
  ];
  test('leads by its links to their screens, and back', async ({ page, suki }) => {
    for (const { link, to } of ways) {
      await page.getByRole('link', { name: link, exact: true }).click();
      await expect(page, link).toHaveURL(`${suki.url}${to}`);
      await expect(page.getByRole('heading', { level: 1 }), link).not.toHaveText('Page not found');
      await page.goBack();
    }
  });

  test('invites providers to sign up as such', async ({ page }) => {
    await page.getByRole('link', { name: 'Get started' }).click();
    await expect(page).toHaveURL(/\/worker-registration$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Join as a worker' })).toBeVisible();
  });

  test('switches to Filipino, and remembers it', async ({ page }) => {
    await page.getByLabel('Language').filter({ visible: true }).selectOption('fil');
    await expect(page.locator('html')).toHaveAttribute('lang', /^fil/);
    await expect(page.getByRole('link', { name: 'Log in', exact: true })).toHaveCount(0);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', /^fil/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Your shortcut to getting things done.');
  });
});

test('every screen of a practice platform says that payments move no money', async ({ page, suki }) => {
  await page.route('**/api/config', async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    await route.fulfill({ response: answer, json: { success: true, data: { ...data, practice: true } } });
  });
  for (const path of ['/', '/login', '/client/services', '/no/such/screen']) {
    await page.goto(suki.url + path);
    await expect(page.getByRole('note')).toHaveText('For practice only: payments here move no real money.');
  }
});

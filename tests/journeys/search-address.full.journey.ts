import { expect, type Page } from '@playwright/test';
import { approvedWorker } from '../harness/test-users.ts';
import { axe } from './axe.ts';
import { test } from './suki-test.ts';

const phone = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true };
const names = ['Abel', 'Benigno', 'Cesar', 'Danilo', 'Ernesto', 'Felipe', 'Gil'];
const service = {
  name: 'Gutter repair',
  title: 'Gutters of roofs mended',
  category: 'handyman',
  icon: 'wrench',
  description: '',
  basePrice: 700_00,
  durationMinutes: 60,
  urgent: false,
};

const main = (page: Page) => page.getByRole('main');
const box = (page: Page) => main(page).getByRole('combobox', { name: 'Search a Suki or a service' });
const cards = (page: Page) => main(page).getByRole('link', { name: /Alulod/ });

test('the address holds the search, for Back, for sharing and for further typing', async ({
  visitors,
  suki,
  cast: { carla },
}) => {
  const { item } = await carla.call('addService', { body: service });
  for (const name of names) await approvedWorker(suki.url, carla, name, 'Alulod', item.id);
  await carla.call('listUsers');
  const { page } = await visitors.at({ url: suki.url, ...phone });
  const address = '/search?q=alulod';
  let order: string[] = [];

  await test.step('a shared address shows the same results in the same order', async () => {
    await page.goto(address);
    await expect(cards(page)).toHaveCount(names.length);
    order = await cards(page).allTextContents();
    const other = await visitors.at({ url: suki.url });
    await other.page.goto(address);
    await expect(cards(other.page)).toHaveText(order);
  });

  await test.step('an address from a longer list leads to its last page', async () => {
    await page.goto(`${address}&page=9`);
    await expect(cards(page)).toHaveText(order);
    await expect(page).toHaveURL(address);
  });

  await test.step('Back from a worker restores the list and its scroll position', async () => {
    const last = cards(page).last();
    await last.scrollIntoViewIfNeeded();
    await last.tap();
    await expect(page).toHaveURL(/\/client\/worker\//);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(cards(page)).toHaveText(order);
    await expect(cards(page).last()).toBeInViewport();
  });

  await test.step('a late response does not replace a newer one', async () => {
    await page.goto('/search');
    let answerLate = () => {};
    const isLate = new Promise<void>((resolve) => {
      answerLate = resolve;
    });
    const suggestionsOf = (words: string) => (url: URL) =>
      url.pathname === '/api/search/suggestions' && url.searchParams.get('q') === words;
    await page.route(suggestionsOf('plumb'), async (route) => {
      await isLate;
      // A later keystroke cancelled the request.
      await route.continue().catch(() => undefined);
    });
    const asked = page.waitForRequest((request) => suggestionsOf('plumb')(new URL(request.url())));
    await box(page).fill('plumb');
    await asked;
    await box(page).fill('gutter');
    const option = page.getByRole('option', { name: 'Gutter repair', exact: true });
    await expect(option).toBeVisible();
    answerLate();
    await box(page).press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/search?q=Gutter+repair');
  });

  await test.step('a browser without a location leaves the barangay to be typed', async () => {
    await page.getByRole('button', { name: 'Filters' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('button', { name: 'Near me' }).tap();
    await expect(
      sheet.getByText('Your browser isn’t sharing your location. Type your barangay instead.'),
    ).toBeVisible();
    await sheet.getByRole('combobox', { name: 'Where' }).fill('Kapitolyo');
    await expect(sheet.getByRole('option', { name: /Kapitolyo.*Pasig/ }).first()).toBeVisible();
    expect(await axe(page)).toEqual([]);
  });

  await test.step('a trade that no worker offers leads to the nearest trade and to support', async () => {
    await page.goto('/search?q=welding');
    await expect(page.getByRole('heading', { name: 'No workers for “welding” yet' })).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
    await expect(main(page).getByRole('link', { name: 'Gutter repair' })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await main(page).getByRole('link', { name: 'Gutter repair' }).tap();
    await expect(cards(page)).toHaveCount(names.length);
  });

  await test.step('a word without a match is ignored, and the page says so', async () => {
    await page.goto('/search?q=karaoke+gutter');
    await expect(cards(page)).toHaveCount(names.length);
    await expect(main(page).getByText('No one matches karaoke. Here’s who fits the rest.')).toBeVisible();
    expect(await axe(page)).toEqual([]);
  });
});

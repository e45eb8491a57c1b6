import { expect } from '@playwright/test';
import { person } from '../harness/test-users.ts';
import { requestedBooking } from './prepared.ts';
import { test } from './suki-test.ts';

test('the header search shows the list’s search after Back', async ({
  visitors,
  suki,
  cast: { andrea, jun, service },
}) => {
  const id = await requestedBooking({ client: andrea, worker: jun, serviceId: service.id, time: '16:00' });
  const { page } = await visitors.at({ url: suki.url, session: andrea.session });
  const field = page.getByRole('banner').getByRole('searchbox');
  const booking = page.getByRole('main').getByText(service.name).filter({ visible: true });
  await page.goto('/client/bookings');
  await expect(booking).toBeVisible();
  await field.fill('nothing is called so');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Messages' }).click();
  await expect(page).toHaveURL('/client/chat');
  await expect(field).toHaveValue('');
  await page.goBack();
  await expect(booking).toBeVisible();
  await expect(field).toHaveValue('');
  await andrea.call('cancelBooking', { params: { id }, body: { reason: 'Found' } });
});

test('Enter opens the results from a screen without its own search', async ({ visitors, suki, cast }) => {
  const { page } = await visitors.at({ url: suki.url, session: cast.andrea.session });
  await page.goto('/client/settings');
  const field = page.getByRole('banner').getByRole('searchbox');
  await field.fill('plumbing');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?q=plumbing');
  await expect(page.getByRole('main').getByRole('combobox').first()).toHaveValue('plumbing');
});

test('a later search on the page replaces the header search', async ({ visitors, demo }) => {
  const lita = await person(demo.url, 'Lita', 'Hanapan', 'client');
  const { page } = await visitors.at({ url: demo.url, session: lita.session });
  const main = page.getByRole('main');
  const header = page.getByRole('banner').getByRole('searchbox');

  await test.step('with the next page and other words in the list of workers', async () => {
    await page.goto('/client/workers');
    await header.fill('cleaning');
    await expect(page).toHaveURL('/client/workers?q=cleaning');
    await main.getByRole('button', { name: 'Next page' }).click();
    await expect(main.getByText(/^2 of \d/)).toBeVisible();
    await expect(page).toHaveURL('/client/workers?q=cleaning&page=2');
    const box = main.getByRole('combobox').first();
    await box.fill('plumbing');
    await box.press('Enter');
    await expect(main.getByRole('combobox').first()).toHaveValue('plumbing');
    await expect(page).toHaveURL('/client/workers?q=plumbing');
  });

  await test.step('with a category and other words in the catalogue', async () => {
    await page.goto('/client/explore-services?category=cleaning');
    const chip = main.getByRole('button', { name: 'Cleaning', exact: true });
    const box = main.getByRole('searchbox', { name: 'Search services' });
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await header.fill('deep');
    await expect(box).toHaveValue('deep');
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await main.getByRole('button', { name: 'All', exact: true }).click();
    await expect(page).toHaveURL('/client/explore-services?q=deep');
    await box.fill('');
    await expect(page).toHaveURL('/client/explore-services');
    await chip.click();
    await expect(page).toHaveURL('/client/explore-services?category=cleaning');
  });
});

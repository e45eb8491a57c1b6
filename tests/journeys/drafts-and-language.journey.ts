import { expect, type Page } from '@playwright/test';
import { person } from '../harness/test-users.ts';
import { ApiClient } from '../harness/api-client.ts';
import { BookingFlowPages } from './pages/booking-flow-pages.ts';
import { LoginPage } from './pages/login-page.ts';
import { PASSWORD, test } from './suki-test.ts';
import { english, filipino } from './words.ts';

const banner = (page: Page) => page.getByRole('complementary', { name: 'You started a booking' });

test.describe('drafts are kept', () => {
  test('a booking draft survives a reload, and resumes where it stopped', async ({ visitors, suki, cast }) => {
    const bea = await person(suki.url, 'Bea', 'Lopez', 'client');
    const { page } = await visitors.at({ url: suki.url, session: bea.session });
    const flow = new BookingFlowPages(page, english);
    await page.goto('/client/booking-flow');
    await page.getByLabel('House number and street').fill('3 Narra St.');
    await page.reload();
    await expect(page.getByLabel('House number and street')).toHaveValue('3 Narra St.');
    await page.goto('/client/home');
    await banner(page).getByRole('link', { name: 'Resume' }).click();
    await flow.isAt('Where should we come?');
    await expect(page.getByLabel('House number and street')).toHaveValue('3 Narra St.');
    await page.goto(`/client/create-booking?serviceId=${cast.service.id}`);
    await flow.isAt('When should we come?');
    await expect(page.getByText(cast.service.name).first()).toBeVisible();
    await page.goto('/client/home');
    await expect(banner(page)).toContainText(cast.service.name);
    await banner(page).getByRole('link', { name: 'Resume' }).click();
    await expect(page).toHaveURL(
      (url) =>
        url.pathname === '/client/booking-flow/schedule' && url.searchParams.get('serviceId') === cast.service.id,
    );
  });
});

test('the account stores the chosen language for every device', async ({ visitors, suki }) => {
  const tala = await person(suki.url, 'Tala', 'Garcia', 'client');
  const { page } = await visitors.at({
    url: suki.url,
    session: (await new ApiClient(suki.url).signIn(tala.session?.user.email ?? '', PASSWORD)).session,
  });
  await page.goto('/client/home');
  await page.getByRole('button', { name: 'Tala' }).click();
  await page.getByRole('menuitemradio', { name: 'Filipino' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
  await expect.poll(async () => (await tala.call('me')).user.language).toBe('fil');
  const elsewhere = await visitors.at({ url: suki.url });
  await elsewhere.page.goto('/login');
  await expect(elsewhere.page.locator('html')).toHaveAttribute('lang', 'en');
  await new LoginPage(elsewhere.page).signIn(tala.session?.user.email ?? '', PASSWORD);
  await expect(elsewhere.page).toHaveURL('/client/home');
  await expect(elsewhere.page.locator('html')).toHaveAttribute('lang', 'fil');
  await elsewhere.page.goto('/logout');
  await expect(elsewhere.page.getByText(filipino.account.logOutQuestion)).toBeVisible();
});

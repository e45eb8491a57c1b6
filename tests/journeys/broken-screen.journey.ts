import { expect } from '@playwright/test';
import { BookingPage } from './pages/booking-page.ts';
import { requestedBooking } from './prepared.ts';
import { test } from './suki-test.ts';
import { english } from './words.ts';

test('a screen that crashes keeps the navigation, and can be retried', async ({ visitors, suki, cast }) => {
  const { page, loads } = await visitors.at({
    url: suki.url,
    session: cast.andrea.session,
    viewport: { width: 390, height: 844 },
  });
  await page.goto('/client/home');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Andrea');
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  const broken = page.getByRole('alert').filter({ hasText: 'This screen couldn’t be shown' });
  // A browser extension removes the screen's element: React cannot remove it any more.
  await page.getByRole('main').evaluate((main) => {
    const elsewhere = document.createElement('div');
    elsewhere.append(...main.children);
    main.append(elsewhere);
  });
  await navigation.getByRole('link', { name: 'Bookings' }).click();
  await expect(broken).toBeVisible();
  await expect(broken.getByRole('link', { name: 'Go to home' })).toBeVisible();
  await broken.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
  await navigation.getByRole('link', { name: 'Explore' }).click();
  await expect(page).toHaveURL('/client/explore-services');
  await expect(broken).toHaveCount(0);
  expect(loads(), 'the page was not reloaded').toBe(1);
});

test('a part whose code cannot be loaded leaves the rest of its screen', async ({ visitors, suki, cast }) => {
  const { andrea, jun, service } = cast;
  const bookingId = await requestedBooking({ client: andrea, worker: jun, serviceId: service.id, time: '12:00' });
  const { page } = await visitors.at({ url: suki.url, session: andrea.session });
  await page.route(/\/ClientActions-[^/]+\.js$/, (route) => route.abort());
  await page.goto(`/client/bookings/${bookingId}`);
  await expect(page.getByRole('alert').filter({ hasText: 'This part couldn’t be shown' })).toBeVisible();
  await new BookingPage(page, english).showsStatus('bookingPending');
});

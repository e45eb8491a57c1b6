import { expect } from '@playwright/test';
import { requestedBooking } from './prepared.ts';
import { test } from './suki-test.ts';

test('after Back the header’s search says what the list does', async ({
  visitors,
  suki,
  cast: { andrea, jun, service },
}) => {
  const id = await requestedBooking({ client: andrea, worker: jun, serviceId: service.id, time: '16:00' });
  const { page } = await visitors.at({ url: suki.url, session: andrea.session });
  const field = page.getByRole('banner').getByRole('searchbox');
  const booking = page.getByRole('main').getByText(service.name).first();
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

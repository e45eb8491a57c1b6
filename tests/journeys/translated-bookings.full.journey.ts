import { expect } from '@playwright/test';
import { bookingCode } from '#contracts/booking/code.ts';
import { oneBooking } from './one-booking.ts';
import { openRoundTheClock, requestedBooking } from './prepared.ts';
import { test } from './suki-test.ts';
import { translating } from './translated-pages.ts';

const desk = { width: 1280, height: 900 };

test('one booking, end to end, in browsers that translate', async ({ visitors, suki }) => {
  await oneBooking({ visitors: translating(visitors), url: suki.url });
});

test('staff review and verify payments in a browser that translates', async ({ visitors, suki, cast }) => {
  const { andrea, carla, service } = cast;
  const jun = await openRoundTheClock(cast.jun);
  const id = await requestedBooking({ client: andrea, worker: jun, serviceId: service.id, time: '13:00' });
  await jun.call('acceptBooking', { params: { id } });
  await jun.call('requestPayment', { params: { id }, body: {} });
  await jun.call('confirmCash', { params: { id } });
  const { page } = await translating(visitors).at({ url: suki.url, session: carla.session, viewport: desk });
  await page.goto('/admin/payments');
  await expect(page.locator('main font').first()).toBeVisible();
  for (const tab of [/^Transfers/, /^All/]) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
  }
  await page.getByRole('button', { name: `Verify ${bookingCode(id)}` }).click();
  await expect(page.getByRole('button', { name: /^Undo/ }).first()).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
});

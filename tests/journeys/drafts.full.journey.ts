import { expect, type Page } from '@playwright/test';
import { requestedBooking } from './prepared.ts';
import { test } from './suki-test.ts';

const banner = (page: Page) => page.getByRole('complementary', { name: 'You started a booking' });

test.describe('drafts are kept', () => {
  test('its banner can be dismissed until the draft changes, and disappears with the booking', async ({
    visitors,
    suki,
    cast,
  }) => {
    const { page } = await visitors.at({ url: suki.url, session: cast.andrea.session });
    await page.goto('/client/booking-flow');
    await page.getByLabel('House number and street').fill('5 Molave St.');
    await page.goto('/client/home');
    const told = page.getByText('Hidden for now').waitFor();
    await banner(page).getByRole('button', { name: 'Dismiss' }).click();
    await told;
    await expect(banner(page)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner(page)).toBeHidden();
    await page.goto('/client/booking-flow');
    await expect(banner(page)).toBeHidden();
    await page.getByLabel('House number and street').fill('6 Molave St.');
    await page.goto('/client/home');
    await banner(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(banner(page)).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await banner(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(banner(page)).toBeHidden();
    await page.goto('/client/booking-flow');
    await expect(page.getByLabel('House number and street')).toHaveValue('');
  });

  test('an unsent message survives a reload', async ({ visitors, suki, cast }) => {
    const bookingId = await requestedBooking({
      client: cast.andrea,
      worker: cast.jun,
      serviceId: cast.service.id,
      time: '14:00',
    });
    const { page } = await visitors.at({ url: suki.url, session: cast.jun.session });
    await page.goto(`/worker-chat?booking=${bookingId}`);
    const composer = page.getByRole('textbox', { name: 'Message Andrea' });
    await composer.fill('I can come at');
    await page.reload();
    await expect(composer).toHaveValue('I can come at');
  });
});

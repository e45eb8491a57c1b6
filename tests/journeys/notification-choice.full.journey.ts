import { expect } from '@playwright/test';
import { nextWorkday, kapitolyo, testUsersOf } from '../harness/test-users.ts';
import { startTestSuki } from '../harness/start-suki.ts';
import { openRoundTheClock } from './prepared.ts';
import { test } from './suki-test.ts';

test('a user who switches pop-ups off finds notifications in the list, and none over the page', async ({
  visitors,
}) => {
  const suki = await startTestSuki();
  try {
    const { andrea, jun, service } = await testUsersOf(suki.url);
    await openRoundTheClock(jun);
    const { page } = await visitors.at({ url: suki.url, session: andrea.session });
    await page.goto('/client/settings');
    const card = page.locator('section', { has: page.getByRole('heading', { name: 'Notifications' }) });
    const popUps = card.getByRole('switch', { name: 'Show pop-ups while I’m using Suki' });
    const mails = card.getByRole('switch', { name: 'Email me about disputes and answers from Suki' });
    await expect(popUps).toBeChecked();
    await expect(mails).toBeChecked();
    await popUps.uncheck();
    await expect(page.getByText('Saved.')).toBeVisible();
    await page.reload();
    await expect(popUps).not.toBeChecked();
    await expect(mails).toBeChecked();

    const { id } = await andrea.call('createBooking', {
      body: {
        serviceId: service.id,
        workerId: jun.session?.user.workerId ?? '',
        date: nextWorkday(),
        time: '10:00',
        address: kapitolyo,
        paymentMethod: 'cash',
      },
    });
    await page.goto('/client/notifications');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await jun.call('acceptBooking', { params: { id } });
    await expect(page.getByRole('link', { name: /accepted/i })).toBeVisible();
    await expect(page.locator('[data-sonner-toast]').filter({ hasText: /accepted/i })).toHaveCount(0);
  } finally {
    await suki.stop();
  }
});

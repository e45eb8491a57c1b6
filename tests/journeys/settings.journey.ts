import { expect } from '@playwright/test';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { addDays, manilaDay, manilaInstant } from '#contracts/manila-time.ts';
import { ApiClient } from '../harness/api-client.ts';
import { admin, startTestSuki } from '../harness/start-suki.ts';
import { test } from './suki-test.ts';

test('an admin plans a change, sees it in the history, withdraws it; another admin’s change is there at once', async ({
  visitors,
}) => {
  const suki = await startTestSuki();
  try {
    const carla = await new ApiClient(suki.url).signIn(admin.email, admin.password);
    const { page } = await visitors.at({ url: suki.url, session: carla.session });
    await page.goto('/admin/settings');
    const commission = page.getByLabel('Commission', { exact: true });
    await expect(commission).toHaveValue('12');
    await expect(page.getByText('Nobody has changed a setting yet')).toBeVisible();

    await commission.fill('10');
    await page.getByRole('radio', { name: 'From a certain moment' }).click();
    const day = addDays(manilaDay(new Date()), 30);
    await page.getByLabel('Day', { exact: true }).fill(day);
    await page.getByRole('button', { name: 'Plan the change' }).click();
    const when = formatDayAndTime(manilaInstant(day), 'en');
    const planned = page.locator('section', { has: page.getByRole('heading', { name: 'Planned changes' }) });
    await expect(planned.getByText(`From ${when}`)).toBeVisible();
    await expect(commission).toHaveValue('12');
    await expect(page.getByText('Scheduled a change of settings')).toBeVisible();

    await planned.getByRole('button', { name: 'Withdraw: Commission: 10 %' }).click();
    await expect(planned).toHaveCount(0);
    await expect(page.getByText('Withdrew a change of settings')).toBeVisible();

    await carla.call('changeConfig', { body: { commissionPercent: 11 } });
    await expect(commission).toHaveValue('11');
    await expect(page.getByText('Commission, 12% → 11%')).toBeVisible();
  } finally {
    await suki.stop();
  }
});

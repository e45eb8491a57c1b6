import { expect } from '@playwright/test';
import { adminEn } from '../../frontend/src/features/admin/admin.en.ts';
import { safetyDeskEn } from '../../frontend/src/features/admin/disputes/safety-desk.en.ts';
import { bookingEn } from '../../frontend/src/features/booking/booking.en.ts';
import { safetyEn } from '../../frontend/src/features/dispute/safety.en.ts';
import { startTestSuki } from '../harness/start-suki.ts';
import { approvedWorker, testUsersOf } from '../harness/test-users.ts';
import { axe } from './axe.ts';
import { requestedBooking } from './prepared.ts';
import { test } from './suki-test.ts';

test('safety reports come first in the queue, and lead to a suspension or a warning', async ({ visitors }) => {
  const suki = await startTestSuki();
  try {
    const { andrea, carla, jun, service } = await testUsersOf(suki.url);
    const danny = await approvedWorker(suki.url, carla, 'Danny', 'Lim', service.id);
    const asked = { client: andrea, serviceId: service.id, time: '09:00' };
    const [withDanny, withJun] = [
      await requestedBooking({ ...asked, worker: danny }),
      await requestedBooking({ ...asked, worker: jun, time: '14:00' }),
    ];
    const [client, suspended, worker, desk] = await Promise.all(
      [andrea, danny, jun, carla].map(async ({ session }) => (await visitors.at({ url: suki.url, session })).page),
    );
    if (!client || !suspended || !worker || !desk) throw new Error('A visitor is missing');

    await test.step('a client reports a worker', async () => {
      await client.goto(`/client/bookings/${withDanny}`);
      await client.getByRole('button', { name: bookingEn.more }).click();
      await client.getByRole('menuitem', { name: 'Report Danny' }).click();
      const dialog = client.getByRole('dialog', { name: 'Report Danny?' });
      await dialog.getByRole('button', { name: safetyEn.send }).click();
      await expect(dialog.getByText(safetyEn.aboutNeeded)).toBeVisible();
      await dialog.getByRole('radio', { name: safetyEn.threat }).check();
      await dialog.getByLabel(safetyEn.story).fill('He said he knows where I live');
      expect(await axe(client)).toEqual([]);
      await dialog.getByRole('button', { name: safetyEn.send }).click();
      await expect(client.getByText(safetyEn.sent)).toBeVisible();
    });

    await test.step('staff see it above all disputes and suspend immediately: the session ends', async () => {
      await suspended.goto('/worker-dashboard');
      await desk.goto('/admin/disputes');
      await expect(desk.getByText('Threats or violence: Danny Lim')).toBeVisible();
      expect(await axe(desk)).toEqual([]);
      await desk.getByRole('button', { name: safetyDeskEn.suspend }).click();
      const dialog = desk.getByRole('dialog', { name: 'Suspend Danny?' });
      await dialog.getByLabel(adminEn.reason).fill('A threat');
      await dialog.getByRole('button', { name: safetyDeskEn.suspend }).click();
      await expect(desk.getByText('Threats or violence: Danny Lim')).toBeHidden();
      await expect(suspended).toHaveURL(/\/login/);
      await desk.getByRole('button', { name: safetyDeskEn.showClosed }).click();
      await expect(desk.getByText(safetyDeskEn.outcome_suspended, { exact: true }).last()).toBeVisible();
    });

    await test.step('a worker reports a client, who is warned without the reporter’s name', async () => {
      await worker.goto(`/worker/bookings/${withJun}`);
      await worker.getByRole('button', { name: bookingEn.more }).click();
      await worker.getByRole('menuitem', { name: 'Report Andrea' }).click();
      const dialog = worker.getByRole('dialog', { name: 'Report Andrea?' });
      await dialog.getByRole('radio', { name: safetyEn.harassment }).check();
      await dialog.getByLabel(safetyEn.story).fill('She followed me to my van');
      await dialog.getByRole('button', { name: safetyEn.send }).click();
      await expect(worker.getByText(safetyEn.sent)).toBeVisible();

      await desk.goto('/admin/disputes');
      await desk.getByRole('button', { name: safetyDeskEn.close, exact: true }).click();
      const closing = desk.getByRole('dialog', { name: safetyDeskEn.closeTitle });
      await closing.getByRole('radio', { name: 'Warn Andrea' }).check();
      await closing.getByLabel(adminEn.reason).fill('It happened once');
      await closing.getByRole('button', { name: safetyDeskEn.close, exact: true }).click();
      await expect(closing.getByText(safetyDeskEn.warningNeeded)).toBeVisible();
      await closing.getByLabel('Your warning to Andrea').fill('Leave workers alone after the job');
      expect(await axe(desk)).toEqual([]);
      await closing.getByRole('button', { name: safetyDeskEn.close, exact: true }).click();
      await expect(closing).toBeHidden();
      await client.goto('/client/notifications');
      await expect(client.getByText('Leave workers alone after the job')).toBeVisible();
      await expect(client.getByText('Jun Bautista')).toHaveCount(0);
    });
  } finally {
    await suki.stop();
  }
});

import { expect, type Page } from '@playwright/test';
import { approvalsEn } from '../../frontend/src/features/admin/approvals/approvals.en.ts';
import { adminEn } from '../../frontend/src/features/admin/admin.en.ts';
import { resetEn } from '../../frontend/src/features/admin/settings/reset.en.ts';
import { ApiClient } from '../harness/api-client.ts';
import { admin, otherAdmin, startTestSuki } from '../harness/start-suki.ts';
import { testUsersOf } from '../harness/test-users.ts';
import { axe } from './axe.ts';
import { requestedBooking } from './prepared.ts';
import { test } from './suki-test.ts';
import { translatedTexts } from '#infra/translations/translated-texts.ts';

const approvalsFil = translatedTexts('fil', approvalsEn, 'frontend/src/features/admin/approvals/approvals');
const adminFil = translatedTexts('fil', adminEn, 'frontend/src/features/admin/admin');
const resetFil = translatedTexts('fil', resetEn, 'frontend/src/features/admin/settings/reset');

const languages = [
  { language: 'en', reset: resetEn, shared: adminEn, approvals: approvalsEn },
  { language: 'fil', reset: resetFil, shared: adminFil, approvals: approvalsFil },
] as const;

for (const { language, reset, shared, approvals } of languages) {
  test(`two owners reset a disposable platform (${language})`, async ({ visitors }) => {
    const suki = await startTestSuki({ secondAdmin: true, env: { ALLOW_SYSTEM_RESET: 'true' } });

    async function desk({ email, password }: typeof admin): Promise<Page> {
      const client = await new ApiClient(suki.url).signIn(email, password);
      await client.call('changeMe', { body: { language } });
      const { session } = await client.signIn(email, password);
      return (await visitors.at({ url: suki.url, session })).page;
    }

    try {
      const { andrea, jun, service } = await testUsersOf(suki.url);
      await requestedBooking({ client: andrea, worker: jun, serviceId: service.id, time: '09:00' });
      const client = await visitors.at({ url: suki.url, session: andrea.session });
      await client.page.goto('/client/bookings');
      const job = client.page.getByText('Kitchen tap repair');
      await expect(job.first()).toBeVisible();
      const [asking, agreeing] = [await desk(admin), await desk(otherAdmin)];

      await test.step('one requests it with the reason, the word and the password', async () => {
        await asking.goto('/admin/settings');
        await asking.getByRole('button', { name: reset.reset }).click();
        const dialog = asking.getByRole('dialog', { name: reset.askTitle });
        await dialog.getByLabel(shared.reason, { exact: true }).fill('The training is over');
        await dialog.getByLabel(reset.word, { exact: true }).fill('reset');
        await dialog.getByLabel(reset.password, { exact: true }).fill('not-my-password');
        await dialog.getByRole('button', { name: reset.ask }).click();
        await expect(dialog.getByText(reset.wordNeeded)).toBeVisible();
        expect(await axe(asking)).toEqual([]);
        await dialog.getByLabel(reset.word, { exact: true }).fill('RESET');
        await dialog.getByRole('button', { name: reset.ask }).click();
        await expect(dialog.getByLabel(reset.password, { exact: true })).toHaveAttribute('aria-invalid', 'true');
        await dialog.getByLabel(reset.password, { exact: true }).fill(admin.password);
        await dialog.getByRole('button', { name: reset.ask }).click();
        await expect(dialog).toBeHidden();
        await expect(asking.getByText(reset.waits.replace('{name}', 'Suki Admin'))).toBeVisible();
        await expect(asking.getByRole('button', { name: reset.reset })).toHaveCount(0);
        await expect(job.first()).toBeVisible();
      });

      await test.step('the other agrees, and the client’s page becomes empty automatically', async () => {
        await agreeing.goto('/admin/approvals');
        await expect(agreeing.getByText('The training is over')).toBeVisible();
        await agreeing.getByRole('button', { name: approvals.agree }).click();
        const dialog = agreeing.getByRole('alertdialog');
        await expect(dialog.getByText(approvals.agreeText_system_reset)).toBeVisible();
        await dialog.getByRole('button', { name: approvals.agree }).click();
        await expect(job).toHaveCount(0);
        await expect(client.page.getByRole('heading', { level: 1 })).toBeVisible();
      });

      await test.step('people and services remain, and a new job can be booked', async () => {
        await requestedBooking({ client: andrea, worker: jun, serviceId: service.id, time: '09:00' });
        await expect(job.first()).toBeVisible();
        await asking.goto('/admin/settings');
        await expect(asking.getByRole('button', { name: reset.reset })).toBeVisible();
      });
    } finally {
      await suki.stop();
    }
  });
}

test('no screen offers the reset where it is not allowed', async ({ visitors, suki, cast }) => {
  const { page } = await visitors.at({ url: suki.url, session: cast.carla.session });
  await page.goto('/admin/settings');
  await expect(page.getByLabel('Commission', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: resetEn.reset })).toHaveCount(0);
});
